# The table in the page: the frame that all systems share, and the replay.

## Who sits where

table-you = You
table-seat = Seat { $seat }
table-bot =
    { $name ->
        [tactical] Bot, by the book
        [recruit] Bot, recruit
        [pilot] Bot, pilot
        [veteran] Bot, veteran
        [ace] Bot, ace
        [random] Bot, at random
       *[other] Bot { $name }
    }{ $temper ->
        [cautious] , cautious
        [aggressive] , aggressive
        [opportunist] , opportunist
       *[even] { "" }
    }
table-taken = Bot for { $name }
table-host = The host
table-spectator = A spectator
table-since =
    for { $count } { $unit ->
        [minute] min
        [hour] h
       *[day] days
    }

## The frame

table-back = Back to the home page
table-panel = Log, chat and rules
table-foot = Views of the table
table-tab-table = Table
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-unread =
    { $count ->
        [one] { $count } unread line
       *[other] { $count } unread lines
    }
table-yours = Your turn
table-theirs = Their turn
table-over = The game is over
table-saved = Saved, line { $number }
table-turn = Game turn { $turn }
table-yes = yes
table-no = no

table-joining = Coming to the table…
table-loading = Unfolding the chart: board, cards and log.

## The question

table-question = The question
table-your-answer = Your answer
table-undo = Undo
table-backs = { $count ->
    [one] took back once
   *[other] took back { $count } times
}
table-doubt-leave = Keep it
table-key-escape = Esc
table-key-enter = Enter
table-nobody-awaited = Nobody is awaited.
table-bots-think =
    { $count ->
        [one] The bot is thinking…
       *[other] The bots are thinking…
    }
table-awaited = Waiting for { $names }.
table-awaited-since = Waiting for { $names }, { $time }.
table-barred = What I may not do ({ $count })
table-here = Here: { $facts }.
table-unchanged = Nothing has changed.
table-understood = Understood

## Refusals

table-refused-wire-other = The server has a newer version than this page. Reload the page to go on.
table-refused-connection-lost = The connection is lost: nothing was sent.
table-refused-order-illegal = The rules forbid it.
table-refused-order-unreadable = The server did not understand this order.
table-refused-undo-impossible = Too late to undo: something was revealed or drawn, or somebody has answered.
table-refused-undo-campaign = In a campaign what was revealed, drawn or answered stands: only what nobody has seen yet is taken back.
table-refused-undo-nothing = You have given no order yet that could be taken back.
table-refused-order-stale = The question has changed meanwhile.
table-refused-game-over = The game is over.
table-refused-game-running = The game is still on.
table-refused-game-version = This game was begun with another version of the rules; this server cannot go on with it.
table-refused-seat-taken = A bot flies in your place: take it back first.
table-refused-seat-held = This seat is its player’s. Only he can give it up; you can after five minutes without a connection.
table-refused-invitation-void = This invitation has been used, or replaced by another.
table-refused-draw-impossible = A bot flies against you: it never agrees to a draw.
table-refused-rate-limit = Too many requests at once. Try again in { $seconds } s.
table-refused-server-full = The server is full. Try again in a moment.
table-refused-text-bad = This text cannot be said: 1 to 500 characters, without markup or control characters.
table-refused-name-bad = This name cannot be used: 1 to 24 letters, digits, spaces, hyphens or full stops.
table-refused-key-unknown = This link no longer opens this table: its key was renewed, or the game deleted. Ask your host.
table-refused-key-forbidden = This link does not allow it.
table-refused-address-unknown = This server cannot do that.
table-refused-server-error = The server failed; nothing that you did is lost.
table-refused-game-full = This game has as many moves as this server keeps of one. You can still resign or agree on a draw.
table-refused-undo-limit = You have taken back as often as one may here: your next order stands until something is revealed, drawn or answered.
table-refused-acts-limit = As much was done beside flying in this game as one may. You can still give orders and resign.
table-refused-games-full = This server has as many running games as it takes. Try again later.
table-refused-chat-muted = The host has muted you: what you say is not passed on.
table-refused-game-kept = This game is kept: it is not over, or not all who have sat at it agree that it be deleted.
table-refused-game-gone = This game was deleted.
table-refused-campaign-none = This game is no campaign.
table-refused-campaign-there = That is done at the campaign, and holds in its missions too.
table-refused-campaign-running = While the campaign runs, its missions are shown as you knew them.
table-refused-game-damaged = The server’s copy of this game is damaged. Tell the operator; a backup may have it.
table-refused-other = Refused: { $message }

## The connection

table-strip = Connection
table-strip-lost = Connection lost.
table-strip-again = Trying again in { $seconds } s.
table-strip-trying = Trying again…
table-strip-kept = Your last stored line is { $number }; nothing you did is lost. You can look around meanwhile.
table-strip-now = Try now
table-strip-refused = The table no longer knows you.

