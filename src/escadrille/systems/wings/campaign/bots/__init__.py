"""Who leads a squadron by himself."""
