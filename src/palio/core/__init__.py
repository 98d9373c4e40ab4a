"""What a game is. Standard library only (and marks for the compiler), no I/O."""
