"""Numbers of things in a game, in words."""

from kneedeep_editor.texts import tr_count


def points(count: int) -> str:
    """Return a number of movement points."""
    return tr_count("{n} point", "{n} points", count)


def wounds(count: int) -> str:
    """Return a number of wounds."""
    return tr_count("{n} wound", "{n} wounds", count)


def spaces(count: int) -> str:
    """Return a number of spaces."""
    return tr_count("{n} space", "{n} spaces", count)


def attacks(count: int) -> str:
    """Return a number of attacks."""
    return tr_count("{n} attack", "{n} attacks", count)


def spawn_cards(count: int) -> str:
    """Return a number of spawn cards."""
    return tr_count("{n} spawn card", "{n} spawn cards", count)
