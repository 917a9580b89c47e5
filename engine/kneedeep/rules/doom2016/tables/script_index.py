"""The topics that each kind of condition depends on."""

from kneedeep.rules.doom2016.tables import topics

TOPICS = {
    "flag": topics.FLAGGED,
    "reveal": topics.REVEALED,
    "clear": topics.KILLED | topics.SUMMONED | topics.WALKED_OFF,
    "reach": topics.STOOD | topics.LEFT,
    "spaces": topics.STOOD | topics.LEFT,
    "exit": topics.LEFT,
    "open": topics.OPENED,
    "use": topics.USED,
    "got": topics.GOT,
    "kill": topics.KILLED,
    "destroy": 0,
    "summoned": topics.SUMMONED,
    "hold": topics.ROUND,
    "round": topics.ROUND,
    "rounds": topics.ROUND,
    "frags": topics.FRAGGED,
    "manual": topics.JUDGED,
    "never": 0,
}
"""By kind of condition: the topics it depends on."""