table-frozen = Played under older rules
table-frozen-text = { $title } was played under version { $version } of the rules; this server has version { $house }. It can be shown and exported, not continued.
table-frozen-over =
    { $moments ->
        [0] It is over. What was told at the time is not here any more; its record is whole.
        [one] It is over. One moment of it can be shown.
       *[other] It is over. { $moments } moments of it can be shown.
    }
table-frozen-running =
    { $moments ->
        [0] It was not over. What was told at the time is not here any more; its orders are.
        [one] It was not over. One moment of it can be shown, as you were told it.
       *[other] It was not over. { $moments } moments of it can be shown, as you were told them.
    }
table-frozen-show = Show it
table-frozen-give-up = Give it up
table-frozen-give-up-sure = Really give it up
table-frozen-give-up-text = Once someone has given it up, everyone may see everything.
table-refused-game-frozen = This game was played under older rules: it can be shown and exported, not continued.
table-refused-replay-told = This game is shown as each seat was told it.
table-notice-home = To the home page
table-notice-again = Try again
table-notice-no-key = No key to this table
table-notice-no-key-text = This browser has no place here. Ask whoever invited you for the link again: the link opens the place.
table-notice-refused = This place is no longer open to you
table-notice-refused-text = The link was renewed, or the game is gone. Ask your host for a new link.
table-notice-unloaded = The table could not be laid
table-notice-unloaded-text = The server did not answer. Nothing is lost: try again in a moment.
table-notice-running = Still in the air
table-notice-running-text = A game can be watched again once it is over: a replay tells every secret.
table-notice-running-go = To the table
table-notice-no-record = This game cannot be watched
table-notice-no-record-text = The server has no record of it, or has other rules than the game was played with.

## Log, rules, chat

table-log-empty = Nothing has happened yet.
table-taken-back = taken back
table-rules-search = Search the rules
table-rules-unknown = Rule { $id } is not in the catalogue.
table-rules-all = All rules
table-rules-book = Open the catalogue
table-rules-found =
    { $count ->
        [0] No rule matches.
        [one] { $count } rule
       *[other] { $count } rules
    }
table-chat-seats = The seats talk here; spectators read none of it.
table-chat-spectators = Spectators talk here; the seats read none of it.
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something to the table
table-chat-send = Say
table-chat-kept = Your text is still here.
table-chat-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
table-act-somebody = Somebody
table-act-sat = { $name } sits down in seat { $seat }.
table-act-key =
    { $whom ->
        [spectators] The host has made a new link for the spectators: the old one opens nothing any more.
       *[seat] { $name } has renewed the key of seat { $seat }.
    }
table-act-invited = The host has made a new invitation for seat { $seat }.
table-act-freed =
    { $by ->
        [host] The host has freed seat { $seat }: { $name } was away.
       *[person] { $name } has left seat { $seat }.
    }
table-act-bot =
    { $by ->
        [host] The host has seat { $seat } flown by: { $pilot }.
       *[person] { $name } lets a bot fly seat { $seat }: { $pilot }.
    }
table-act-back = { $pilot } flies seat { $seat } again.
table-act-muted =
    { $whom ->
        [spectators] The host has muted the spectators.
       *[seat] { $name } in seat { $seat } was muted by the host.
    }
table-act-heard =
    { $whom ->
        [spectators] The host lets the spectators speak again.
       *[seat] { $name } in seat { $seat } may speak again.
    }
table-act-rules = The rules of the house have a new version: what was in the air is flown again from its beginning, and everything before it stands.
table-act-deletes = { $name } in seat { $seat } agrees that the game be deleted.

## The menu

table-menu = Menu
table-close = Close
table-menu-game = The game
table-menu-settings = Settings
table-menu-seal = The deal is sealed
table-menu-help = Help
table-menu-keys = Keys
table-share = Share
table-share-title = Links to share
table-share-seat = Seat { $seat } ({ $name })
table-share-watch = To watch
table-share-renew = Renew
table-share-make = New link
table-share-hint = A link to a seat is used once: whoever opens it first sits down. A new link closes the old one.
table-share-sits = Somebody sits here.
table-share-free = Free the seat
table-share-renewed = A new link; the old one opens nothing any more.
table-watch = See it as a spectator does
table-watch-leave = Back to my seat
table-draw-offer = Offer a draw
table-draw-withdraw = Withdraw my offer of a draw
table-draw-offered =
    { $count ->
        [one] { $names } offers a draw.
       *[other] { $names } offer a draw.
    }
table-draw-mine = You offer a draw.
table-draw-accept = Accept
table-draw-decline = Decline
table-resign = Resign
table-resign-sure = To resign is to lose the game. Really?
table-resign-yes = Yes, I resign
table-resign-no = No, I fly on
table-mute = Who may speak
table-mute-text = What a muted person says is not passed on. Everyone is told who is muted.
table-mute-on = Mute: { $name }
table-mute-off = Let speak again: { $name }
table-mute-spectators = the spectators
table-mute-muted = Muted by the host: { $names }.
table-delete = Delete the game
table-delete-sure = A deleted game is gone for good, with its record and its chat. Really?
table-delete-sure-all = Once all who have sat at this game agree, it is gone for good, with its record and its chat. Really?
table-delete-yes = Yes, delete it
table-delete-no = No, keep it
table-delete-offered =
    { $count ->
        [one] { $names } agrees that this game be deleted.
       *[other] { $names } agree that this game be deleted.
    }
