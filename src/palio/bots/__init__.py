"""Players that are not people. They know the core, never a particular game."""
