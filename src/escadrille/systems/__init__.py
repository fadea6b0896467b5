"""The five systems, one folder each; none knows another."""
