"""The questions of Florenza, split by what happens in a round; §§ are those of RULES.md."""
