"""Actions of demons by the rules of 2016."""
