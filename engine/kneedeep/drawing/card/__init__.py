"""The share card: a map composed like a poster, with title lettering, facts and measured difficulty."""
