"""`python -m symoro`: the command line."""

from symoro.cli.main import run

if __name__ == "__main__":
    run()
