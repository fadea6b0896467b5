"""Packs of data: decoded strictly, cross-checked, hashed; every fault reported at once."""
