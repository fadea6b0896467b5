"""The rules of phantom, one module per chapter of the ledger."""
