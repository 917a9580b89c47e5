"""Edits: values that describe a change of a scenario. Used by undo, tools, panels and fixes."""

from kneedeep.model.scenario.edits.basic import Add, Change, Edit, Remove, Several, Translate, applied, start_in
