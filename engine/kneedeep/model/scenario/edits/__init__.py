"""Edits: values that say how a scenario changes. Undo, tools, panels and fixes all speak them."""

from kneedeep.model.scenario.edits.basic import Add, Change, Edit, Remove, Several, Translate, applied, start_in
