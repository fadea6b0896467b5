# The club: a personal link, who is here, clocks, open tables, notices.

## My personal link

club-me = My link
club-me-pitch = One link, and its QR code, takes your games, campaigns and settings to your phone or to another computer. There is no account, and nothing else is asked of you.
club-me-have = Your games travel with your personal link. Open it on another device and they are there.
club-me-get = Get my personal link
club-me-open = Show my personal link
club-me-ended = This browser was signed out: your link was renewed, or you signed out everywhere. Open your new link to come back.
club-me-link = My personal link
club-me-text = Whoever has it is you: show it to nobody. Open it on another device, or let that one read the code.
club-me-holds = { $places ->
    [0] It carries no game yet,
    [one] It carries one game,
   *[other] It carries { $places } games,
} { $devices ->
    [one] and this browser alone is signed in.
   *[other] and { $devices } browsers are signed in.
}
club-qr = QR code of the link
club-entering = Looking for what is yours…
club-come-in = Come in
club-guarded = This link asks for its passphrase
club-passphrase = Passphrase
club-passphrase-new = Passphrase, at least 8 characters
club-login = Name to be found by
club-link-unknown = It may be mistyped, or it was renewed since: then only the new one opens. Nothing was told of anybody.
club-whose = Is this link yours?
club-whose-text = { $held ->
    [person] This browser is signed in with another personal link, and would be signed out of it. Keep that one first: without it its games cannot be reached any more.
   *[games] { $games ->
        [one] This browser holds a game. It goes with the link, and whoever has the link plays it.
       *[other] This browser holds { $games } games. They go with the link, and whoever has the link plays them.
    } If somebody else sent it to you, leave it.
}
club-whose-mine = It is mine, go on
club-whose-not = Stay as I am
club-lost = My link is lost
club-lost-text = If you set up a name and a passphrase for it, they give you a new one. The old link and all other browsers are shut out then.
club-lost-replace = Replace my link
club-renew = Renew my link
club-renew-sure = The old link opens nothing any more, and all other browsers are signed out. Renew it?
club-leave-title = Leave
club-leave = Sign out here
club-leave-sure = Your games leave this browser; your link brings them back. Sign out?
club-leave-everywhere = Sign out everywhere
club-leave-everywhere-sure = Your games leave all browsers, this one too; your link brings them back. Keep it at hand! Sign out?
club-erase = Erase me
club-erase-sure = Your link, settings and messages are deleted, and games that nobody else sat at. Seats at other tables become empty. This cannot be undone. Erase everything?
club-guard = Guard my link
club-guard-text = With a name and a passphrase of your own a lost link can be replaced. If you like, the link itself asks for the passphrase.
club-guard-off = Nothing is set up: the link alone opens everything, and a lost one is lost.
club-guard-on = The link asks for your passphrase.
club-guard-kept = The link opens by itself; name and passphrase replace a lost one.
club-guard-asks = The link asks for the passphrase on a new device
club-guard-set = Save
club-guard-drop = Forget name and passphrase
club-guard-none = No passphrase is set up.
club-passkey = Passkey
club-passkey-text = This device, with its finger, face or code, opens your link and replaces a lost one. Nobody can write it down or guess it.
club-passkey-on = { $count ->
    [one] The link asks for your passkey on a new device.
   *[other] The link asks for one of your { $count } passkeys on a new device.
}
club-passkey-kept = { $count ->
    [one] Your passkey replaces a lost link.
   *[other] Each of your { $count } passkeys replaces a lost link.
}
club-passkey-make = Guard my link with a passkey
club-passkey-more = Add another passkey
club-passkey-drop = { $count ->
    [one] Forget the passkey
   *[other] Forget all { $count } passkeys
}
club-passkey-use = Use my passkey
club-passkey-down = No passkey was used: this device has none for here, or you turned it down.
club-passkey-lacks = { $what ->
    [https] Passkeys need https and a host name, such as https://table.example.org; here a passphrase does it.
   *[browser] This browser knows no passkeys; a passphrase does it.
}
club-guarded-passkey = This link asks for its passkey
club-lost-passkey = Replace it with my passkey
page-fault-passkey-none = Passkeys need https and a host name, on a server that knows them.
page-fault-passkey-unknown = This passkey does not belong to this link, or to nobody here any more.
page-fault-passkey-origin = This passkey was used at another address than this page’s. Somebody may be passing for this table.
page-fault-passkey-stale = That took too long, or was sent before. Try once more.
page-fault-passkey-counter = This passkey has been used more often than it says: it may be a copy. Use another way in, and forget it.
page-fault-passkey-wrong = This passkey does not fit. Nothing was opened.
club-welcome = You are invited
club-welcome-text = This server takes invited people. Come in: you get a personal link, and nothing else is asked of you.
page-fault-phrase-wrong = This name and this passphrase do not belong together.
page-fault-login-taken = Somebody else is found by this name. Choose another.
page-fault-house-closed = This server takes invited people only, or this invitation was used. Ask who runs it.
page-fault-person-unknown = This browser is signed out. Open your personal link again.
page-fault-name-bad = A name is made of letters, digits, spaces, full stops, apostrophes and hyphens, at most 24 characters.

