"""The topics that each kind of condition depends on."""

from kneedeep.rules.doom2004.tables import topics

TOPICS = {
    "flag": topics.FLAGGED,
    "reveal": topics.REVEALED,
    "clear": topics.REVEALED | topics.KILLED,
    "reach": topics.STOOD | topics.LEFT,
    "spaces": topics.STOOD | topics.LEFT,
    "exit": topics.LEFT,
    "open": topics.OPENED,
    "use": topics.USED,
    "got": topics.GOT,
    "kill": topics.KILLED,
    "destroy": topics.DESTROYED,
    "summoned": 0,
    "hold": topics.ROUND,
    "round": topics.ROUND,
    "rounds": topics.ROUND,
    "frags": topics.FRAGGED,
    "manual": topics.JUDGED,
    "never": 0,
}
"""By kind of condition: the topics it depends on."""
