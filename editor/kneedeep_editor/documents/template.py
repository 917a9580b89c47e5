"""What a new scenario begins with."""

from kneedeep.scenario.model import RULESETS

TEMPLATE = f"""\
format: 1
ruleset: {RULESETS[0]}
title: "Untitled scenario"
caps: auto

pieces: []

areas:
  - {{id: start, name: "Start", start: true}}

figures: []

victory:
  marines: {{clear: board}}
  invaders: {{frags: 6}}
"""
