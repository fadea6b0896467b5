# The words of the missions of wings, in English. The folder fr has the same keys.

wings-group-mis = Missions
wings-group-area = The play area
wings-group-mp = Mission points
wings-group-dep = Deployment
wings-group-vp = Victory points
wings-group-hom = Homologation
wings-group-rein = Reinforcements
wings-group-rank = Ranks
wings-group-sup = Air supremacy

wings-option-prior-recon = The zone was reconnoitred before
wings-option-homologation = Victories need a witness
wings-option-reinforcements = Reinforcements

wings-task-rescue = to rescue
wings-task-test = to hit with the new weapon
wings-task-steal = to steal

wings-errand-patrol = offensive patrol
wings-errand-reconnaissance = reconnaissance
wings-errand-photography = photographs
wings-errand-bombing = bombing
wings-errand-strafing = low attack
wings-errand-rescue = rescue
wings-errand-test = test of a weapon
wings-errand-theft = theft of a prototype

wings-board-mission = { $side }: { $errand }
wings-board-reserve =
    { $points ->
        [one] 1 mission point in reserve
       *[other] { $points } mission points in reserve
    }
wings-board-flyer =
    { $aircraft } { $name ->
        [none] the replacement
       *[other] { $name }
    }: { $fate } · { $victories ->
        [one] 1 victory
       *[other] { $victories } victories
    }, { $homologated } confirmed · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
wings-place = place { $number } from the south
wings-ask-deploy = { $aircraft }: where along your edge, in secret?
wings-ask-reinforce = { $aircraft } is gone. In what does somebody come back?
wings-ask-relieve = { $aircraft }: who of the squadron comes?
wings-pass-reinforce = nobody comes

wings-event-deployed = All aircraft are placed: { $aircraft }
wings-event-reinforced = { $aircraft } comes in, in a new { $type }
wings-event-prototype-taken = { $aircraft } has changed aircraft: it flies the { $type } now
wings-event-task-done-rescue = { $aircraft } has taken the man of { $piece } aboard
wings-event-task-done-test = { $aircraft } has hit { $piece } with the new weapon
wings-event-task-done-steal = { $aircraft } has taken the prototype of { $piece }
wings-event-mission-ended =
    { $success ->
        [yes] { $side } has done what it was sent out for
       *[no] { $side } has not done what it was sent out for
    }

wings-learn-deploy = Both sides plan apart; the enemy's ground is seen once all stand.
wings-learn-reinforce = What your reserve pays for comes in now, or in a later turn.
wings-learn-relieve = Who is on the ground and fit to fly; his standing is paid for.
