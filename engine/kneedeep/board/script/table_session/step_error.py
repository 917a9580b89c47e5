"""The error of an impossible step."""


class StepError(ValueError):
    """A step that does not fit the moment. The text is the reason."""
