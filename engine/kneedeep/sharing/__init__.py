"""Files in the formats of others, out and in: each is read back and compared before it gets its name."""
