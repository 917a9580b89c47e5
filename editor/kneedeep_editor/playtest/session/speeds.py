"""The speeds of a game, for animations and for the pace of bots."""

from typing import NamedTuple

from kneedeep_editor.services.reduced_motion import wants_less_motion
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.texts import later

_SETTING = "playtest-speed"
_PAUSE, _STEP, _REST = 380, 60, 1000


class Speed(NamedTuple):
    """A speed: its name in the settings, its title, and its factor of all durations."""

    key: str
    name: str
    pace: float

    @property
    def pause(self) -> int:
        """Milliseconds of the pause after an action of a bot."""
        return round(_PAUSE * self.pace)

    @property
    def step(self) -> int:
        """Milliseconds of the pause after a step of a bot's walk."""
        return round(_STEP * self.pace)

    @property
    def rest(self) -> int:
        """Milliseconds of the pause after the result of an attack and after a turn, before a bot continues."""
        return round(_REST * self.pace)


OFF = Speed("off", later("Off"), 0)
NORMAL = Speed("normal", later("Normal"), 1)
SPEEDS = (OFF, Speed("fast", later("Fast"), 0.4), NORMAL, Speed("slow", later("Slow"), 2.2))


def remembered_speed(settings: Settings) -> Speed:
    """The last chosen speed. By default NORMAL, or OFF if the system asks for less motion."""
    kept = settings.text(_SETTING)
    return next((one for one in SPEEDS if one.key == kept), OFF if wants_less_motion() else NORMAL)


def remember_speed(settings: Settings, speed: Speed) -> None:
    """Save a chosen speed."""
    settings.setValue(_SETTING, speed.key)
