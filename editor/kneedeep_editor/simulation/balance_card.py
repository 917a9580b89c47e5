"""The balance card: a simulation as one picture for sharing."""

import json
from collections.abc import Container, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QPen

from kneedeep.analysis.text.balance_text import percent
from kneedeep.games.simulation.difficulty import difficulties
from kneedeep.games.simulation.result import INVADERS, MARINES, PartyStatistics, Simulation
from kneedeep.model.scenario.io.atomic_files import write_atomically
from kneedeep.report.simulation import EarlierGames, SimulationReport
from kneedeep.report.simulation_json import simulation_data
from kneedeep.report.simulation_text import verdicts
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.window_theme import BRAND, LIGHT
from kneedeep_editor.simulation.result_texts import change_text
from kneedeep_editor.simulation.simulation_questions import DATA
from kneedeep_editor.texts import listed, tr, tr_count

WIDTH, MARGIN, ROW, HEAD, FOOT, CHANGE, FINDING, VERDICT, BAR = 960, 36, 156, 118, 110, 26, 24, 30, 40
_BAR = 26
_SHOWN = 3
_FOUND = 4
_INVADER = "#5d6770"


def write_card(path: Path, report: SimulationReport, names: Mapping[str, str], basis: str) -> None:
    """Write the card of a report as a picture, or its data as JSON. Raises FileFailed or OSError."""
    if path.suffix.lower() == DATA:
        write_atomically(str(path), (json.dumps(simulation_data(report), indent=1) + "\n").encode())
        return
    scenario, result = report.scenario, report.result
    void = {one.marines for one in difficulties(scenario, result) if one.void}
    found = [finding.message for finding in report.findings]
    card = balance_card(scenario.title, result, names, verdicts(scenario, result), void, report.before, found, basis)
    if not card.save(str(path), "PNG"):  # type: ignore[call-overload]
        raise OSError(f"cannot write {path}")


