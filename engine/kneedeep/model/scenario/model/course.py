"""How a game of the scenario goes: triggers, victory, deadlines, endings, choices."""

from typing import ClassVar

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, slot
from kneedeep.model.scenario.model.allowed_words import ID, NOTE
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import Condition, Effect, condition, effects
from kneedeep.model.scenario.value import value


@value
class Trigger(Element):
    """When a condition becomes true, read a text and carry out steps."""

    word: ClassVar[str] = "trigger"
    id: str | None = slot(shapes.Identifier(), ID, "klaxon", None)
    when: Condition = slot(condition(), "The condition that fires it, once.", {"open": "gate"})
    after: int | None = slot(shapes.Whole(0, 1_000), "This many rounds later; 0: at the end of this round.", 2, None)
    text: str = slot(shapes.TextShape(), "Read aloud then.", "A siren wails.", "")
    do: tuple[Effect, ...] = slot(effects(), "Steps carried out then.", [{"set": "alarm"}], ())
    note: str = slot(shapes.TextShape(), NOTE, "Place it out of sight.", "")


@value
class Victory(Element):
    """How each side wins."""

    word: ClassVar[str] = "victory"
    marines: Condition | None = slot(
        condition(), "The marines win when this holds.", {"exit": "out", "who": "all"}, None
    )
    invaders: Condition | None = slot(
        condition(), "The invader wins when this holds.", {"frags": 6, "text": "No one answers."}, None
    )


@value
class Deadline(Element):
    """Something that must happen within a number of rounds."""

    word: ClassVar[str] = "deadline"
    id: str | None = slot(shapes.Identifier(), ID, "second", None)
    rounds: int = slot(shapes.Whole(1, 1_000), "Number of rounds.", 7)
    start: Condition | None = slot(
        condition(), "Starts when this holds (default: the first round).", {"use": "switch"}, None, name="from"
    )
    goal: Condition = slot(condition(), "What must hold by then.", {"use": "console"})
    missed: tuple[Effect, ...] = slot(effects(), "Steps when it is missed.", [{"win": "invaders"}], ())
    text: str = slot(shapes.TextShape(), "Read aloud when it starts.", "Seven minutes.", "")


@value
class Ending(Element):
    """An end of the game with a text of its own."""

    word: ClassVar[str] = "ending"
    id: str | None = slot(shapes.Identifier(), ID, "rescue", None)
    when: Condition = slot(condition(), "The game ends when this holds.", {"reach": "lift", "who": "all"})
    winner: str = slot(shapes.WordShape("marines", "invaders", "nobody"), "Who has won then.", "marines", name="for")
    text: str = slot(shapes.TextShape(), "Read aloud then.", "The doors close behind you.", "")
    next: str = slot(shapes.TextShape(), "Title of the scenario that follows; never opened.", "The Red Gate", "")


@value
class Choice(Element):
    """Alternatives of which some are drawn or chosen at set-up."""

    word: ClassVar[str] = "choice"
    id: str | None = slot(shapes.Identifier(), ID, "stash", None)
    by: str = slot(shapes.WordShape("chance", "invader", "marines"), "Who or what chooses.", "chance")
    draw: int = slot(shapes.Whole(1, 100), "How many entries of `of`.", 1, 1)
    of: tuple[tuple[Record, ...], ...] = slot(
        shapes.Many(
            shapes.Many(
                shapes.Fields(
                    {"token": (shapes.Name("set up"), "The element that is set up.", "crate-a")}, required=("token",)
                ),
                most=100,
            ),
            least=1,
            most=100,
        ),
        "The entries; each lists the elements that are set up with it.",
        [[{"token": "crate-a"}], [{"token": "crate-b"}]],
    )
    text: str = slot(shapes.TextShape(), "Read aloud at the choice.", "Somewhere here lies a card.", "")
