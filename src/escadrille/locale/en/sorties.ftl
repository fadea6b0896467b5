# Campaigns at the table: their missions.
mission-number = Mission { $number }
mission-in-the-air = Mission { $number } is in the air.
mission-way =
    { $who ->
        [you] { $way ->
            [fly] You fly it yourself.
            [give-up] You have given it up.
           *[level] { $level } flies it for you.
        }
       *[other] { $way ->
            [fly] { $name } flies it.
            [give-up] { $name } has given it up.
           *[level] { $name } leaves it to { $level }.
        }
    }
mission-fly = Fly the mission
mission-watch = Watch the mission
mission-awaited = The campaign goes on by itself once the mission is over.
mission-of-campaign = Mission { $number } · Campaign
mission-back = Back to the campaign
mission-tab = Missions
mission-list-text = The missions flown so far, as you knew them. Once the campaign is over, all cards are open.
mission-list-over = The missions of this campaign, with all cards open.
mission-replay = Watch mission { $number }
mission-to-fly = Mission { $number }: yours to fly
mission-theirs = Mission { $number }: { $names }
mission-flown-by-bots = Mission { $number }: bots fly
mission-campaigns = Campaign
mission-campaigns-of = A campaign of { $system }
mission-carried = The rules have a new version since: the campaign goes on here, from before the mission that was not over.
mission-carried-before = What happened before
