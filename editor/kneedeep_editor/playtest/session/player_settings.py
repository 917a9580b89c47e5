"""The last used number of marines and players."""

from collections.abc import Sequence

from kneedeep_editor.mainwindow.shell import Shell

_SEATS, _MARINES = "playtest-seats", "playtest-marines"
_PERSON = "person"
_USUAL = (_PERSON, _PERSON, _PERSON, _PERSON, "tactical")


class PlayerSettings:
    """The players of the last game, in the settings."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    @property
    def marines(self) -> int:
        """The last number of marines if the scenario allows it, else its smallest."""
        return self.count_of(self._shell.document.scenario.counts)

    def count_of(self, counts: Sequence[int]) -> int:
        """The last number of marines if it is among some numbers, else the smallest of them."""
        kept = self._shell.settings.text(_MARINES)
        return int(kept) if kept.isdigit() and int(kept) in counts else min(counts, default=1)

    @property
    def possible(self) -> tuple[tuple[str, ...], ...]:
        """The possible players of each marine and, last, of the invader: people, then bots from the strongest on."""
        from kneedeep.games.bots import bots_of, opponents_of
        from kneedeep.rules.registry import ruleset_of

        ruleset = ruleset_of(self._shell.document.scenario.ruleset)
        if ruleset is None:
            return ((_PERSON,),) * len(_USUAL)
        marines, invader = ((_PERSON, *reversed(bots)) for bots in (bots_of(ruleset), opponents_of(ruleset)))
        return *(marines,) * (len(_USUAL) - 1), invader

    @property
    def usual(self) -> tuple[str, ...]:
        """The last players: four marines and the invader. Bots unknown to the ruleset are replaced."""
        kept = tuple(self._shell.settings.text(_SEATS).split())
        names = kept if len(kept) == len(_USUAL) else _USUAL
        seats = zip(names, self.possible, strict=True)
        return tuple(name if name in known else next(iter(known[1:]), _PERSON) for name, known in seats)

    def names(
        self, players: int, bots: tuple[str | None, str | None] | None = None, saved: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        """The players by seat: the given bots (None for people), else those of a saved game, else the last ones."""
        if bots is not None:
            side, invader = (name or _PERSON for name in bots)
            return *[side] * players, invader

        possible = (*self.possible[:players], self.possible[-1])
        if saved and all(name in known for name, known in zip(saved, possible, strict=True)):
            return saved
        return *self.usual[:players], self.usual[-1]

    def remember(self, players: int, names: Sequence[str]) -> None:
        """Save the current players."""
        usual = list(self.usual)
        usual[:players] = names[:-1]
        usual[-1] = names[-1]
        settings = self._shell.settings
        settings.setValue(_SEATS, " ".join(usual))
        settings.setValue(_MARINES, str(players))
