"""Amounts in a game, in words."""

from kneedeep.support.translation import TranslatableText, translatable_count


def points(count: int) -> TranslatableText:
    """A number of movement points."""
    return translatable_count("{n} point", "{n} points", count)


def wounds(count: int) -> TranslatableText:
    """A number of wounds."""
    return translatable_count("{n} wound", "{n} wounds", count)


def spaces(count: int) -> TranslatableText:
    """A number of spaces."""
    return translatable_count("{n} space", "{n} spaces", count)


def attacks(count: int) -> TranslatableText:
    """A number of attacks."""
    return translatable_count("{n} attack", "{n} attacks", count)


def spawn_cards(count: int) -> TranslatableText:
    """A number of spawn cards."""
    return translatable_count("{n} spawn card", "{n} spawn cards", count)


def points_left(count: int) -> TranslatableText:
    """The number of remaining points."""
    return translatable_count("{n} is left", "{n} are left", count)