def balance_card(
    title: str,
    result: Simulation,
    names: Mapping[str, str],
    said: Mapping[int, str],
    void: Container[int] = (),
    before: EarlierGames | None = None,
    findings: Sequence[str] = (),
    basis: str = "",
) -> QImage:
    """The card of a simulation with its changes since other games. `names`: of kinds of figures and areas.

    `said`: the verdicts by number of marines. `void`: the numbers of marines that get no bar, because the games say
    nothing about them. `findings`: the messages of balance findings. `basis`: the certainty of the game's numbers.
    """
    parties = [party for party in result.parties if party.games]
    earlier = {} if before is None else {party.marines: party for party in before.result.parties}
    lines = [*findings[:_FOUND]]
    if len(findings) > _FOUND:
        lines.append(tr("And {count} more.", count=len(findings) - _FOUND))
    rows = [(party, _change(earlier.get(party.marines), party, before)) for party in parties]
    heights = [_row_high(said[party.marines], change, party.marines in void) for party, change in rows]
    high = sum(heights)
    below = FINDING * len(lines) + (20 if lines else 0)
    based = _high(basis, 14)
    image = QImage(WIDTH, HEAD + high + below + based + FOOT, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(1)
    image.fill(QColor(LIGHT.base))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _head(painter, title, result)
        top = HEAD
        for (party, change), row in zip(rows, heights, strict=True):
            beside = None if party.marines in void else _bracket_of(result, party)
            _row(painter, top, party, beside, names, said[party.marines], change)
            top += row
        if lines:
            _findings(painter, top, lines)
            top += below
        _foot(painter, top, basis, based, how_to_read(parties, void))
    return image


def _change(earlier: PartyStatistics | None, party: PartyStatistics, before: EarlierGames | None) -> str:
    return "" if earlier is None or before is None else change_text(earlier, party, before.name)


def _findings(painter: QPainter, top: float, sentences: Sequence[str]) -> None:
    wide = WIDTH - 2 * MARGIN
    painter.setPen(QPen(QColor(LIGHT.raised), 2))
    painter.drawLine(QPointF(MARGIN, top), QPointF(WIDTH - MARGIN, top))
    painter.setFont(_font(15))
    metrics = painter.fontMetrics()
    for place, sentence in enumerate(sentences):
        line = metrics.elidedText(f"•  {plain(sentence)}", Qt.TextElideMode.ElideRight, wide)
        _text(painter, QRectF(MARGIN, top + 10 + place * FINDING, wide, FINDING), line, 15, LIGHT.text)


def _font(size: int, *, bold: bool = False) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    font.setBold(bold)
    return font


def _text(painter: QPainter, box: QRectF, text: str, size: int, color: str, *, bold: bool = False) -> None:
    painter.setFont(_font(size, bold=bold))
    painter.setPen(QColor(color))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(box, int(flags), text)


def _head(painter: QPainter, title: str, result: Simulation) -> None:
    painter.fillRect(QRectF(0, 0, WIDTH, 8), QColor(BRAND))
    wide = WIDTH - 2 * MARGIN
    title = QFontMetrics(_font(30, bold=True)).elidedText(title or tr("Untitled"), Qt.TextElideMode.ElideRight, wide)
    _text(painter, QRectF(MARGIN, 28, wide, 40), title, 30, LIGHT.text, bold=True)
    text = tr(
        "Balance by bots: {marines} marines against a {invader} invader, seed {seed}",
        marines=result.bots[0], invader=result.bots[1], seed=result.seed,
    )  # fmt: skip
    _text(painter, QRectF(MARGIN, 72, wide, 24), text, 16, LIGHT.faint)


def _bracket_of(result: Simulation, party: PartyStatistics) -> tuple[float, ...]:
    """The marines' shares of wins with a hasty side, as far as they were played."""
    parties = (beside.party(party.marines) for beside in result.bracket)
    return tuple(one.won(MARINES).share for one in parties if one.games)


def _row_high(said: str, change: str, void: bool) -> int:
    """The height of a row: more where the verdict takes more than a line, less without a bar."""
    return ROW + (CHANGE if change else 0) - (BAR if void else 0) + _verdict_high(said) - VERDICT


def _verdict_high(said: str) -> int:
    return max(VERDICT, _high(said, 17, bold=True))


def _row(
    painter: QPainter,
    top: float,
    party: PartyStatistics,
    beside: Sequence[float] | None,
    names: Mapping[str, str],
    verdict: str,
    change: str,
) -> None:
    wide = WIDTH - 2 * MARGIN
    painter.setPen(QPen(QColor(LIGHT.raised), 2))
    painter.drawLine(QPointF(MARGIN, top), QPointF(WIDTH - MARGIN, top))
    high = _verdict_high(verdict)
    _text(painter, QRectF(MARGIN, top + 12, wide, high), verdict, 17, LIGHT.text, bold=True)
    top += high - VERDICT
    if change:
        _text(painter, QRectF(MARGIN, top + 38, wide, 24), change, 15, LIGHT.text)
        top += CHANGE
    if beside is None:
        top -= BAR
    else:
        _bar(painter, QRectF(MARGIN, top + 46, wide, _BAR), party, beside)
    rounds = party.spread("rounds")
    numbers = [
        tr_count("{n} game", "{n} games", party.games),
        tr(
            "rounds {mean} (half of them {lower} to {upper})",
            mean=f"{rounds.mean:.1f}", lower=rounds.lower, upper=rounds.upper,
        ),
        tr("marines fragged {mean}", mean=f"{party.spread('deaths').mean:.1f}"),
        tr("invaders killed {mean}", mean=f"{party.spread('kills').mean:.1f}"),
    ]  # fmt: skip
    _text(painter, QRectF(MARGIN, top + 84, wide, 24), "  ·  ".join(numbers), 15, LIGHT.text)
    dry = percent(sum(record.dry for record in party.records) / party.games)
    causes = f"{_causes(party, names)} {tr('Out of ammo in {share} of the games.', share=dry)}"
    _text(painter, QRectF(MARGIN, top + 112, wide, 48), causes, 15, LIGHT.faint)


def _bar(painter: QPainter, box: QRectF, party: PartyStatistics, beside: Sequence[float]) -> None:
    """A bar of the shares of games: marines, neither, invader. A stroke is the interval of the marines' share.

    `beside`: their shares with a hasty side, drawn as triangles below.
    """
    marines, invader = party.won(MARINES), party.won(INVADERS)
    painter.fillRect(box, QColor(LIGHT.raised))
    left = QRectF(box.left(), box.top(), box.width() * marines.share, box.height())
    right = QRectF(box.right() - box.width() * invader.share, box.top(), box.width() * invader.share, box.height())
    painter.fillRect(left, QColor(BRAND))
    painter.fillRect(right, QColor(_INVADER))
    painter.setPen(QPen(QColor(LIGHT.text), 3))
    middle = box.center().y()
    low, high = box.left() + box.width() * marines.low, box.left() + box.width() * marines.high
    painter.drawLine(QPointF(low, middle), QPointF(high, middle))
    for x in (low, high):
        painter.drawLine(QPointF(x, middle - 7), QPointF(x, middle + 7))
    painter.setBrush(QColor(LIGHT.text))
    for share in beside:
        x, y = box.left() + box.width() * share, box.bottom() + 1
        painter.drawPolygon([QPointF(x, y), QPointF(x - 5, y + 7), QPointF(x + 5, y + 7)])
    painter.setFont(_font(15, bold=True))
    painter.setPen(QColor("#ffffff"))
    inner = box.adjusted(10, 0, -10, 0)
    if marines.share > 0.3:
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), tr("marines"))
    if invader.share > 0.3:
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), tr("invader"))


