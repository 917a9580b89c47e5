"""Commands that an editor shows above a text and sends back by name."""

import asyncio
from pathlib import Path

from lsprotocol import types
from pygls.uris import to_fs_path

from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.map_picture import map_picture
from kneedeep_exchange.lsp.outline import area_marks
from kneedeep_exchange.lsp.protocol.document_ranges import range_of, stretch, workspace_edit
from kneedeep_exchange.lsp.protocol.programs import open_in_window, printed
from kneedeep_exchange.lsp.protocol.scenario_server import NAME, ScenarioServer
from kneedeep_exchange.lsp.text_changes import all_fixes

FIX_ALL, SHOW_MAP, OPEN, SIMULATE, SOLVE = (
    f"{NAME}.{word}" for word in ("fixAll", "showMap", "openWindow", "simulate", "solve")
)
TITLES = {SHOW_MAP: "Show the map", OPEN: "Open in the window", SIMULATE: "Simulate games", SOLVE: "Solve"}
"""The titles above the first line."""


def offer_commands(server: ScenarioServer) -> None:
    """Add the code lenses, and the commands, each with the address of a document."""

    @server.feature(types.TEXT_DOCUMENT_CODE_LENS)
    def lens(given: types.CodeLensParams) -> list[types.CodeLens] | None:
        uri = given.text_document.uri
        start = range_of((0, 0), (0, 0))

        def ask(document: Document) -> list[types.CodeLens]:
            title = "Show on the map"
            offered = [name for name in TITLES if name != OPEN or document.path]
            return [
                *(
                    types.CodeLens(start, types.Command(TITLES[name], name, arguments=[uri]))
                    for name in offered
                ),
                *(
                    types.CodeLens(
                        stretch(document, *mark), types.Command(title, SHOW_MAP, arguments=[uri, area])
                    )
                    for area, mark in area_marks(document)
                ),
            ]

        return server.answer(uri, ask)

    @server.command(FIX_ALL)
    def fix_all(uri: str) -> None:
        def ask(document: Document) -> types.WorkspaceEdit | None:
            edits = all_fixes(document)
            return workspace_edit(uri, document, edits) if edits else None

        edit = server.answer(uri, ask)
        if edit is not None:
            server.workspace_apply_edit(types.ApplyWorkspaceEditParams(edit))

    @server.command(SHOW_MAP)
    def show_map(uri: str, *areas: str) -> str | None:
        picture = server.answer(uri, lambda document: map_picture(document, areas))
        if picture is not None:
            server.show_picture(Path(to_fs_path(uri) or "map").stem, picture)
        return picture

    @server.command(OPEN)
    def open_window(uri: str) -> None:
        # The answer does not wait until the window is closed.
        task = asyncio.get_running_loop().create_task(open_in_window(server, uri))
        server.windows.add(task)
        task.add_done_callback(server.windows.discard)

    @server.command(SOLVE)
    async def solve(uri: str) -> str | None:
        return await printed(server, uri, "solve")

    @server.command(SIMULATE)
    async def simulate(uri: str) -> str | None:
        return await printed(server, uri, "simulate", "--games", "4")
