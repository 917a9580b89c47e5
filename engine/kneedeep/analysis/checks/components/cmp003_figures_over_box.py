"""CMP003: an area sets up more figures of a kind than the marines' colors allow."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import explaining_cause
from kneedeep.analysis.components.component_demand import FigureAsked, boxes, figures_asked
from kneedeep.analysis.components.presence import branches
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.board.laid_things import present
from kneedeep.english import listed

CODE = "CMP003"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area and kind of which its reveal sets up too many, for any number of marines."""
    by_kind: dict[tuple[str, str], list[FigureAsked]] = {}
    for one in figures_asked(facts):
        by_kind.setdefault((one.area, one.kind), []).append(one)
    areas = {area.id: area.serial for area in facts.scenario.areas}
    for (area, kind), asked in by_kind.items():
        short = dict(_short(facts, kind, asked))
        if not short:
            continue
        worst = max(short, key=lambda marines: short[marines][0] - short[marines][1])
        number = short[worst][0]
        held = dict.fromkeys(str(held) for _, held in short.values())
        serials = tuple(dict.fromkeys(one.serial for one in reversed(asked)))
        spaces = tuple(space for one in asked for space in one.spaces)
        counts = tuple(short)
        figure, called = facts.catalog.figures[kind], facts.words.area(area)
        with_marines = f"with {listed([str(count) for count in counts], last='or')} {'marine' if counts == (1,) else 'marines'}"
        yield Finding(
            CODE,
            f"Revealing {called} sets up {number} {figure.name if number == 1 else figure.plural} {with_marines}; the colors in play have {listed(list(held), last='or')}.",
            spaces,
            (*serials, *((areas[area],) if area in areas and areas[area] not in serials else ())),
            (),
            places(*([place(f"{figure.plural} of {called}", spaces)] if spaces else [])),
            marines=None if counts == facts.scenario.counts else counts,
            cause=explaining_cause(facts, CODE, serials=serials),
        )


def _short(facts: Facts, kind: str, asked: list[FigureAsked]) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yield number of marines -> figures asked for and held, where the choices that ask for most ask for too many."""
    owned = boxes(facts)
    for marines in facts.scenario.counts:
        held = facts.catalog.figures_held(kind, owned, marines)
        number = max(
            sum(one.number for one in asked if present(one.marines, marines) and one.id not in left_out)
            for left_out in facts.of(branches)
        )
        if held is not None and number > held:
            yield marines, (number, held)


CHECK = Check(
    code=CODE,
    name="figures-over-box",
    severity=Severity.WARNING,
    when="revealing an area needs more figures of a kind than the colors in play have",
    what="Each marine brings the invaders of his color into play: a third of each kind in the box. Revealing this area sets up more figures of one kind than that.",
    why="With fewer than three marines the invader runs out of figures, and the area is easier than intended.",
    fix="Set `marines` on the figures so that they appear only with enough marines, or use several kinds.",
    rule="2004 rulebook p. 7 (step 2, spawn): only invaders in the colors of the marines are used.",
    example=example(figures="  - {kind: archvile, spaces: [[5, -1], [7, 2], [8, 2]]}\n"),
    near_miss=example(figures="  - {kind: archvile, spaces: [[5, -1], [7, 2]]}\n"),
    run=run,
    needs=("part counts",),
)
