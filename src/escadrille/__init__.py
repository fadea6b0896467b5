"""Escadrille: tabletop air-combat systems, every rule enforced."""

from importlib.metadata import version

from escadrille import build

__version__ = version("escadrille")
build.settle()
