"""Lists, numbers, capitals and places in English sentences."""

from collections.abc import Sequence

from kneedeep.support import translation


def listed(words: Sequence[str], limit: int = 4, last: str = "and", between: str = ", ") -> str:
    """`a, b and c`, beyond the limit `a, b, c, d and 3 more`. Places contain commas, so `between` is "; " for them."""
    words = [translation.translated(word) for word in words]
    if len(words) > limit:
        some, rest = between.join(words[:limit]), len(words) - limit
        if last == "or":
            return translation.tr("{some} or {rest} more", some=some, rest=rest)
        return translation.tr("{some} and {rest} more", some=some, rest=rest)
    if len(words) < 2:
        return "".join(words)
    some = between.join(filter(None, words[:-1]))
    if last == "or":
        return translation.tr("{some} or {last}", some=some, last=words[-1])
    return translation.tr("{some} and {last}", some=some, last=words[-1])


def translatable_list(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence: `north, east and west`, or with `or` before the last; empty for none."""
    if len(words) < 2:
        return words[0] if words else ""
    some = words[0]
    for word in words[1:-1]:
        some = translation.translatable("{some}, {next}", some=some, next=word)
    if last == "or":
        return translation.translatable("{some} or {last}", some=some, last=words[-1])
    return translation.translatable("{some} and {last}", some=some, last=words[-1])


def counted(number: int, one: str, more: str = "") -> str:
    """`1 space`, `3 spaces`."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def coordinates(space: Sequence[int]) -> str:
    """A space in the notation of texts: `12,3`."""
    return f"{space[0]},{space[1]}"


def capitalized(text: str) -> str:
    """A text with a capital at its beginning."""
    return text.capitalized() if isinstance(text, translation.TranslatableText) else translation.with_capital(text)


def lowered(name: str) -> str:
    """A name inside a sentence. Names in capitals (BFG) are unchanged."""
    return name.lowered() if isinstance(name, translation.TranslatableText) else translation.without_capital(name)


def colored(color: str | None, name: str) -> str:
    """A thing with its color: `red key`. Without a color, its name alone."""
    if not color:
        return name
    return translation.translatable("{color} {thing}", color=translation.translatable_word(color), thing=name)


def sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    return capitalized(text) if text.endswith((".", "!", "?", "…", ":")) else f"{capitalized(text)}."
