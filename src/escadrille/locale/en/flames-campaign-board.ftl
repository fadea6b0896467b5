# What the board of a campaign says.
flames-campaign-start = Start
flames-campaign-map = Map of the campaign
flames-campaign-shut = not open yet
flames-campaign-missions = Missions
flames-campaign-difference = Allies − Axis
flames-campaign-attacked = attack by the { $side }
flames-campaign-attacks = The { $side } attack
flames-campaign-attacks-open = Your attacks
flames-campaign-to-come = to come
flames-campaign-where = Where to strike?
flames-campaign-options-of = Options of the { $side }
flames-campaign-screens = Screens of the campaign
flames-campaign-screen-map = Map
flames-campaign-screen-mission = Mission
flames-campaign-screen-record = Record
flames-campaign-clock = Mission
flames-campaign-chapter = Mission { $mission }
flames-campaign-flag-arrow = Your target
flames-campaign-flag-option = In secret
flames-campaign-flag-fly = The mission
flames-campaign-values = Damaged { $damaged }, destroyed { $destroyed }, flak { $flak }
flames-campaign-drops = Bombs: dispersed { $dispersed }, normal { $normal }, tight { $tight }
flames-campaign-fly-note = Fly it yourself on its own table, leave it to a bot of a level, or give it up: then the others win it.
flames-campaign-step-target = Target
flames-campaign-step-options = Options
flames-campaign-step-fly = Who flies
flames-campaign-step-report = Flight and report
flames-campaign-scale-told = Damaged from { $damaged } bombs on, destroyed from { $destroyed }. All aircraft unhurt drop { $dispersed } dispersed, { $normal } normal, { $tight } tight.
flames-campaign-brief-dispersed = D
flames-campaign-brief-normal = N
flames-campaign-brief-tight = T
flames-campaign-unhurt = D, N, T: what all aircraft drop if none is hurt, dispersed, normal and tight.
flames-campaign-raid = The raid
flames-campaign-defence = The defence
flames-campaign-worth = { $points } pts each
flames-campaign-no-option = no option
flames-campaign-not-yet = option not chosen yet
flames-campaign-losses = Losses
flames-campaign-no-losses = None so far.
flames-campaign-head-ends = If it ends
flames-campaign-head-points = points
flames-campaign-head-control = control
flames-campaign-head-next = next to attack
flames-campaign-head-mission = Mission
flames-campaign-head-target = Attack
flames-campaign-head-status = Status
flames-campaign-head-bombs = Bombs
flames-campaign-head-option-axis = Option Axis
flames-campaign-head-option-allies = Option Allies
flames-campaign-head-axis = Axis
flames-campaign-head-allies = Allies
flames-campaign-head-net = Result
flames-campaign-screen-result = Result
flames-campaign-result-title = { $target } is { $status ->
    [intact] intact
    [damaged] damaged
   *[destroyed] destroyed
}
flames-campaign-result-control = controlled by the { $side } ·
flames-campaign-result-flak = The flak is turned over:
flames-campaign-result-points = Victory points
flames-campaign-result-so-far = The campaign so far
flames-campaign-entry-target = target
flames-campaign-entry-aircraft = aircraft shot down
flames-campaign-entry-pilots = pilots
flames-campaign-entry-options = options
flames-campaign-entry-total = together
flames-campaign-entry-scaled = divided by scale { $scale }
flames-campaign-result-no-losses = None in this mission.
flames-campaign-lost = { $side }, { $points } { $points ->
    [one] point
   *[other] points
} · mission { $mission }
flames-campaign-course = Course of the campaign
