"""The error of a step that can't be taken."""


class StepError(ValueError):
    """A step that does not fit the moment; the text says why."""
