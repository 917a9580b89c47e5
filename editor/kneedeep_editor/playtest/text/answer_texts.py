"""Answers for people: the best attack first, short texts, doors by their names at the table."""

from collections.abc import Mapping, Sequence

from kneedeep.rules import Action, Game, State
from kneedeep.rules.answers import Choice, Outcome
from kneedeep_editor.texts import EditionTexts, capitalized, tr, translated

_ATTACKS = ("attack", "further attack")
_AT_DOORS = ("door", "leave")


def distinct_answers(game: Game, choices: Sequence[Choice]) -> list[Choice]:
    """The answers without duplicates for equal cards."""
    found: dict[object, Choice] = {}
    for choice in choices:
        found.setdefault(choice.words if game.assistant.card_of(choice.action) >= 0 else choice.action, choice)
    return list(found.values())


def sort_answers(choices: Sequence[Choice], outcomes: Mapping[Action, Outcome | None]) -> list[Choice]:
    """The answers, with attacks grouped by target, the best first and those on nothing last.

    Ending an attack comes before continuing it at an empty place. Leaving by a door comes before shutting it.
    """
    attacks = _sorted_attacks([choice for choice in choices if choice.role in _ATTACKS], outcomes)
    doors = sorted(
        (choice for choice in choices if choice.role in _AT_DOORS), key=lambda choice: choice.role != "leave"
    )
    waiting, standing = iter(attacks), iter(doors)
    found = [
        next(waiting) if choice.role in _ATTACKS else next(standing) if choice.role in _AT_DOORS else choice
        for choice in choices
    ]
    stops = [choice for choice in found if choice.role == "attack end"]
    if not stops:
        return found
    worth = [one for one in found if one.role == "further attack" and outcomes.get(one.action) is not None]
    return [*worth, *stops, *(one for one in found if one not in worth and one not in stops)]


def _sorted_attacks(attacks: Sequence[Choice], outcomes: Mapping[Action, Outcome | None]) -> list[Choice]:
    """The attacks, those on the best target first, and for each target the best attack first."""
    best: dict[object, tuple[float, float, float]] = {}
    for choice in attacks:
        promise = outcome_promise(outcomes.get(choice.action))
        best[choice.spaces] = max(best.get(choice.spaces, (-1, -1, -1)), promise)
    return sorted(
        attacks,
        key=lambda choice: (
            tuple(-part for part in best[choice.spaces]),
            choice.spaces,
            tuple(-part for part in outcome_promise(outcomes.get(choice.action))),
        ),
    )


def outcome_promise(outcome: Outcome | None) -> tuple[float, float, float]:
    """The rank of an attack's expected outcome: deaths, wounds, hits."""
    if outcome is None or not (outcome.harms or outcome.things):
        return -1, -1, -1
    killed = outcome.harms[0].killed if outcome.harms else 0.0
    return killed, outcome.expected, outcome.hit


def short_answer(game: Game, choice: Choice) -> tuple[str, str]:
    """The short text of an answer, and the omitted details: dice, range and ammunition of an attack."""
    words = capitalized(choice.words)
    if all(field.kind != "weapon" for field in game.kinds[choice.action[0]].fields):
        return words, ""
    head, _, rest = words.rpartition(" (")
    more, _, tail = rest.partition(")")
    return head + tail, more


def outcome_text(outcome: Outcome, texts: EditionTexts, *, brief: bool = False) -> str:
    """The expected outcome in the words of an edition. `brief`: for one line of a list."""
    tr = texts.tr
    parts = [tr("{chance} to hit", chance=f"{outcome.hit:.0%}")]
    if outcome.harms:
        wounds = f"{outcome.expected:.1f}"
        parts.append(tr("{wounds} wounds", wounds=wounds) if brief else tr("{wounds} wounds expected", wounds=wounds))
        if outcome.harms[0].killed:
            parts.append(tr("{chance} to kill", chance=f"{outcome.harms[0].killed:.0%}"))
        if len(outcome.harms) > 1:
            parts.append(tr("{number} more in it", number=len(outcome.harms) - 1))
    for _, chance in outcome.things:
        parts.append(tr("{chance} to destroy it", chance=f"{chance:.0%}"))
    return " · ".join(parts)


def dice_result_text(outcome: Outcome, game: Game, state: State) -> str:
    """The result of the rolled dice."""
    texts = EditionTexts(game.scenario.ruleset)
    if outcome.hit < 1:
        return texts.tr("As rolled: no hit.")
    parts = []
    for harm in outcome.harms:
        who = game.assistant.figure_name(state, harm.figure)
        if harm.killed >= 1:
            parts.append(texts.tr("{who} is killed", who=who))
        elif harm.expected:
            amount = texts.tr_count("{n} wound", "{n} wounds", round(harm.expected))
            parts.append(tr("{who} takes {wounds}", who=who, wounds=amount))
    return tr("As rolled: {result}.", result=", ".join(parts) or texts.tr("a hit without a wound"))


def shown_text(text: str) -> str:
    """A text in the language of the editor, capitalized."""
    return capitalized(translated(text))
