"""``python -m palio`` is the command ``palio``."""

from palio.cli import main

main()
