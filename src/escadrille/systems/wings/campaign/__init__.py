"""What lasts between missions: the campaigns of two squadrons."""
