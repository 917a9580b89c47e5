"""Features that change the scenario, such as outline, properties, clipboard, history, piece types."""
