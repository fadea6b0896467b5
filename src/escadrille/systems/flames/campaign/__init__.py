"""What lasts between missions: the linked campaigns of flames."""
