"""Setting up a scenario to play, or failing with one sentence about the reason."""

from collections.abc import Callable
from typing import TypeVar

from kneedeep.analysis.framework.runner import analyse
from kneedeep.analysis.text.witness_text import too_much
from kneedeep.cli import CommandError, complain
from kneedeep.cli.work_limits import answering
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.rules.ruleset import UnplayableError
from kneedeep.support.printable import quoted
from kneedeep.support.translation import tr
from kneedeep.support.work_budget import OutOfWork

Made = TypeVar("Made")


def playable(path: str, reading: Reading, make: Callable[[], Made]) -> Made:
    """The result of `make` for a scenario. Reports on stderr if the scenario has errors.

    Raises CommandError, with a hint where to find out more, if `make` raises UnplayableError or exceeds the work limit
    of one answer. So does any other exception, if the scenario has errors.
    """
    with answering():
        return _playable(path, reading, make)


def _playable(path: str, reading: Reading, make: Callable[[], Made]) -> Made:
    errors = sum(
        finding.allowed is None and finding.severity == "error" for finding in analyse(reading, select=("SCN", "BRD"))
    )
    hint = tr(" (`kneedeep validate {path}` shows what is wrong)", path=quoted(path)) if errors else ""
    try:
        made = make()
    except OutOfWork as error:
        assert reading.scenario is not None
        why = too_much(reading.scenario)
        raise CommandError("{path} can't be played: {why}{hint}", path=path, why=why, hint=hint) from error
    except UnplayableError as error:
        why = str(error).rstrip(".")
        raise CommandError("{path} can't be played: {why}{hint}", path=path, why=why, hint=hint) from error
    except Exception as error:
        if not errors:
            raise
        raise CommandError("{path} can't be played as long as it has errors{hint}", path=path, hint=hint) from error
    if errors:
        complain("{path} has errors and is played as far as they allow{hint}", path=path, hint=hint)
    return made
