/** The rules in plain English, section by section; the numbers are those of rules.md. */
import type { RuleText } from '@ludarium/kernel'

export const rules: readonly RuleText[] = [
  {
    id: 'R1',
    title: 'What the game is about',
    text: 'Your tribe leaves its shelters after thousands of years of frost. You play citizen cards for resources, explore the land around the chasm, build on it, settle in its ruins and improve your machines. Three colours run through everything: gray goes with mountains, gears and building; green with forests, books and populating; yellow with fields, food and exploring. The game ends when the crater holds no more artifacts; most points win.',
  },
  {
    id: 'R2',
    title: 'Effects',
    text: 'An effect is a list of parts. Unless it says "then", you resolve the parts in any order and may leave any of them out; only taking an artifact, taking a special machine, removing an artifact and the hibernation of a sleeper card cannot be refused. Whatever a part sets off is resolved completely before the next part. "Pay A for B" is optional, "up to 3 times" means you decide each time. "For each" counts at that moment. The program asks for an order only when the order can matter, and takes plain gains for you; a gain that would bring an artifact with it is offered first, because artifacts bring the end nearer.',
  },
  {
    id: 'R3',
    title: 'Setup',
    text: 'Five starting tiles lie face up around the chasm, 25 area tiles face down around them, a large location in each corner. Five citizens, five slot modules and three special machines of each colour lie face up as the display. The crater holds three artifacts for each player. Everyone has a tribe, a starting set of six cards (three active, three resting), one energy, a secret artifact card, and a crystal; later players in the first round also get a gear, a book, a food. Options: players choose tribes in the reverse order of play, choose sides, or keep one of two artifact cards.',
  },
  {
    id: 'R4',
    title: 'A turn',
    text: 'On your turn you either take one or two actions or hibernate. Actions are: play a card, use the switch, explore, populate, build; the same one twice is fine. If you take no action you must hibernate. Free actions (trades, machines, crates) are possible at any time of your turn and never count. Actions given by effects do not count either.',
  },
  {
    id: 'R5',
    title: 'Resources and paying',
    text: 'You can hold 3 crystals and 6 each of gears, books and food; what does not fit is lost. A crystal counts as any basic resource whenever you pay, and can be turned into one at any time of your turn. A crystal you have no room for may be taken as a basic resource. A cost is paid completely or not at all: the named resources first, then crystals. To spend a crystal instead of a resource you have, turn it into that resource first. While you pay for a board action you may use machines and crates; what they give may be spent at once even beyond the limits, and what is left over the limits afterwards is lost. An action can be begun when your resources, together with what crates and ready machines give directly, could pay for it. If it turns out that you cannot pay, the action is given up and costs nothing.',
  },
  {
    id: 'R6',
    title: 'Points',
    text: 'Points scored during the game move your marker; at 7, 14, 30 and 46 points you gain a crate, at 21 and 38 an artifact, each once. Points of the final scoring give no such bonuses.',
  },
  {
    id: 'R7',
    title: 'Map and range',
    text: 'Exploring, populating and building need range: 1 food for every space strictly between one of your pieces and the target. Without pieces you count from the chasm. Any face-up space can be passed, occupied or not, but never a face-down tile. Range bonuses lower this food, never the cost of the action itself, and a target without any path stays out of reach. For exploring, the nearest hex of the tile counts.',
  },
  {
    id: 'R8',
    title: 'Play a card',
    text: 'Put a card from your active area into an open slot. In the two top slots its top half is used, in the two bottom slots its bottom half; the fifth slot, opened by technology t3, takes either. A slot is open when it is empty, or when every card in it shows the slot symbol on the half played there. Playing triggers, in any order: the half itself, every module of the slot with the card’s colour, and once more the half of every earlier card in the slot with the same colour. A card may be played even if nothing of it can be used. Effects marked "while in the slot" work until the card leaves it. A flipped card uses its other half; a card of all colours matches everything until the action ends. An effect that rests a played card cannot rest the card it is printed on.',
  },
  {
    id: 'R9',
    title: 'Slot modules',
    text: 'Take one of the five face-up modules and put it on one of the twelve module spaces; if a module lies there already, it leaves the game. A module works whenever a card of one of its colours is played in its slot. The last space of each slot also resolves the first module ever placed there at once, whatever its colour. Modules may be placed at the fifth slot before that is open.',
  },
  {
    id: 'R10',
    title: 'The switch',
    text: 'Once between hibernations the switch can be used as an action. The printed side gives a basic resource of your choice; the campaign brings better sides.',
  },
  {
    id: 'R11',
    title: 'Explore',
    text: 'Choose a face-down tile in range and pay range food and the cost on its back. Score its points, recruit a face-up citizen or the top card of the deck into your active area, turn the tile up and choose which way round it lies. Then everyone with buildings beside the new hexes gains rewards for them, beginning with you. A discount removes resources of your choice from the tile’s cost.',
  },
  {
    id: 'R12',
    title: 'Populate',
    text: 'Choose a location, regular or large, where you have no figure yet. Take a figure from your tribe board: first t1, later any technology connected to one you have. Pay range food, the books of the technology, and one book to each other player with a figure there. The technology is unlocked and its effect resolved. t3 opens the fifth slot; t5 and t7 give an artifact and a crate, t6 an artifact and an energy. Discounts lower only the books of the technology.',
  },
  {
    id: 'R13',
    title: 'Build',
    text: 'Choose free sand in range. A small building costs 3 gears, a large one 5. You gain a step on the matching track for every terrain hex beside it, a crystal for every crystal beside it, and the reward of every water beside it that you have not claimed yet. A large building doubles steps and crystals, not water. When a tile beside your building is turned up later you gain its steps and water then.',
  },
  {
    id: 'R14',
    title: 'Machine tracks',
    text: 'Three tracks of twelve spaces. Reward spaces unlock as soon as all tracks they name are far enough: a standard machine at 3, special machines at 6 and where two tracks both reach 5, points for cards of a colour where two tracks reach 8, an artifact at 11. A step beyond the end gives a resource of the colour. Special machines are taken from the display. If several unlock at once you choose the order.',
  },
  {
    id: 'R15',
    title: 'Progress',
    text: 'Each unlocked reward space and each of the first five uses of your tribe ability puts a marker on your progress track. Some spaces give energy, a crate or an artifact at once. At the end the first empty space counts: up to 37 points, or 40 with all twenty markers placed.',
  },
  {
    id: 'R16',
    title: 'Hibernate',
    text: 'Instead of actions: all energy returns from your machines, resting cards become active, played cards go to rest, the switch is unused again, and your hibernation marker advances. Choose the reward of its space or of any lower one: a slot module, a crate, 2 crystals, an energy, 2 steps on any tracks. Reaching the fourth space also removes an artifact of your choice from the crater. After the energy has returned no machine can be used in this turn. A sleeper card makes you hibernate at the end of the action and leaves the game.',
  },
  {
    id: 'R17',
    title: 'Free actions',
    text: 'Turn a crystal into a basic resource, or use a trade of your technologies. Put an energy from your storage on a machine without one and resolve it. Open a crate and resolve it; opened crates stay yours and count. Range and discount boosts are used while paying for an action, a flip while choosing a slot. Free actions that can do nothing, or only lead back to where you were, are not offered. While paying, effects that would start another action or card play have to wait; use them before or after.',
  },
  {
    id: 'R18',
    title: 'Tribe ability',
    text: 'The star activates your tribe ability, if it can be carried out. Pay its cost if it has one, move a marker from the tribe board to the progress track while there is one, then resolve the ability and what your technologies add to it.',
  },
  {
    id: 'R19',
    title: 'Artifacts and the end',
    text: 'Artifacts are taken from the crater, any one you like. Whoever takes or removes the last one takes the end game tile; the turn is completed, then every other player has exactly one more turn. Artifacts gained from an empty crater are minor artifacts worth 2 points.',
  },
  {
    id: 'R20',
    title: 'Final scoring',
    text: 'Added to the points scored in play: the progress track; unlocked technologies (1, 2 or 3 points each); large locations with your figure; 2 points for each recruited card of the colours unlocked on the tracks; 4 for the end game tile; 2 for each minor artifact; 1 for every five resources left; and your artifact card: each of its three categories once, and once more for each artifact of its colour. Ties go to more resources beyond the groups of five, then to the higher sum of the tracks.',
  },
  {
    id: 'R21',
    title: 'Tribes, sun side',
    text: 'Nàdair gain books and food and settle cheaply. Hofstadterians gain resources for every water they have claimed. ]0x49[ gain two resources and an energy back, and explore from afar. Kuniban pay a food to take citizens. Formica gain crystals and make more of them. Vukuntur take a board action at once with one more range. Technologies t1, t2 and t4 belong to the tribe; the tribe board says what they do.',
  },
  {
    id: 'R22',
    title: 'Tribes, moon side',
    text: 'Moon sides put things on the map. Nàdair pay a crystal to turn sand into forest and gain a book for each forest tile in the group. Hofstadterians pay a crystal to set temples on water, gain its reward and count range from them. ]0x49[ mark spaces with targets: acting there costs them 2 less, and others pay them. Kuniban turn terrain into sand and take a citizen of its colour. Formica pay a crystal for workshops on terrain: a step at once, cheaper actions beside them. Vukuntur have a falcon that flies over the land and counts as a piece for range. Five tribe tiles each; forest and sand tiles change the ground for everyone.',
  },
  {
    id: 'R24',
    title: 'Playing alone',
    text: 'Three artifacts, no end game tile. Each turn is one action or a hibernation. A cube starts on space 1 and moves one space when you play a card as your action and two when you hibernate; after the turn in which it passes space 20 the game ends. When you hibernate you may discard any face-up citizens, machines and modules. Ratings: 50 survivor, 75 minor victory, 100 regular victory, 130 major victory, 160 superior victory, 180 utopia.',
  },
  {
    id: 'R25',
    title: 'Variants',
    text: 'In the longer game the crater is filled as for one more player; with four players two minor artifacts lie there as well. Moon sides, the three large locations of the campaign, vast crystals (a crystal and a point for a building beside them) and other switch sides can each be used without the campaign.',
  },
  {
    id: 'R26',
    title: 'Campaign',
    text: 'Five chapters, each one game. Every chapter has a setup card, an event that happens once during play, trials and an outcome that give stars, and something that is unlocked for good: two tribes, better switches, more large locations, moon sides, vast crystals, the longer game. After five chapters most stars win. A solo player wins a chapter with 100 points.',
  },
]
