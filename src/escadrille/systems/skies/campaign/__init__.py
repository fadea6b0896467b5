"""The Battle of Britain: six linked missions of skies (group CAMP)."""
