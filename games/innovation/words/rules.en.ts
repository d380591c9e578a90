/** The rules in short, in the order and with the numbers of rules.md. */
import type { RuleText } from '@ludarium/kernel'

export const rules: readonly RuleText[] = [
  {
    id: 'A1',
    title: 'The game in one page',
    text: 'One to five players, six rounds, most victory points win. Every round has income, a phase of actions until all have passed, and (in rounds 1 to 5) a science bonus. You play a terrain together with a faction; later a palace tile makes the third part of what you can do. In the action phase you take turns, one main action each, until you pass.',
  },
  {
    id: 'A2',
    title: 'The map',
    text: 'Land hexes have one of seven terrains; river hexes are never built on. The small map is for one to three players, the large one for three to five; three players may choose. A border hex has a side outside the map, a riverside hex touches the river. Bridges fit between two land hexes that face each other across river (or the edge of the map) on both sides of the line.',
  },
  {
    id: 'A3',
    title: 'The terrain wheel',
    text: 'Desert, plains, swamp, lake, forest, mountain, wasteland, and round again. The spades a hex needs are its distance on the wheel from your own terrain, the shorter way, at most three. A spade always moves a hex one step towards your terrain.',
  },
  {
    id: 'A4',
    title: 'Goods and pieces',
    text: 'Coins, tools and books are unlimited. Books come in the four colours of the disciplines; where no colour is named you pick it for every single book. You own 7 scholars: in the pool, in stock, or on the science display for good. Paid scholars return to the pool; with an empty pool a gain of scholars is lost. You have 12 power tokens, 3 bridges, 9 workshops, 4 guilds, 3 schools, a university and a palace. Everybody starts with 20 VP and never falls below 0.',
  },
  {
    id: 'A5',
    title: 'Power',
    text: 'Tokens move from bowl I to II to III. To charge n power move n times: from I while there is a token, then from II. What does not fit is lost. Spent power goes from bowl III to bowl I. Sacrifice: with two tokens in bowl II, remove one from the game and move the other to bowl III.',
  },
  {
    id: 'A6',
    title: 'Conversions',
    text: 'On your own turn, before and after the main action, as often as you like: 5 power for a scholar, 5 power for a book, 3 power for a tool, 1 power for a coin, a scholar for a tool, a tool for a coin, a book for a coin, and the sacrifice of a power token. After the main action the turn is yours until you end it.',
  },
  {
    id: 'A7',
    title: 'Neighbours and reach',
    text: 'Hexes are adjacent when they share a side or are the ends of a bridge. Your bridges count for you; between two players a bridge counts if it belongs to one of them. A hex is in reach if it is adjacent to one of your buildings or connected with one by a chain of river hexes not longer than your sailing value. River trade adds 1 to it while you hold it face up.',
  },
  {
    id: 'A8',
    title: 'Setup',
    text: 'Six round tiles, a final tile, three book actions, the competencies, the innovations and palace tiles are drawn. With sets, each display lies with a faction and a bonus and the last player chooses first. In the draft everybody takes a display, a faction, a palace and a bonus one by one, order back and forth. Then workshops are placed in turn order and back again; Omar adds a tower, the Monks place one university at the very end. Starting buildings cause nothing. Afterwards come starting books, free steps, starting competencies and the spade of the desert.',
  },
  {
    id: 'A9',
    title: 'A round',
    text: 'Income for all, actions until all have passed, then the science bonus and clean-up. The order of passing is the turn order of the next round.',
  },
  {
    id: 'A10',
    title: 'Income',
    text: 'You receive the income of your display, of every slot freed by your own buildings, of palace, bonus, competencies, innovations and faction, and of each discipline track on level 9 or more. Neutral buildings free no slots; the fifth workshop slot is empty. Steps come first, then everything else.',
  },
  {
    id: 'A11',
    title: 'Turns and actions',
    text: 'Main actions: terraform and build, upgrade a building, advance in sailing or terraforming, make an innovation, use a scholar, a power action, a book action, a special action, place an annex, the bridge of the Moles, or pass. An action must be payable and must have an effect. Everything it triggers is resolved before the next turn: first your own decisions, then the power offered to others.',
  },
  {
    id: 'A12',
    title: 'Terraform and build',
    text: 'Choose one free hex in reach. Give it spades: free ones of the action, and as many more as you buy for 3, 2 or 1 tools by your terraforming level. You may stop on the way. If the hex is now your terrain you may build a workshop there for 1 tool and 2 coins. With free spades the target must take at least one; spades left over when the target is finished may go to other hexes in reach, where nothing is built. Reach is measured before the workshop stands. Grants by tiles may be declined; power, book and special actions need a target.',
  },
  {
    id: 'A13',
    title: 'Upgrades',
    text: 'Workshop to guild: 2 tools and 6 coins, or 3 coins beside another player. Guild to palace: 4 tools, 6 coins, and you choose a palace tile. Guild to school: 3 tools, 5 coins, and a competency. School to university: 5 tools, 8 coins, and a competency. The old piece covers its income slot again. Neutral buildings cannot be upgraded.',
  },
  {
    id: 'A14',
    title: 'Sailing',
    text: 'Pay 4 coins and a scholar for one level, at most 3. Level 1 gives 2 VP, level 2 two books, level 3 four VP; the lake starts on 1 and gets 3 VP and then 2 books.',
  },
  {
    id: 'A15',
    title: 'Terraforming level',
    text: 'Pay 5 coins (plains 1), a tool and a scholar for one level, at most 3. Level 2 gives two books, level 3 six VP. A spade costs 3 tools on level 1, 2 on level 2, 1 on level 3.',
  },
  {
    id: 'A16',
    title: 'Innovations',
    text: 'Pay the five books printed at the slot: two of its colour and three of any, or two and two of its two colours and one of any. Your second innovation costs one more book (not for the wasteland), your third two more; three is the most. Without a palace on the map you pay 5 coins too. Then the tile is yours and its effect happens.',
  },
  {
    id: 'A17',
    title: 'Scholars',
    text: 'Put a scholar on a free space of a discipline for 3 or 2 steps; it stays there for the rest of the game. Or return a scholar to your pool for one step anywhere. At least one step must be possible.',
  },
  {
    id: 'A18',
    title: 'Power actions',
    text: 'Six actions, each once per round for all players together: a bridge (3), a scholar (3), 2 tools (4), 7 coins (4), one free spade (4), two free spades (6). The power comes from bowl III.',
  },
  {
    id: 'A19',
    title: 'Book actions',
    text: 'Three tiles per game, each once per round for all together, paid with books of any colours.',
  },
  {
    id: 'A20',
    title: 'Special actions',
    text: 'Octagons on your bonus, palace, competencies, innovations or faction: free, once per round each, as your main action. The Psychics charge 5 and then act again.',
  },
  {
    id: 'A21',
    title: 'Passing',
    text: 'You receive all pass effects, steps before points. In rounds 1 to 5 you take one of the three bonuses lying out with its coins and put your old one there; the new one works from the next round on. You take no more turns this round but still answer offers of power.',
  },
  {
    id: 'A22',
    title: 'Build events',
    text: 'When a building appears or changes its type: power offers are noted, everything that rewards this type gives its points, then comes the tile the building grants, then the check for a city, then the immediate effects of the tile. Rewards for the same event add up. Annexes, bridges and starting buildings are no build events.',
  },
  {
    id: 'A23',
    title: 'Power from builds',
    text: 'When somebody builds beside you, you may charge power equal to the values of your adjacent buildings, annexes included. It costs one VP less than what you charge. You take all of it or nothing, limited by your bowls and your VP. Offers are answered after the action of the builder, also by players who have passed.',
  },
  {
    id: 'A24',
    title: 'Cities',
    text: 'A group of your connected buildings becomes a city at once when it has at least four buildings (three with a university, two with a monument; an annexed one counts twice) and a power of at least 7. You take a city tile with its VP and goods, and hold one more key. A city cannot found another one; whatever is connected later joins it.',
  },
  {
    id: 'A25',
    title: 'Disciplines',
    text: 'Banking, law, engineering and medicine, levels 0 to 12. Levels 3, 5, 7 and 12 charge 1, 2, 2 and 3 power. To enter level 8 you need an unused key: every city tile is one, every track beyond 7 has used one. Level 12 is for one player. From level 9 on a track gives income: 3 coins, 6 power, 1 tool or 3 VP.',
  },
  {
    id: 'A26',
    title: 'Competencies',
    text: 'Taken with a school or university and by some tiles; never two of the same. The slot gives steps and books of its colour: three steps, two steps and a book, or a step and two books. Then the effect of the competency follows.',
  },
  {
    id: 'A27',
    title: 'Palace tiles',
    text: 'With the palace you choose one of the palace tiles left (in the draft the one you reserved). Some give income, some a special action, some something at once. “Small cities” lets cities do with power 6, “Flight” lets you fly over one or two hexes, “Harbour” lets you found cities across one river hex.',
  },
  {
    id: 'A28',
    title: 'What innovations do',
    text: 'Some score once for what you have, some give income, a special action or points when passing, some place a neutral building. Settlements are your groups of adjacent buildings; shapes are different kinds of buildings; neutral buildings count, annexes do not.',
  },
  {
    id: 'A29',
    title: 'Neutral buildings and annexes',
    text: 'A neutral building is placed at once on a free hex in reach; if it is not your terrain you buy the spades for it. It is yours, is a build event, frees no income slot and cannot be upgraded. You may do without it. An annex is placed as an action beside one of your buildings: power +1, and for cities one building more. It offers nobody power.',
  },
  {
    id: 'A30',
    title: 'Bridges',
    text: 'On a free site with one of your buildings at an end at least; one bridge a site, for the rest of the game. Afterwards cities are checked. You have three.',
  },
  {
    id: 'A31',
    title: 'Factions',
    text: 'Twelve factions with starting steps and an ability each; look at the name of a faction for what it does. The tunnel of the Moles reaches over one hex for a tool, 2 VP and one for every player; all their bridges may go over land.',
  },
  {
    id: 'A32',
    title: 'Planning displays',
    text: 'Everybody starts with 15 coins and 3 tools (wasteland 4). Desert: a spade at the start. Plains: cheap terraforming levels. Swamp: a scholar. Lake: sailing 1. Forest: a step in each discipline. Mountain: more coins. Wasteland: a book, and a cheaper second innovation.',
  },
  {
    id: 'A33',
    title: 'Round bonuses',
    text: 'Ten tiles, three more than players in a game. You hold one each round and change it when you pass.',
  },
  {
    id: 'A34',
    title: 'Round tiles',
    text: 'The left side scores in the action phase of its round every time the event happens. The right side is the science bonus at the end of the round. In round 6 the final tile takes its place and scores too.',
  },
  {
    id: 'A35',
    title: 'Science bonus and clean-up',
    text: 'In the order of the next round everybody gains the bonus as often as their level of the discipline allows. Spades go to any hexes in reach, without building. Then all used actions are free again, each bonus lying out gets a coin, and the next round begins.',
  },
  {
    id: 'A36',
    title: 'End of the game',
    text: 'The largest areas of buildings connected by reach score 18, 12 and 6 VP; in each discipline the highest levels score 8, 4 and 2 VP. Equal ones share the points of their places. All goods become coins, and 5 coins are 1 VP. Most VP win; equal VP share the victory.',
  },
  {
    id: 'A37',
    title: 'Two players',
    text: 'A virtual player who never acts takes part in the end scoring: its markers start on level 2 and move by the icons of each round tile, and a face-down tile, revealed in round 6, is its area. One of its scholars stands on a space of two steps in each discipline.',
  },
  {
    id: 'A38',
    title: 'Against the Automa',
    text: 'Alone you play against the Automa, who has a terrain, a faction and a deck of cards but no goods. On her turn the top card supports the next one: one says what she does, the other how she chooses. She builds, upgrades, sends scholars, blocks actions, takes innovations and scores; she passes when her cards run out. You may charge power from her builds. At the end she scores area and disciplines like everybody else and takes a place in the ranking: you win if you have more VP than she has. Five levels of difficulty.',
  },
  {
    id: 'A39',
    title: 'Two people and the Automa',
    text: 'Set up for three; the Automa plays the Simpletons. She is third in the first round, and what counts for her about "the human" counts for both.',
  },
  {
    id: 'A40',
    title: 'Who decides',
    text: 'Who receives books or steps chooses their colours and tracks; whose effects happen at the same time chooses their order. Nothing is hidden but the cards of the Automa and the area tile of a game of two.',
  },
  {
    id: 'A42',
    title: 'Rules of the reference manual',
    text: 'As an option: free spades of several sources may join in one terraforming; accepting power costs the whole offer less one even if less fits; goods may be converted while answering an offer, also to make room in full bowls; places at the end score 4, 2 and 1; ties go to the higher sum of levels.',
  },
]
