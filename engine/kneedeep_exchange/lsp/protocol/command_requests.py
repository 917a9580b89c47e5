"""Commands that an editor shows above a text (code lenses) and sends back by name."""

import asyncio
import tempfile
from collections.abc import Iterable
from pathlib import Path

from lsprotocol import types
from pygls.uris import to_fs_path

from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.marks import Mark
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.svg import svg_text
from kneedeep.report.finding_marks import marks_of_findings
from kneedeep.support.platforms.processes import own_command
from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.outline import area_marks
from kneedeep_exchange.lsp.protocol.scenario_server import NAME, ScenarioServer, range_of, stretch, workspace_edit
from kneedeep_exchange.lsp.text_changes import all_fixes

FIX_ALL, SHOW_MAP, OPEN, SIMULATE, SOLVE = (
    f"{NAME}.{word}" for word in ("fixAll", "showMap", "openWindow", "simulate", "solve")
)
TITLES = {SHOW_MAP: "Show the map", OPEN: "Open in the window", SIMULATE: "Simulate games", SOLVE: "Solve"}
"""The titles of the code lenses above the first line."""


def map_picture(document: Document, areas: Iterable[str] = ()) -> str | None:
    """The map as SVG, with its findings and some areas marked. None for an empty map."""
    if (facts := document.facts) is None or not facts.board.pieces:
        return None
    marks = marks_of_findings(document.findings)
    for area in areas:
        if spaces := facts.board.areas.get(area, ()):
            marks.append(Mark("witness", spaces=tuple(spaces), label=area))
    return svg_text(sheet(plan_of(facts.board), marks=marks))


async def printed(server: ScenarioServer, uri: str, *words: str) -> str | None:
    """The output of a command for the text of a document, logged in the editor."""
    if (document := server.document(uri)) is None:
        return None
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*own_command(), *words, "-", stdin=pipe, stdout=pipe, stderr=pipe)
    out, wrong = await process.communicate(document.text.encode())
    text = (out + wrong).decode("utf-8", "replace").strip()
    server.window_log_message(types.LogMessageParams(types.MessageType.Info, text))
    server.tell(text.partition("\n")[0] or f"{words[0]}: done")
    return text


async def open_in_window(server: ScenarioServer, uri: str) -> None:
    """Open a document's saved file in the window, which outlives the server. Reports a failure."""
    document = server.document(uri)
    if document is None or not document.path:
        return
    with tempfile.TemporaryFile() as wrong:
        nothing = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *own_command(), "edit", document.path, stdin=nothing, stdout=nothing, stderr=wrong, start_new_session=True
        )
        if status := await process.wait():
            wrong.seek(0)
            text = wrong.read().decode("utf-8", "replace").strip()
            server.tell(text or f"The window ended with status {status}.", types.MessageType.Error)


def offer_commands(server: ScenarioServer) -> None:
    """Add the code lenses and their commands, each with the address of a document."""

    @server.about(types.TEXT_DOCUMENT_CODE_LENS)
    def lens(document: Document, given: types.CodeLensParams) -> list[types.CodeLens]:
        uri, title = given.text_document.uri, "Show on the map"
        start = range_of((0, 0), (0, 0))
        offered = [name for name in TITLES if name != OPEN or document.path]
        return [
            *(types.CodeLens(start, types.Command(TITLES[name], name, arguments=[uri])) for name in offered),
            *(
                types.CodeLens(stretch(document, *mark), types.Command(title, SHOW_MAP, arguments=[uri, area]))
                for area, mark in area_marks(document)
            ),
        ]

    @server.command(FIX_ALL)
    def fix_all(uri: str) -> None:
        def ask(document: Document) -> types.WorkspaceEdit | None:
            edits = all_fixes(document)
            return workspace_edit(uri, document, edits) if edits else None

        if (edit := server.answer(uri, ask)) is not None:
            server.workspace_apply_edit(types.ApplyWorkspaceEditParams(edit))

    @server.command(SHOW_MAP)
    def show_map(uri: str, *areas: str) -> str | None:
        picture = server.answer(uri, lambda document: map_picture(document, areas))
        if picture is not None:
            server.show_picture(Path(to_fs_path(uri) or "map").stem, picture)
        return picture

    @server.command(OPEN)
    def open_window(uri: str) -> None:
        # A task of its own, so that the answer does not wait for the window.
        task = asyncio.get_running_loop().create_task(open_in_window(server, uri))
        server.windows.add(task)
        task.add_done_callback(server.windows.discard)

    @server.command(SOLVE)
    async def solve(uri: str) -> str | None:
        return await printed(server, uri, "solve")

    @server.command(SIMULATE)
    async def simulate(uri: str) -> str | None:
        return await printed(server, uri, "simulate", "--games", "4")
