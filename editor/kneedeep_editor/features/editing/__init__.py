"""Features that change the scenario: outline, properties, clipboard, history, piece types."""
