"""Who leads a side of a campaign."""
