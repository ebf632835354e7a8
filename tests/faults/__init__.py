"""Faults that are injected, not waited for; the tests assert what a user has afterwards."""
