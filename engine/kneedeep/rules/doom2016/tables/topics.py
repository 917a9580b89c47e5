"""Topics that conditions of a script depend on. A change of a topic is marked in the state.

`STOOD`: the place of a marine has changed. `WALKED_OFF`: a demon has left an area, which may be clear now.
`SIGHTED`: a marine sees an area with text or steps for its first sighting.
"""

(OPENED, USED, GOT, KILLED, SUMMONED, LEFT, STOOD, FLAGGED, FRAGGED, JUDGED, ROUND, REVEALED, WALKED_OFF, SIGHTED) = (
    1 << n for n in range(14)
)
TOPICS = {
    "flag": FLAGGED,
    "reveal": REVEALED,
    "clear": KILLED | SUMMONED | WALKED_OFF,
    "reach": STOOD | LEFT,
    "spaces": STOOD | LEFT,
    "exit": LEFT,
    "open": OPENED,
    "use": USED,
    "got": GOT,
    "kill": KILLED,
    "destroy": 0,
    "summoned": SUMMONED,
    "hold": ROUND,
    "round": ROUND,
    "rounds": ROUND,
    "frags": FRAGGED,
    "manual": JUDGED,
    "never": 0,
}
"""The topics of each kind of condition."""
