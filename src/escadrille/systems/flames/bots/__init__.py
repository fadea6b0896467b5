"""What bots need of the game: who flies it by hand, and what things are worth to him."""
