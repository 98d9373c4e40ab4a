"""The command ``palio``."""
