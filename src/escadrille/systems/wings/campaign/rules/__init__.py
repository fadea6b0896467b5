"""The rules of a campaign, group by group."""
