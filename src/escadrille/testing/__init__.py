"""For authors of systems and bots: the contract suite, scripted games, the rules report."""
