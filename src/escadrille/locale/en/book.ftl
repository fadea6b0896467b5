# The book of a long game.

book-loading = The book is being written up…
book-empty = Nothing is written here yet.
book-too-early = The plots begin after the first mission.
book-over-time = Over time ({ $step })
book-save-page = CSV: { $page }

book-name = Squadron book
book-several = Books side by side
book-to-table = To the table
book-none = No book here
book-none-text = This browser holds no key to such a campaign.
