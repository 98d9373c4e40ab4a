"""The questions of Firenze, split by phase of the turn; §§ are those of RULES.md."""
