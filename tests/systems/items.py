"""Items of a menu, as a test reads them."""

from escadrille.kernel.words import Item


def flat(item: Item) -> str:
    """Return an item in one line, without what stands between its parts."""
    figures = [figure for _, figure in item.figures]
    return " ".join(" ".join([item.name, *figures, " · ".join(item.tells)]).split())
