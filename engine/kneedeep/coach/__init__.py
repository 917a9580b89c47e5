"""The coach: scenarios from a seed and a few wishes, and laid maps that are furnished.

`laying` lays pieces, `furnishing` fills what is laid, `generator` does both. Stories, prices and sentences are data:
`stories/README.md`.
"""
