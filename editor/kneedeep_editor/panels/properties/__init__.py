"""The properties panel: every key of whatever is selected, in fields that follow from the model's own declarations."""
