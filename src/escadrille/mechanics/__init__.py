"""Parts of rules that two or more systems share, because they really are the same.

They know the kernel and no system. What differs between two games stays with each of them.
"""
