"""Edits of translations, and edits whose translations follow the texts."""

from kneedeep.model.scenario.edits.basic import Edit
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.translations import following, with_translation
from kneedeep.model.scenario.value import Value, placed_value


@placed_value
class Translate(Value):
    """Give the text at a path another translation into a language. An empty one removes it.

    `instead_of`: the path that the translation has until now.
    """

    title: str
    language: str
    path: str
    text: str
    instead_of: str = ""

    def apply(self, scenario: Scenario) -> Scenario:
        """The scenario with the translation."""
        if self.instead_of:
            scenario = with_translation(scenario, self.language, self.instead_of, "")
        return with_translation(scenario, self.language, self.path, self.text)


def applied(edit: Edit, scenario: Scenario) -> Scenario:
    """The scenario after an edit, with its translations at the new paths of their texts."""
    return following(scenario, edit.apply(scenario))
