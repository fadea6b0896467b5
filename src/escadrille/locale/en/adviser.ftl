## The adviser: whole courses, flown many times in imagined worlds

command-advise = advise compare
advise-flights = Flights
advise-title =
    { $played ->
        [one] After one flight of what is left of the mission:
       *[other] After { $played } flights of what is left of the mission:
    }
advise-now = now: { $order }
advise-worlds =
    { $worlds ->
        [one] flown once
       *[other] flown { $worlds } times
    }
advise-sure-clear = The first is clearly the best.
advise-sure-leaning = The first looks best, without being certain.
advise-sure-even = It is close: the others are as good.
advise-sure-only = There is nothing to choose from.
advise-none = There is no adviser for this system; "hint" tells what an ace would do.
table-refused-advice-none = There is no advice for this.
table-refused-book-none = There is no such book.
