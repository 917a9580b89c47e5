"""The format `text`: the file of a scenario as a block of text for pasting."""

from collections.abc import Iterable, Mapping

from kneedeep.model.scenario.io.text_block import block_of, scenario_in
from kneedeep.support.translation import tr
from kneedeep_exchange.exports.export_request import ExportRequest, Written
from kneedeep_exchange.fidelity import Loss, Proof


def kept(request: ExportRequest) -> Mapping[str, int]:
    """The number of bytes of the file in the block."""
    return {"bytes": len(request.text)}


def losses(request: ExportRequest) -> Iterable[Loss]:
    """Nothing, since comments and layout are in the block too."""
    return ()


def write(request: ExportRequest) -> Written:
    """The block."""
    return Written(block_of(request.text, request.facts.scenario.title).encode())


def prove(written: Written, request: ExportRequest) -> Proof:
    """The proof of a block: its contents compared with the file."""
    same = scenario_in(written.content.decode()) == request.text
    return Proof(same, tr("the file, byte for byte") if same else tr("the block holds another file"))
