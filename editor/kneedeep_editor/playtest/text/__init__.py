"""The words of a game: questions, answers, turns, amounts, spoken news."""
