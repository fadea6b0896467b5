"""`python -m escadrille` is the command `escadrille`."""

from escadrille.cli import main

main()