table-delete-mine = You agree that this game be deleted: it goes once all do who have sat at it.
table-delete-agree = I agree
table-bot-flies = Let a bot fly for { $name }
table-bot-leaves = Give { $name } the seat back
table-bot-mine = Let a bot fly for me
table-key-renew = Renew my key
table-key-renew-text = If somebody else may know it: the old key opens nothing any more, on any of your devices.
table-flown = A bot is flying in your place.
table-flown-back = Take my seat back
table-learner = Learner’s mode.
table-learner-text = In the first flights of a system, or in all once you switch it on: says what each question is for, and what could answer a card.
table-tips-off = Hide tips
table-sound = Sounds.
table-sound-text = Big moments are heard as well: dice, hits, losses.
table-lets-be = Let things be for me
table-lets-be-text = Where no card in your hand could answer, the page goes on after some seconds. It always takes as long, whatever you hold.
table-shortcuts = One-letter keys.
table-shortcuts-text = U, H, L, C and ? act on the table.
table-key-of-enter = choose
table-key-of-arrows = move inside hand, board and ladder
table-key-of-escape = the declining answer
table-key-of-undo = take the last order back
table-key-of-log = the log
table-key-of-chat = the chat
table-key-of-rules = the rule of the thing in focus

## The seal

table-seal = Seal
table-seed = Seed
table-seal-later = The seed is shown at the end: you can then check that no die and no card was touched.
table-seal-text = The seed decided the whole deal. The seal, shown from the start, proves that it has not changed since.
table-seal-text-people = This seed and the parts decided the whole deal. The seals, shown before it, prove that none has changed since.
table-seal-verify = Verify
table-seal-whole = Verified: this is the seed that was sealed.
table-seal-broken = This is NOT the seed that was sealed.

## The end

table-end = The end of the game
table-end-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
table-end-resigned =
    { $who ->
        [you] You resigned.
       *[other] { $name } resigns.
    }
table-end-agreed = A draw by agreement.
table-end-flagged = The time was up.
table-end-scores = Victory points
table-end-watch = Watch the replay
table-end-download = Download the game
table-rematch = Rematch
table-rematch-alone = Begin again
table-rematch-asked = Rematch offered…
table-rematch-offered =
    { $count ->
        [one] { $names } asks for a rematch.
       *[other] { $names } ask for a rematch.
    }
table-rematch-go = To the rematch

## The generic board

table-generic-seat = seat
table-generic-none = none
table-generic-many = { $count } things
table-generic-table = Table, can be scrolled

## The replay

replay-go-to = Go to: { $line }
replay-name = Replay
replay-told = As it was told, under version { $version } of the rules
replay-of = Replay: { $title }
replay-at = { $number } of { $last }, turn { $turn }
replay-at-mission = { $number } of { $last }, mission { $turn }
replay-moment = Moment
replay-first = To the start
replay-previous = One moment back
replay-next = One moment on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $times } ×
replay-knowing = Seen by
replay-knowing-open = everyone: all cards open
replay-knowing-spectator = a spectator
replay-link = Copy the link
replay-link-text = The link leads to this moment; who has it may watch.
replay-tab-result = Result

## Before the deal

gathering-dealing = The cards are being dealt…
gathering-absent =
    { $count ->
        [one] Waiting for somebody to sit down: { $names }.
       *[other] Waiting for people to sit down: { $names }.
    }
gathering-late =
    { $count ->
        [one] Waiting for { $names }, whose page must be open for the deal.
       *[other] Waiting for { $names }, whose pages must be open for the deal.
    }
gathering-empty = empty
gathering-sits = sits here
gathering-sealed = sits here, part sealed
gathering-bot = a bot; it gives no part
gathering-text = The deal is made once everyone is here: each person’s device gives a part of chance of its own, so that nobody can choose the cards, not even the owner of this server.
table-deal-people = Everyone at the table gave a part to this deal.
table-deal-server = This deal is the server’s own: nobody else gave a part to it.
table-deal-part = Part of { $name }
table-deal-broken = A part does not fit its seal: the deal is not what was promised.
table-refused-game-gathering = The cards are not dealt yet: not everyone is here.
table-refused-chance-bad = This part of the deal does not fit what was sealed.
table-refused-chance-early = Not everyone has sealed a part yet.
table-refused-chance-dealt = The cards are dealt already.

stage-needs = { $least }+ { $result }

table-news-count =
    { $count ->
        [0] nothing yet
        [one] one line
       *[other] { $count } lines
    }

story-decisive = What decided it
story-course = The course of the fight
story-fates = What became of everyone
story-aircraft = Aircraft
story-pilot = Flown by
story-fate = Fate
story-victories = Victories
story-fate-whole = unharmed
story-fate-hit = hit ({ $count })
story-fate-damaged = damaged
story-fate-down = shot down
