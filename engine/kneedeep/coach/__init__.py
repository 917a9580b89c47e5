"""The coach: scenarios from a seed and a few wishes, laid maps that are furnished, and maps made fair.

`laying` lays pieces, `furnishing` fills what is laid, `generator` does both, `tuning` finds small changes. Stories,
prices and sentences are data: `stories/README.md`.
"""
