"""What every system shares: the API, chance, decks, options, records and errors.

Nothing here imports anything else of ours.
"""