## Who is here

club-company = At the table
club-here = { $name } is here
club-thinks = { $name } is thinking
club-left = { $name } has left
club-watching = { $count ->
    [one] one watches
   *[other] { $count } watch
}
club-nameless = Say what you are called
table-guest = Guest { $seat }
table-act-declined = { $name } declines the draw.
table-act-withdrew = { $name } withdraws the offer of a draw.

## Clocks

club-clock = Time to think
club-clock-kind = { $kind ->
    [live] a clock, live
    [days] days, by correspondence
   *[none] as long as one likes
}
club-clock-minutes = For the whole game, each
club-clock-increment = Added with each answer
club-clock-days = For each answer
club-clock-out = When time is out
club-clock-ends = { $out ->
    [bot] a bot takes over
   *[claim] the other side may claim the game
}
club-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
club-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
club-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
club-clocks = Clocks
club-paused = The clocks are paused.
club-pause = Pause the clocks
club-pause-back = Take back my wish to pause
club-pause-offered = { $names } would like a pause.
club-resume = Go on
club-late = { $name } is out of time.
club-late-mine = Your time is up: until you answer, the other side may claim the game.
club-claim = Claim the game
club-out = out of time
club-until = until { $at }
club-on-holiday = on holiday
club-holiday = Go on holiday
club-holiday-end = Back from holiday
table-act-time = The time of { $name } in seat { $seat } is up. It is flown from now on by: { $pilot }.
table-act-paused = The clocks are paused.
table-act-resumed = { $name } lets the clocks run again.
table-act-holiday = { $name } is on holiday.
table-act-returned = { $name } is back from holiday.
table-refused-time-out = Your time is up.
table-refused-time-left = There is time left.
table-refused-time-paused = The game is paused. End the pause first.
table-refused-time-none = At this table there is no clock.

## Open tables

club-door = Who may sit down
club-door-kind = { $door ->
    [all] anyone, from the open tables
    [link] whoever has the table’s link
   *[invitation] invited people, a link each
}
club-watch = Who may watch
club-watch-no = who has the link for it
club-watch-yes = anyone
club-look-on = Watch
club-lobby = Open tables
club-lobby-people = { $count ->
    [one] you alone are looking
   *[other] { $count } people are looking
}
club-lobby-loading = Looking for open tables…
club-lobby-free = A seat is free
club-lobby-watch = To watch
club-lobby-empty = No table is open
club-lobby-empty-text = Host one and let anyone sit down: it stands here until somebody comes.
club-lobby-shut = The open tables cannot be shown now.
club-table-empty = Nobody sits here yet
club-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
club-clock-by-none = no clock
club-clock-by-minutes = { $minutes } min + { $seconds } s
club-clock-by-days = { $count ->
    [one] one day an answer
   *[other] { $count } days an answer
}
club-link-lobby = Your table stands among the open ones; its link
club-link-door = The table’s link, for any free seat
club-alone = Nobody else can reach this table: it listens to this machine alone, and the links below open here only. A proxy brings it to the internet; to your own network this command does:
club-qr-what = QR code: { $what }
club-block = Block { $name }
club-block-sure = You hear nothing more of { $name } and meet at no open table. Block?
club-blocked = People I have blocked
club-unblock = Meet again
table-refused-block-none = Only who has a personal link can block another who has one.
page-fault-seat-blocked = Somebody at this table would not sit with you, or you with them.
page-fault-invitation-void = Somebody was faster: this seat is taken.

## Notices

club-note = { $system }: you are asked for an answer.
club-mail-code-subject = Escadrille: your code
club-mail-code = The code is { $code }. Enter it on the page, and this address is told when a game waits for you. If you asked for nothing, leave it: nothing more is sent.
club-mail-text = { $text }

    { $link }

    No more of these mails: { $quiet }
club-away = When it is my turn
club-away-way = { $way ->
    [tab] Mark the tab
    [system] A notice of the system, while the page is open
    [push] A notice also while the page is closed (Web Push)
   *[mail] An e-mail, while I am away
}
club-away-webhook = Programs can have an address called for each seat (webhook), where the server allows it.
club-away-lacks = { $way }: { $lacks }.
club-lacks = { $what ->
    [https] needs https, or the page opened at this very machine; over plain http browsers do not allow it
    [browser] this browser has none
    [server] this server sends none
   *[mail] this server has no mail server to send it by
}
club-mail-send = Send me a code
club-mail-enter = The code that was sent to { $address }
club-mail-confirm = Confirm
club-quiet = No more mails
club-quiet-text = This address is not told any more when a game waits.
club-quiet-done = Done: nothing more is sent there.
club-quiet-void = Nothing is sent there any more, or this link is an old one.
page-fault-mail-bad = This is no address of e-mail.
page-fault-mail-code = This is not the code of the last mail.
page-fault-webhook-refused = The notice service of this browser cannot be reached from here.
