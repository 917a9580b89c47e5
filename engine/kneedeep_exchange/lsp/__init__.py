"""The language server: what text editors ask while a scenario is written by hand, answered by the engine."""
