"""The threat card and its effect at the start of each Status Phase.

Rule: 2016 rulebook p. 15 (threat cards); RUL16-151 to RUL16-154.
"""

from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.action_cache import PASS
from kneedeep.rules.doom2016.invader import summoning
from kneedeep.rules.doom2016.parts import INVADER, Action, CompiledScenario, State, ask, stage_kind
from kneedeep.rules.doom2016.stages import Assault
from kneedeep.rules.numbers import TokenNumber, each_token
from kneedeep.support.translation import tr


def begin_status(tables: CompiledScenario, state: State) -> None:
    """Carry out the threat card at the start of a Status Phase. Rule: RUL16-152, RUL16-153, house rule `horde`."""
    if tables.threat == "horde":
        if not state.crowd or tables.parameters.horde == "one-a-round":
            summoning.begin(tables, state, _lowest(tables, state), 1)
    elif tables.threat == "assault":
        state.threat += tables.income
        state.tell(event_texts.Threat("threat", state.threat))
        state.stack.append(Assault("assault", 0))


def _lowest(tables: CompiledScenario, state: State) -> tuple[TokenNumber, ...]:
    """The remaining portals of the lowest color."""
    portals = tuple(each_token(state.portals))
    lowest = min((tables.tokens[number].color for number in portals), default=-1)
    return tuple(number for number in portals if tables.tokens[number].color == lowest)


def _affordable(tables: CompiledScenario, state: State) -> list[TokenNumber]:
    return [
        number for number in each_token(state.portals) if tables.prices[tables.tokens[number].color] <= state.threat
    ]


def _run(tables: CompiledScenario, state: State, stage: Assault) -> bool:
    if not _affordable(tables, state):
        end(tables, state, stage)
        return False
    return ask(state, INVADER)


def end(tables: CompiledScenario, state: State, stage: Assault) -> None:
    """End the spending of threat tokens. After a summoning, discard stored Argent Power. Rule: RUL16-150."""
    state.stack.pop()
    if stage.summoned:
        summoning.discard_stored(tables, state)


def _options(tables: CompiledScenario, state: State, stage: Assault) -> list[Action]:
    return [*(("pick-portal", portal) for portal in _affordable(tables, state)), PASS]


STAGES = (
    stage_kind(
        "assault",
        Assault,
        _run,
        _options,
        situation=lambda n, t, s, stage: tr("{threat} threat tokens", threat=s.threat),
    ),
)