def _causes(party: PartyStatistics, names: Mapping[str, str]) -> str:
    killers = party.tally("killers")
    total = killers.total()
    if not total:
        return tr("No marine was fragged.")
    best = sorted(killers.items(), key=lambda pair: (-pair[1], str(pair[0])))[:_SHOWN]
    lines = [f"{names.get(kind, kind)} {percent(count / total)}" for kind, count in best]
    where = max(party.tally("deaths").items(), key=lambda pair: (pair[1], pair[0]))
    at = f"{where[0][0]},{where[0][1]}"
    return tr("Fragged by {killers}; most often at {at}.", killers=listed(lines), at=at)


def _high(text: str, size: int, *, bold: bool = False) -> int:
    """The height of a text over the whole width, with a margin below. 0 for an empty text."""
    if not text:
        return 0
    room = QRect(0, 0, WIDTH - 2 * MARGIN, 10_000)
    return QFontMetrics(_font(size, bold=bold)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() + 8


def how_to_read(parties: Sequence[PartyStatistics], void: Container[int]) -> str:
    """What the strokes and the shares mean. Without a bar there is nothing to explain."""
    if not parties:
        return tr("No game was played.")
    people = tr(
        "Bots play the same way on every map, but not like people: use the card to compare drafts and to find "
        "extremes, not to predict a game with people."
    )
    if all(party.marines in void for party in parties):
        return people
    shares = tr(
        "The stroke on a bar and the range in a verdict are 95% intervals: with more games, they may change this much."
    )
    return f"{shares} {people}"


def _foot(painter: QPainter, top: float, basis: str, based: int, text: str) -> None:
    painter.setPen(QPen(QColor(LIGHT.raised), 2))
    painter.drawLine(QPointF(MARGIN, top), QPointF(WIDTH - MARGIN, top))
    wide = WIDTH - 2 * MARGIN
    _text(painter, QRectF(MARGIN, top + 14, wide, based), basis, 14, LIGHT.faint)
    top += based
    _text(painter, QRectF(MARGIN, top + 14, wide, 84), text, 14, LIGHT.faint)
    _text(painter, QRectF(MARGIN, top + FOOT - 32, wide, 20), "kneedeep simulate", 13, LIGHT.faint)
