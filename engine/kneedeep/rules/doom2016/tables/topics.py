"""Topics that a script's conditions depend on: one is marked in the state when something of it changes.

`STOOD`: a marine is at another place. `WALKED_OFF`: a demon has left an area that may be clear by that.
`SIGHTED`: a marine sees an area whose text or steps wait for that.
"""

(OPENED, USED, GOT, KILLED, SUMMONED, LEFT, STOOD, FLAGGED, FRAGGED, JUDGED, ROUND, REVEALED, WALKED_OFF, SIGHTED) = (
    1 << n for n in range(14)
)
