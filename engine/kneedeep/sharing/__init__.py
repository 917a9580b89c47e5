"""What leaves the program in the formats of others, and what comes in: each file is read back and compared before it gets its name."""
