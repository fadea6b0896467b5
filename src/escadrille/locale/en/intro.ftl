# The pages that introduce the systems: five lessons each, and what their pictures show.

intro-title = { $system }: an introduction
intro-open = Introduction
intro-rules = All rules
intro-fly = Fly
intro-cited = The rules of this lesson

intro-win = How the game is won
intro-turn = What a turn is
intro-decide = What you decide
intro-fight = How to shoot, and how to defend
intro-first = What to do first

intro-flames-win-text = Shoot the enemy down. Every hit fills a box of its airframe; at the bar its card is turned over, and the damaged side is worse in everything. Damage never goes away: the last box brings the aircraft down, and a duel is over. If both still fly after the sixth turn, the less damaged one wins.
intro-flames-win-picture = A Hellcat with smoke behind it: it has passed the bar and fights on with its damaged side.
intro-flames-turn-text = An aircraft’s turn runs through its phases in order: draw, change the altitude by one level, use a lead in speed for free manoeuvres, play cards, throw away what is of no use, draw again. To climb costs a card, to dive brings one. Then it is the enemy’s turn.
intro-flames-turn-picture = The clock of the table: the ring shows the phases, yellow is the one you are in.
intro-flames-decide-text = What each card is for. Nearly every card has three uses and serves for one of them: an attack or another deed of your own turn, an answer to a card of the enemy, or a manoeuvre that betters your position. What you fire now will not defend you later.
intro-flames-decide-picture = A card of your hand: above what it does in your turn, in the middle what it answers, below how far it manoeuvres.
intro-flames-fight-text = You fire only in your own turn, at an enemy at your level, unless it has the better position. A shot costs bursts, and a good position gives more of them. The enemy may answer a card with one that names it, you may answer the answer, and so on: whoever plays the last card has his way. In the enemy’s turn it is you who answers.
intro-flames-fight-picture = In My Sights, and the Barrel Roll that answers it: the lit rows meet.
intro-flames-first-text = Begin low, where the engine brings most cards. Manoeuvre before you fire, one step after the other towards the enemy’s tail. Keep two cards that answer shots. And press Hint whenever you wonder: it tells what an ace would do, and why.
intro-flames-first-picture = Advantaged: the Hellcat is on the flank of the Oscar. One step more, and it is on its tail.

intro-zero-win-text = Shoot down more than you lose. Each enemy fighter that is destroyed brings points, and one that is damaged or has left the fight brings some as well; hits alone bring nothing until the card is turned over. After the last turn the team with more points has won.
intro-zero-win-picture = An element of Claudes: the leader is hit as far as the bar, its wingman is still whole.
intro-zero-turn-text = You fly an element: a leader and its wingman. In its sequence the wingman attacks first, then the element may change its level, then the leader plays cards, throws some away and draws. The engine and the altitude say how many cards are drawn, Performance how many you may hold.
intro-zero-turn-picture = The clock of the table: the ring shows the phases of a sequence, yellow is the one you are in.
intro-zero-decide-text = Whether a card attacks or waits. Red rows fire, green rows better your position, blue rows answer the enemy. You may mix fire and manoeuvres as you like, as long as cards and bursts last; but your leader lives by the cards that are left.
intro-zero-decide-picture = Scissors: as an attack they turn the tables, as an answer they stop what stands in the blue row.
intro-zero-fight-text = A leader fires at the enemy leader at its own level, unless that one has the better position. After each attack the player attacked may answer with a card that names it, and the attacker may answer in turn. The last card decides. A wingman draws a small hand of its own, to attack and to defend itself.
intro-zero-fight-picture = In My Sights, and the Tight Turn that answers it: the lit rows meet.
intro-zero-first-text = Let your wingman attack whenever it can: its cards cost you nothing, and its manoeuvres serve its leader. Play a Half Loop or a Manoeuvring before you fire: from behind you have the most bursts. Keep an answer or two for the enemy’s sequence.
intro-zero-first-picture = Tailing: the Wildcat is on the tail of the Claude.

