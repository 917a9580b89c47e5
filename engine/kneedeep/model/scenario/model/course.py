"""The course of a game of the scenario: triggers, victory, deadlines, endings, choices."""

from typing import ClassVar

from kneedeep.model.scenario import value_shapes as shapes
from kneedeep.model.scenario.element import Element, slot
from kneedeep.model.scenario.key_texts import described_fields
from kneedeep.model.scenario.record import Record
from kneedeep.model.scenario.script_values import Condition, Effect, condition, effects
from kneedeep.model.scenario.value import value


@value
class Trigger(Element):
    """A condition with a text and steps. They happen when it becomes true."""

    word: ClassVar[str] = "trigger"
    id: str | None = slot(shapes.Identifier(), None)
    when: Condition = slot(condition())
    after: int | None = slot(shapes.Whole(0, 1_000), None)
    text: str = slot(shapes.TextShape(), "")
    do: tuple[Effect, ...] = slot(effects(), ())
    note: str = slot(shapes.TextShape(), "")


@value
class Victory(Element):
    """The victory conditions of each side."""

    word: ClassVar[str] = "victory"
    marines: Condition | None = slot(condition(), None)
    invaders: Condition | None = slot(condition(), None)


@value
class Deadline(Element):
    """Something that must happen within a number of rounds."""

    word: ClassVar[str] = "deadline"
    id: str | None = slot(shapes.Identifier(), None)
    rounds: int = slot(shapes.Whole(1, 1_000))
    start: Condition | None = slot(condition(), None, name="from")
    goal: Condition = slot(condition())
    missed: tuple[Effect, ...] = slot(effects(), ())
    text: str = slot(shapes.TextShape(), "")


@value
class Ending(Element):
    """An end of the game with its own text."""

    word: ClassVar[str] = "ending"
    id: str | None = slot(shapes.Identifier(), None)
    when: Condition = slot(condition())
    winner: str = slot(shapes.WordShape("marines", "invaders", "nobody"), name="for")
    text: str = slot(shapes.TextShape(), "")
    next: str = slot(shapes.TextShape(), "")


@value
class Choice(Element):
    """Alternatives, some of which are drawn or chosen at set-up."""

    word: ClassVar[str] = "choice"
    id: str | None = slot(shapes.Identifier(), None)
    by: str = slot(shapes.WordShape("chance", "invader", "marines"))
    draw: int = slot(shapes.Whole(1, 100), 1)
    of: tuple[tuple[Record, ...], ...] = slot(
        shapes.Many(
            shapes.Many(described_fields("choice.of", {"token": shapes.Name("set up")}, required=("token",)), most=100),
            least=1,
            most=100,
        )
    )
    text: str = slot(shapes.TextShape(), "")
