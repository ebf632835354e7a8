"""Model listings of SYMORO+, OpenSYMORO and our own languages, read into programs."""
