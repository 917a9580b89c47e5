"""The process that makes and verifies passports."""

from datetime import UTC, datetime
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, NamedTuple

from kneedeep.support.english import sentence
from kneedeep_editor.services.jobs.file_reports import NOTE, PAGE

if TYPE_CHECKING:
    from kneedeep.games.simulation.result import Simulation
    from kneedeep.games.simulation.simulation_plan import SimulationPlan


class PassportWish(NamedTuple):
    """Options. `games`: for each number of marines, 0 for none. `draft`: accept errors. `dated`: with the date."""

    games: int = 0
    draft: bool = False
    dated: bool = False


def make_passport(connection: "Connection[object, object]", text: bytes, wish: PassportWish) -> bytes | str:
    """Make a scenario's passport like `kneedeep passport`. Its content, or the reason of a failure."""
    from kneedeep.games.simulation.simulation_plan import best_plan
    from kneedeep.model.catalog.numbers.user_file import own_numbers
    from kneedeep.model.scenario.io.reader import read
    from kneedeep_exchange.passport.archive import PassportError
    from kneedeep_exchange.passport.claims import findings_of
    from kneedeep_exchange.passport.contents import PassportRequest, passport_of

    reading = read(text)
    scenario = reading.scenario
    assert scenario is not None
    findings = findings_of(reading)
    numbers = own_numbers(scenario.ruleset) if wish.games else ()
    games = _played(connection, best_plan(scenario, numbers, wish.games)) if wish.games else None
    try:
        return passport_of(
            PassportRequest(
                reading,
                text,
                findings,
                games,
                numbers,
                views=True,
                draft=wish.draft,
                dated=datetime.now(UTC).date().isoformat() if wish.dated else None,
            )
        )
    except PassportError as error:
        return sentence(str(error))


def verify_passport(connection: "Connection[object, object]", content: bytes, quick: bool) -> str:
    """Verify the claims of a passport like `kneedeep verify`. Notes each result. The reason if it is unreadable."""
    from kneedeep_exchange.passport.archive import PassportError
    from kneedeep_exchange.passport.verification import verify

    try:
        for statement in verify(content, lambda plan: _played(connection, plan), quick=quick):
            connection.send((NOTE, statement))
    except PassportError as error:
        return sentence(str(error))
    return ""


def _played(connection: "Connection[object, object]", plan: "SimulationPlan") -> "Simulation":
    """Play the games of a plan and report progress."""
    from kneedeep.games.simulation.executors import workers
    from kneedeep.games.simulation.simulation_run import result_without_games, simulated

    result = result_without_games(plan)
    connection.send((PAGE, 0, plan.all_games))
    with workers(1) as crew:
        for result in simulated(plan, crew):
            connection.send((PAGE, result.all_games, plan.all_games))
    return result
