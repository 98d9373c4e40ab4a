"""The questions of the game, split by what they are about; §§ are those of RULES.md."""
