"""Commands of the program that an editor starts about a document."""

import asyncio
import sys
import tempfile

from lsprotocol import types

from kneedeep_exchange.lsp.protocol.scenario_server import ScenarioServer

PROGRAM = (sys.executable, "-P", "-m", "kneedeep")


async def printed(server: ScenarioServer, uri: str, *words: str) -> str | None:
    """The output of a command for the text of a document. The editor logs it."""
    document = server.document(uri)
    if document is None:
        return None
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *PROGRAM, *words, "-", stdin=pipe, stdout=pipe, stderr=pipe
    )
    out, wrong = await process.communicate(document.text.encode())
    text = (out + wrong).decode("utf-8", "replace").strip()
    server.window_log_message(types.LogMessageParams(types.MessageType.Info, text))
    server.tell(text.partition("\n")[0] or f"{words[0]}: done")
    return text


async def open_in_window(server: ScenarioServer, uri: str) -> None:
    """Open a document's saved file in the window, which outlives the server. Reports why it does not open."""
    document = server.document(uri)
    if document is None or not document.path:
        return
    with tempfile.TemporaryFile() as wrong:
        nothing = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *PROGRAM,
            "edit",
            document.path,
            stdin=nothing,
            stdout=nothing,
            stderr=wrong,
            start_new_session=True,
        )
        status = await process.wait()
        if status:
            wrong.seek(0)
            text = wrong.read().decode("utf-8", "replace").strip()
            server.tell(text or f"The window ended with status {status}.", types.MessageType.Error)
