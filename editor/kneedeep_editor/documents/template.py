"""What a new scenario begins with."""

TEMPLATE = """\
format: 1
ruleset: doom-2004
title: "Untitled scenario"
caps: auto

pieces: []

areas:
  - {id: start, name: "Start", start: true}

figures: []

victory:
  marines: {clear: board}
  invaders: {frags: 6}
"""
