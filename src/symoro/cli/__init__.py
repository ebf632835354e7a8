"""The command line: it parses, calls the public API and shows what comes back."""
