"""The worker process that computes models, and its client on the side of the page."""
