/** The rules in plain English, for the drawer. The numbers are those of rules.md. */
import type { RuleText } from '@ludarium/kernel'

export const rules: readonly RuleText[] = [
  {
    id: 'S0',
    title: 'Options',
    text: 'Invaders from Afar adds Albion, Togawa and the mats Militant and Innovative; six and seven seats always have it. Promo cards can be shuffled in by kind. The pairings Rusviet with Industrial and Crimea with Patriotic are banned unless you allow them. Further switches let Relentless cover the Factory card, let a recruit from the Enlist section pay at once, allow gifts of coins, and show everybody’s coins to all. There is no solo mode: to play alone, fill the other seats with bots.',
  },
  {
    id: 'S1',
    title: 'Terms',
    text: 'Units are your character, four mechs and eight workers; character and mechs fight. Every hex is a territory, lakes and the Factory too; home bases are not. You control a territory with a unit on it, or, when no unit is there, with a structure on it; while a hex is contested its defender controls it. Resource tokens (metal, food, oil, wood) lie on the map and belong to whoever controls the territory. Power goes from 0 to 16, popularity from 0 to 18; what goes beyond is lost. Losses stop at 0, costs must be paid in full. Your left neighbour plays after you.',
  },
  {
    id: 'S2',
    title: 'Setup',
    text: 'Everybody gets a faction and a player mat. The faction gives power and combat cards, the mat popularity, coins and two objectives. Your character starts on the home base, two workers next to it, six on the Produce track. One Factory card more than there are players lies face down at the Factory; eleven encounter tokens and one structure bonus tile are laid out. The lowest mat number begins; play goes clockwise around the board.',
  },
  {
    id: 'S3',
    title: 'Your turn',
    text: 'Put your action token on another section than last turn (Rusviet may stay). Then you may take its top row, then its bottom row, each once and in this order; either can be skipped. What the top row brings can pay for the bottom row. Objectives may be revealed before the top row, between the rows, and at the end of the turn. A turn without any action is allowed.',
  },
  {
    id: 'S4',
    title: 'Costs and gains',
    text: 'An action can be taken only when its whole cost can be paid; pay first, then gain. Costs and sizes are those before the action. Tokens may be paid from any territories you control, but not from bases; combat cards are discarded face up. After paying you may take all, part or none of what you gain: turn on the preference to be asked if you want less than everything. When the combat deck is empty the discard pile is shuffled.',
  },
  {
    id: 'S5',
    title: 'Top row',
    text: 'Four actions: Move or gain coins, Bolster, Trade, Produce. Each value rises by one when its technology cube has been moved away by an upgrade. A structure built under an action adds its effect.',
  },
  {
    id: 'S5.1',
    title: 'Move or gain',
    text: 'Free. Either move up to two (three) different units, or gain one (two) coins.',
  },
  {
    id: 'S5.2',
    title: 'Bolster',
    text: 'Pay one coin. Gain two (three) power or draw one (two) combat cards. With the monument also one popularity.',
  },
  {
    id: 'S5.3',
    title: 'Trade',
    text: 'Pay one coin. Gain two resources of your choice, each on a territory with one of your workers, or one (two) popularity. With the armory also one power. Without a worker on the map only popularity can be had.',
  },
  {
    id: 'S5.4',
    title: 'Produce',
    text: 'Pay what the empty boxes of the worker track show: with four workers out one power, with six also one popularity, with eight also one coin. Choose up to two (three) territories: each worker there may make one metal (mountain), food (farm), oil (tundra), wood (forest) or a new worker (village). The mill makes its own hex, if you control it, one more territory and works like a worker. New workers do not work in the same action.',
  },
  {
    id: 'S6',
    title: 'Movement',
    text: 'Each of the chosen units makes one step to a neighbouring land hex; with Speed characters and mechs make two. Rivers and lakes stop you unless an ability says otherwise; tunnels are all next to each other, and your mine is one more tunnel for you. Nobody steps onto a home base except by Wayfare. One unit finishes before the next begins. Workers may not enter a hex with opposing units. A character or mech that enters one stops there. A character also stops at an encounter token.',
  },
  {
    id: 'S6.6',
    title: 'Driving off workers',
    text: 'If a character or mech enters a hex where only opposing workers stand, they go to their base at once; the tokens stay, and the mover loses one popularity for each of them. There is no combat. The hex is now free for your other units.',
  },
  {
    id: 'S6.7',
    title: 'Contested hexes',
    text: 'If a character or mech enters a hex with an opposing character or mech, the hex is contested. More of your fighters may join during the same action. The combat is fought when all movement is over.',
  },
  {
    id: 'S6.8',
    title: 'Transport',
    text: 'At every stop a unit may take up and put down any number of tokens, and a mech any number of your workers. Being carried is not the worker’s own movement. Workers may be on a lake only with one of your mechs, tokens only with a character or mech of yours; the last one leaving takes everything along.',
  },
  {
    id: 'S6.9',
    title: 'After the movement',
    text: 'First all combats in the order you choose, then the encounter on which your character stands, then a Factory card, then Albion’s flag or Togawa’s trap.',
  },
  {
    id: 'S7',
    title: 'Combat',
    text: 'First the attacker’s, then the defender’s abilities before combat apply. Then both secretly set 0 to 7 power, no more than they have, and add combat cards: at most one for each of their fighters there. The higher total wins, the attacker wins ties. Both lose the power set and discard the cards. All units of the loser there go home; tokens stay. A winning attacker loses one popularity for each worker sent home. A loser with a total of at least 1 draws a combat card. The winner gets a star, at most two (Saxony: no limit).',
  },
  {
    id: 'S8',
    title: 'Encounters',
    text: 'Draw a card and choose one option that you can pay; the first is always free. All pieces and tokens it gives appear on that territory, even without a worker. No recruit, structure or mat bonus applies. Polania may take two different options, one after the other. Some promo cards let you look at a hand, or move units to an empty land hex next door.',
  },
  {
    id: 'S9',
    title: 'The Factory',
    text: 'When your character ends a Move action there and you have no Factory card, look at all that are left and take one. It is a fifth section from your next turn on: its top row as printed, its bottom row a Move of one unit with two steps. Nothing of your mat (recruits, structures, coins) applies to it.',
  },
  {
    id: 'S10',
    title: 'Bottom row',
    text: 'Pay the resources shown, less one for each cube in the section’s slots. Take the main benefit and the printed coins. If your recruit has left this section you get its bonus: power for Upgrade, a coin for Deploy, popularity for Build, a combat card for Enlist. Stars are placed; then your left and right neighbours get the same bonus if their recruits have left that section. If the benefit is exhausted you may still act for coins and bonuses.',
  },
  {
    id: 'S10.2',
    title: 'Upgrade',
    text: 'Move a technology cube from any top action to any free slot of a bottom action: the one gives more, the other costs less from then on.',
  },
  {
    id: 'S10.3',
    title: 'Deploy',
    text: 'Put any mech of your faction mat on land with one of your workers. Its ability works at once for your character and all your mechs, for good.',
  },
  {
    id: 'S10.4',
    title: 'Build',
    text: 'Put any structure of your mat on land with one of your workers and without a structure. Never on lakes; the Factory is fine.',
  },
  {
    id: 'S10.5',
    title: 'Enlist',
    text: 'Take a recruit from any section and put it on a free one-time bonus: two power, two coins, two popularity or two combat cards. From now on you gain the section’s bonus whenever you or a neighbour takes that bottom action.',
  },
  {
    id: 'S11',
    title: 'Structures',
    text: 'They never move and are never lost, at most one a territory. Monument, armory and mine work for their owner wherever they stand; the mill needs control of its hex. A structure holds its hex as long as no opposing unit is there.',
  },
  {
    id: 'S12',
    title: 'Abilities',
    text: 'Your faction ability is always on. A mech’s ability is on once the mech has been deployed, for your character and all your mechs, never for workers on their own. Riverwalk crosses rivers onto two kinds of terrain. Speed gives one step more.',
  },
  {
    id: 'S12.1',
    title: 'Nordic Kingdoms',
    text: 'Swim: workers cross rivers. Riverwalk onto forests and mountains. Seaworthy: move on and across lakes, and retreat from a lost combat to a neighbouring lake without enemies (and from which nobody has attacked elsewhere in a combat still to be fought); workers may go along with a mech. Artillery: before combat pay one power so that the opponent loses two. Speed.',
  },
  {
    id: 'S12.2',
    title: 'Rusviet Union',
    text: 'Relentless: the same mat section may be chosen again. Riverwalk onto farms and villages. Township: from a village or the Factory step to the Factory or to a village you control. People’s Army: one more card in combat where a worker of yours stands. Speed.',
  },
  {
    id: 'S12.3',
    title: 'Crimean Khanate',
    text: 'Coercion: once a turn a combat card pays for one resource. Riverwalk onto farms and tundras. Wayfare: from anywhere step to your base or that of a faction not in play; with six or seven players to any farm without units. Scout: before combat take a random combat card from the opponent. Speed.',
  },
  {
    id: 'S12.4',
    title: 'Saxony Empire',
    text: 'Dominate: no limit on combat stars, and both objectives count. Riverwalk onto forests and mountains. Underpass: mountains you control, tunnels and your mine are all next to each other. Disarm: before combat on a tunnel or your mine the opponent loses two power. Speed.',
  },
  {
    id: 'S12.5',
    title: 'Republic of Polania',
    text: 'Meander: two options of each encounter. Riverwalk onto villages and mountains. Submerge: move on lakes and from any lake to any other. Camaraderie: no popularity is lost for workers sent home by a combat you won. Speed.',
  },
  {
    id: 'S13',
    title: 'Objectives',
    text: 'You hold two in secret and may reveal one while its condition holds: some at any window of your turn, others only at its end. It brings a star; the other card is put away unseen. Saxony keeps the other and may reveal it too.',
  },
  {
    id: 'S14',
    title: 'Stars',
    text: 'A star for: six upgrades, four mechs, four structures, four recruits, eight workers, an objective, each of two combat victories, 18 popularity, 16 power. They are placed as soon as an action’s gains are complete and are never lost. If you have earned more than you have left, you choose the goals.',
  },
  {
    id: 'S15',
    title: 'End of the game',
    text: 'The sixth star of any player ends the game at once; nothing more is resolved. Attackers in combats not yet fought step back to where they came from, with what they carried.',
  },
  {
    id: 'S16',
    title: 'Scoring',
    text: 'Popularity decides what things are worth: below 7 a star is worth 3 coins, a territory 2, a pair of resources 1; from 7 on 4, 3, 2; from 13 on 5, 4, 3. The Factory counts as three territories. Add your coins and the structure bonus. Ties are broken by workers, mechs and structures on the board, then power, popularity, resources, territories, stars.',
  },
  {
    id: 'S17',
    title: 'Bribes',
    text: 'With the option on, whoever has to decide may first give 1, 2, 5 or 10 coins to somebody, at most three times in a turn. The two sides of a combat may not give each other anything until it is settled. Promises bind nobody.',
  },
  {
    id: 'S18',
    title: 'Secrets and preferences',
    text: 'Combat cards and objectives are seen by their holder only, their number by all. How many coins you have is yours to know until the end, unless the table shows coins to all. Power and cards committed to a combat are secret until both are ready. Recruit bonuses come by themselves; at the start of your turn you can decline a kind of bonus from then on, take it again, or ask to be asked how much of each gain you take.',
  },
  {
    id: 'S19.1',
    title: 'Six and seven players',
    text: 'Wayfare leads to farms without units instead of bases. Polania gets three coins at the end for every controlled hex printed with an encounter.',
  },
  {
    id: 'S19.2',
    title: 'Flags and traps',
    text: 'When Albion’s or Togawa’s character has moved and everything else is settled, one token may be left on its territory if none lies there. Tokens never move.',
  },
  {
    id: 'S19.3',
    title: 'Flags',
    text: 'At the end each flag on a territory that Albion controls counts as one more territory, except next to Albion’s base.',
  },
  {
    id: 'S19.4',
    title: 'Clan Albion',
    text: 'Burrow: cross a river where either side has a tunnel or your mine. Sword: attacking, the defender loses two power. Shield: defending, gain two power. Rally: step from anywhere to a territory with your worker or flag.',
  },
  {
    id: 'S19.5',
    title: 'Traps',
    text: 'Laid face down. The first opposing unit to enter stops and its owner loses 2 popularity, 3 power, 4 coins or 2 random combat cards; the trap stays, disarmed. At the end an armed trap holds its territory if nobody has a unit there and nobody else a structure.',
  },
  {
    id: 'S19.6',
    title: 'Togawa Shogunate',
    text: 'Toka: once a turn one character or mech crosses a river. Suiton: move on lakes, and one more card in combat there. Ronin: with exactly one unit in a combat you may gain two power. Shinobi: step from anywhere to one of your traps; a disarmed one reached that way may be armed again.',
  },
]