intro-wings-win-text = Bring the enemy down before you are brought down. Every hit is a damage card, and most are secret: only smoke, fire and jams are seen. An aircraft whose damage reaches its structure falls; one that leaves the table is out of the game. Some scenarios have other aims, which the briefing tells.
intro-wings-win-picture = An Albatros on fire, before the guns of a Camel.
intro-wings-turn-text = First everyone lays three manoeuvre cards in secret. Then all cards are flown together, one in each of three phases: everyone moves, then everyone who can may fire. Nobody can change his mind in between, so a turn is a guess at where the enemy will be.
intro-wings-turn-picture = The clock of the table: the ring shows the programming and the three phases.
intro-wings-decide-text = Which three cards, and in which order. Every aircraft has a deck of its own: some turn tightly, some only to one side. Two cards with a diamond never follow one another, and after an Immelmann comes a straight. Point at a card and its flight appears on the table as a ghost.
intro-wings-decide-picture = A programme: straight on, a turn to the right, then a steep one.
intro-wings-fight-text = Your guns reach as far as the ruler, within the arc before the nose. Near, the target draws twice as many cards as far off. All fire of a phase counts together, so that two can shoot each other down. The best defence is not to be there: fly where no arc reaches, and where no bases overlap.
intro-wings-fight-picture = The arc of a Camel: solid for the near half, dashed for the far one. The Albatros is in it.
intro-wings-first-text = Do not rush straight at the enemy: turn early, so that it flies into your arc. Lay the cards one by one and look at the ghosts; a card can be taken back until the programme is sent. Fire at the same target in one phase after another: your aim gets better.
intro-wings-first-picture = Three cards as ghosts, numbered as they will be flown.

intro-skies-win-text = Break the enemy’s squadrons. A hit costs a level, and the aircraft that has none left to lose is shot down; each loss and each hit puts Booms on its squadron. A squadron with more Booms than it has aircraft or engines in play breaks off. Some scenarios have other aims, which the briefing tells.
intro-skies-win-picture = A Spitfire with two rings, Advantaged; a Messerschmitt with one, Neutral; a Heinkel without, with a Boom on its base.
intro-skies-turn-text = Aircraft act one after another: the Advantaged first, then the Neutral, then the Disadvantaged; among equals the better pilot. Each may shoot before it moves, then flies, then does one thing: shoot, climb or outmanoeuvre. The ladder beside the table is the order.
intro-skies-turn-picture = The clock of the table: the ring shows the steps of one flight.
intro-skies-decide-text = How far and which turn. Height and speed are one thing here, told by three levels: burn one and you dive six inches further, or turn hard before you move. Whoever has burnt it must climb to have it back, and cannot shoot meanwhile.
intro-skies-decide-picture = The three levels as the stand of a model shows them: nose up, level, nose down.
intro-skies-fight-text = Only who is lower can be shot at, bombers excepted. Guns reach nine inches within the arc before the nose. Both roll; only the ace of spades counts, and each of the target’s strikes out one of the shooter’s. From behind nobody fires back.
intro-skies-fight-picture = The arc of a Spitfire. The Messerschmitt is in it, and lower.
intro-skies-first-text = Climb first, then fight: who is above chooses. Outmanoeuvre an enemy to take a level from it, and shoot it with the next aircraft. Compose a move on the table or in the cells and look where the ghost ends before you fly.
intro-skies-first-picture = Two aces of the attack against one of the dodge: one hit is left.

intro-phantom-win-text = You lead a squadron through a campaign, alone against the game. Each mission has a Target; if its damage is complete when your aircraft leave, it brings victory points. Their sum at the end is your grade. Defences need not be destroyed, but pilots must come home, for they fly again.
intro-phantom-win-picture = A Phantom over the centre of the disc, and the damage that the Target still lacks.
intro-phantom-turn-text = A mission is prepared at home, flown to the Target through an event, fought over the Target in four turns, flown home and told at the debriefing. In a turn over the Target the Fast pilots attack, then the defences, then the Slow pilots; at last everyone moves one zone.
intro-phantom-turn-picture = The clock over the Target: the ring shows the steps of a turn, yellow is the one you are in.
intro-phantom-decide-text = Which Target, who flies, what hangs under the wings, and from where you come. Weapons have a weight, and the further the Target, the less can be carried. Every pilot has figures for air and ground, and a stress that grows with each mission.
intro-phantom-decide-picture = Counters of weapons: bombs, rockets and a missile, with what a die must reach and what they weigh.
intro-phantom-fight-text = Name what you attack and with which counters, then roll one die for each: it is spent, hit or miss. Bombs fall on their own zone, missiles reach further. Defences fire at whom they reach at his altitude; you may keep one down with a weapon of your own, or evade, which costs stress. The page tells the odds before each answer.
intro-phantom-fight-picture = A Site attacks a Phantom that is within its range.
intro-phantom-first-text = Choose a near Target with few Sites, and let the staff arm the flight. Come in from the side with the fewest guns, one aircraft with rockets for the Site in the way, the others with bombs. Fly to the centre, drop, and leave. Whoever is worn out stays at home for a mission.
intro-phantom-first-picture = Two aircraft enter from the south, where nothing waits; the Target is in the centre.
