"""YAML text as nodes, and patches that keep all unchanged text. Of scenarios it knows only entries."""
