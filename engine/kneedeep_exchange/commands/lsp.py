"""`kneedeep lsp`: the language server for text editors."""

from argparse import ArgumentParser, Namespace

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.inputs import whole
from kneedeep.cli.work_limits import answering, checking


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--stdio", action="store_true")
    parser.add_argument("--tcp", type=whole(1, 65_535), metavar="PORT")


def run(args: Namespace) -> int:
    """Serve until the editor ends the session; return 0, or 1 if it ended without a shutdown request.

    Raises CommandError if pygls is missing or the port is taken.
    """
    if args.stdio and args.tcp is not None:
        raise CommandError("--stdio and --tcp don't go together: give one of them")
    try:
        from kneedeep_exchange.lsp.protocol.server import serve
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise CommandError("lsp needs the package pygls: python -m pip install 'pygls>=2'") from error
    try:
        return serve(checking, answering, args.tcp)
    except OSError as error:
        raise CommandError("cannot listen at port {tcp}: {why}", tcp=args.tcp, why=error.strerror) from error
