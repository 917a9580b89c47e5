"""The error that ends a command."""


class ReportedError(Exception):
    """Ends a command with exit status 2; its text is the one line that the person reads."""
