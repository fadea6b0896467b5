"""The rules of a campaign, chapter by chapter."""
