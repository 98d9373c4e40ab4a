"""The questions of Patrizier, split by what happens in a turn; §§ are those of RULES.md."""
