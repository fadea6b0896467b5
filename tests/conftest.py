"""Hypothesis searches the same examples every time: a test that fails now and then is a bug."""

from hypothesis import settings

settings.register_profile("escadrille", derandomize=True, deadline=None)
settings.load_profile("escadrille")
