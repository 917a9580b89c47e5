"""Descriptions of the unreadable parts of a file that are left out."""

from collections.abc import Iterator

from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.translation import tr, tr_count


def unread_parts(reading: Reading) -> Iterator[str]:
    """Yield the unreadable parts of a file: whole sections, entries of lists, parts of entries."""
    dropped = {(one.section, one.index) for one in reading.scenario.unread} if reading.scenario else set()
    places = dict.fromkeys(problem.path[:2] for problem in reading.problems)
    yield from (str(place[0]) for place in places if len(place) == 1)
    for section in dict.fromkeys(str(place[0]) for place in places if len(place) == 2):
        inside = [place for place in places if len(place) == 2 and place[0] == section]
        if lost := sum(place in dropped for place in inside):
            yield tr_count("{n} entry of {section}", "{n} entries of {section}", lost, section=section)
        if lost < len(inside):
            yield tr("parts of {section}", section=section)
