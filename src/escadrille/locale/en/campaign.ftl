# Campaigns in the terminal.
help-campaign =
    Campaigns: begin one, fly its missions, prove them.

    A campaign lasts for weeks. It asks what its rules ask between missions; each mission is a game of its own, which you fly, leave to a level, or give up.
help-campaign-start = Begin a campaign and play it until you leave.
help-campaign-id = The campaign to play: see "escadrille scenario list".
help-campaign-list = List your campaigns, and what each waits for.
help-campaign-name = The name of a campaign, or its first letters: see "escadrille campaign list". Or the file of its record.
help-campaign-show = Show how a campaign stands: its ledger, its missions, and what it waits for.
help-campaign-fly = Go on with a campaign: answer what it asks, and fly its mission.
help-campaign-by = Leave the mission to this level (recruit, pilot, veteran, ace, tactical) and stop when it is settled.
help-campaign-report = Settle the mission that was flown elsewhere.
help-campaign-report-file = The record of the mission (JSON lines); or a report by hand (TOML), of a mission flown on a real table.
help-campaign-verify = Play a campaign again, and hold each report against the record of its mission.
help-campaign-verified = The name of a campaign, or the file that one was exported to.
help-campaign-export = Write a campaign with its missions into one file.
help-campaign-import = Bring a campaign that was exported to one file here.
help-campaign-file = The file of the campaign.
help-sim-campaign = Play whole campaigns, their missions included, instead of single fights: the ID of one.

campaigns-begins = Campaign { $name }
campaigns-takes-off = Mission { $number } takes off.
campaigns-given-up = Mission { $number } is given up.
campaigns-goes-on =
    This campaign was played under version { $version } of the rules; it goes on under version { $house }, from mission { $turn }, in a new record. { $lost ->
        [0] Nothing is lost.
        [one] The last order was for a mission that was not over; that mission is flown again from its beginning.
       *[other] The last { $lost } orders were for a mission that was not over; it is flown again from its beginning.
    }
campaigns-follows = The campaign goes on here from the record { $name }, of other rules.
campaigns-none = You have no campaign. To begin one: escadrille campaign start SYSTEM
campaigns-listed = { $name }  { $scenario }, { $when }
campaigns-older = Played under version { $version } of the rules; it goes on from its last moment between missions.
campaigns-lost = Played under version { $version } of the rules; it kept no moment from which it could go on.
campaigns-over = The campaign is over.
campaigns-waits-mission = Mission { $number } is in the air: escadrille campaign fly
campaigns-waits = Seat { $seat } is asked: { $what }
campaigns-flown =
    Mission { $number }: { $how ->
        [proved] flown, and its record can prove it
       *[by-hand] entered by hand
    }
campaigns-settled = Mission { $number } is settled; its record proves it.
campaigns-settled-by-hand = Mission { $number } is settled, by hand.
campaigns-verify-proved = Mission { $number }: its record proves the report.
campaigns-verify-by-hand = Mission { $number }: the report was entered by hand; nothing proves it.
campaigns-verify-missing = Mission { $number }: its record is not here.
campaigns-verify-version = Mission { $number }: flown under version { $told } of the rules; this house cannot tell.
campaigns-verify-refused = Mission { $number }: refused. { $told }
campaigns-exported =
    { $parts ->
        [one] One record is
       *[other] { $parts } records are
    } in { $path }
campaigns-brought =
    Campaign { $name } is here, in { $parts ->
        [one] one record
       *[other] { $parts } records
    }.
error-own-missions = { $system } flies its missions itself: play it with "escadrille campaign fly".
error-campaign-scenario = Name a campaign or a scenario, not both.
error-campaign-here = Campaign { $name } is here already.

# A pilot of one's own (cli/pilot.py)
help-pilot = Your own pilot, who flies single missions outside a campaign.
help-pilot-file = The file that keeps his career.
help-pilot-with = What is said of it: name=…, nation=…, behaviour=…, skills=… (with commas), skill=…, item=…
help-pilot-enlist = Create a pilot.
help-pilot-show = Show his career.
help-pilot-fly = Fly a mission with him, or go on with the one that he is in.
help-pilot-do = Between missions: learn, buy, rest, or somebody takes the place of who is lost (succeed).
help-pilot-what = learn, buy, rest or succeed.
airman-exists = { $path } is there already: a career is kept in a file of its own.
airman-aloft = He is in the air. escadrille pilot fly { $path } goes on.
airman-grounded = He cannot fly now. escadrille pilot show { $path } tells why.
airman-unread = { $path } keeps no career: { $reason }
