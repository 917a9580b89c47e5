"""Plans: what a picture shows, as plain values."""
