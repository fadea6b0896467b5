"""Opponents. They know the kernel's API, and of a game what their seat may know."""
