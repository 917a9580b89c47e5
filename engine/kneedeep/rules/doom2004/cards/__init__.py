"""Event cards by the moment of play, one module each. The module `event_cards` plays them."""
