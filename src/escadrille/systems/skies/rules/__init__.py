"""The rules of skies, one module for each chapter: what is legal, what bars, what is done."""
