# Beginning a campaign alone.

begin = Begin the campaign
begin-title = Begin a campaign
begin-system = Begin a campaign: { $system }
begin-campaign = Which campaign?
begin-length = How long?
begin-length-short = Short: an evening
begin-length-medium = Medium: a few evenings
begin-length-long = Long: a week of evenings
begin-length-facts =
    { $missions ->
        [one] 1 mission
       *[other] { $missions } missions
    }, a squadron of { $pilots } pilots
begin-kept = Every answer is kept: leave when you like, and go on another day.
begin-under-way = Your campaigns
begin-side-by-side = Their books side by side
begin-continue = Continue
begin-continue-game = Continue: { $title }
begin-look = Look
begin-book = Book
begin-book-game = Squadron book: { $title }
begin-figures = mission { $slot } of { $missions } · { $vp } VP, { $grade } · { $pilots } of { $of } pilots

begin-clock = Mission { $slot } of { $missions }
begin-look-game = Look: { $title }
