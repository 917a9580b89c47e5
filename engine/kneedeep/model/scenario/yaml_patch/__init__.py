"""YAML text as nodes, and patches that keep what they do not change. It knows entries, nothing else of a scenario."""
