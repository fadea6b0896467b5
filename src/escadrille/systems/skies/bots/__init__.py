"""The pilots of skies."""
