"""The share card: a map as a poster with a lettered title, facts and measured difficulty."""
