"""Escadrille: tabletop air-combat systems, every rule enforced."""

from importlib.metadata import version

__version__ = version("escadrille")
