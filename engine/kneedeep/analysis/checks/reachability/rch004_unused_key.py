"""RCH004: a key that opens nothing, a flag that nothing waits for."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Cause, Facts, Finding, Severity, check, unsound_file
from kneedeep.analysis.script_facts.step_facts import conditions_of, script_steps
from kneedeep.analysis.words import capitalized, place, places, tr
from kneedeep.board.script.script_steps import ScriptStep
from kneedeep.model.scenario.model import Condition, Effect, Token
from kneedeep.support import later

CODE = "RCH004"


@check(Severity.WARNING, needs=("solver",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each useless key and flag."""
    steps = [step for step in facts.of(script_steps) if isinstance(step, ScriptStep)]
    yield from _keys(facts)
    yield from _flags(facts, steps)


def _keys(facts: Facts) -> Iterator[Finding]:
    asked = {got.params.get("color") for _step, got in conditions_of(facts, "got") if got.value == "key"}
    named = {use.value for _step, use in conditions_of(facts, "use")}
    opened = {door.element.key for door in facts.board.doors if door.stands}
    for token in facts.scenario.tokens:
        if token.kind != "key" or token.do or token.id in named or None in asked:
            continue
        if token.color in opened or token.color in asked:
            continue
        spaces = tuple(space for space in token.places if space in facts.board.number)
        name = facts.called(token.serial)
        text = later("{name} opens nothing: no door has a {color} lock, and no condition needs the key.")
        message = tr(text, name=capitalized(name), color=tr(token.color or ""))
        cause = facts.of(unsound_file) or _off_joint(facts, token)
        yield Finding(CODE, message, spaces, (token.serial,), (), places(place(name, spaces)), cause=cause)


def _off_joint(facts: Facts, key: Token) -> Cause | None:
    """The cause if the key's door is in the file but off the board."""
    doors = (door.element for door in facts.board.doors if not door.stands)
    lost = tuple(door.serial for door in doors if door.key == key.color)
    return Cause("BRD004", lost) if lost else None


def _flags(facts: Facts, steps: list[ScriptStep]) -> Iterator[Finding]:
    waited = {step.script.value for step in steps if isinstance(step.script, Condition) and step.script.kind == "flag"}
    reported = set(waited)
    for step in steps:
        if isinstance(step.script, Effect) and step.script.kind == "set" and step.script.value not in reported:
            reported.add(step.script.value)
            setter = capitalized(facts.called(step.serial) if step.serial else "a step")
            flag = facts.words.flag(step.script.value)
            message = tr("{setter} sets the flag {flag}, but nothing waits for it.", setter=setter, flag=flag)
            yield Finding(CODE, message, (), (step.serial,), (*step.path, "set"), cause=facts.of(unsound_file))
    for flag in facts.scenario.flags:
        if flag not in reported:
            message = tr("Nothing sets the flag {flag} or waits for it.", flag=facts.words.flag(flag))
            yield Finding(CODE, message, path=("flags", flag), cause=facts.of(unsound_file))
