"""Timing windows: where one is offered, and which event cards fit it, each window with its bit in `State.windows`.

Rule: 2004 rulebook p. 11 (timing); RUL-01, RUL-02, RUL-11.
"""

from kneedeep.rules.doom2004.parts import CompiledScenario, State, Window

WINDOWS = tuple(
    "invader-start marine-turn pick-up marine-attack marine-dice marine-ammo activation invader-attack".split()
)
BITS = {name: 1 << place for place, name in enumerate(WINDOWS)}


AFTER_DICE = ("marine-dice", "marine-ammo")
"""Windows between dice and wounds: for events alone. Rule: RUL-02, RUL-11.

All others are for guards in the invader's turn and for heal orders in anyone's, where somebody in reach is hurt.
"""


EVERYBODY = 0
"""As `Window.asked`: the invader comes first, then every marine."""


def is_wanted(state: State, name: str) -> bool:
    """Whether anybody holds something that may fit a window."""
    if state.windows & BITS.get(name, 0):
        return True
    return (state.guards | state.healers) > 0 and name not in AFTER_DICE


def offer(tables: CompiledScenario, state: State, name: str, figure: int = -1, other: int = -1) -> None:
    """Open a window if anybody holds something that may fit it."""
    if is_wanted(state, name):
        state.stack.append(Window("window", name, EVERYBODY, figure, other))


def ask_again(state: State) -> None:
    """After an answer the window is asked again from the start. Rule: RUL-01."""
    stage = state.stack[-1]
    if isinstance(stage, Window) and stage.asked != EVERYBODY:
        state.stack[-1] = stage._replace(asked=EVERYBODY)
