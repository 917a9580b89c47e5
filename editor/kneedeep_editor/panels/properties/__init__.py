"""The properties panel: every key of the selection, in fields derived from the model's declarations."""
