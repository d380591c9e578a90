/** An original campaign of five chapters with six cards each, and the sides of the switch (R10, R26). */
import type { Count, Effect, TribeId } from './types.ts'

export type SwitchId = 'SW0' | 'SW1' | 'SW2' | 'SW3' | 'SW4'

export interface SwitchSide {
  readonly id: SwitchId
  readonly effect: Effect
}

export type CampaignWho = 'all' | 'active' | 'others' | 'each' | 'winner' | 'most' | 'fewestPoints'

export type CampaignOp =
  | {
      readonly op: 'unlock'
      readonly what:
        | 'tribe'
        | 'moonSides'
        | 'tribeTiles'
        | 'falcon'
        | 'largeLocations'
        | 'vastCrystals'
        | 'switch'
        | 'longGame'
        | 'draftArtifacts'
        | 'everything'
      readonly id?: TribeId | SwitchId
    }
  | { readonly op: 'use'; readonly what: 'moonSides' | 'vastCrystals' | 'everything' }
  | { readonly op: 'setSwitch'; readonly id: SwitchId }
  | { readonly op: 'award'; readonly who: CampaignWho; readonly effect: Effect }
  | {
      readonly op: 'stars'
      readonly who: CampaignWho
      readonly n: number
      readonly condition?: { readonly count: Count; readonly atLeast?: number }
    }
  | { readonly op: 'reveal'; readonly what: 'areaTiles'; readonly n: number }
  | {
      readonly op: 'branch'
      readonly chooser: 'winner'
      readonly options: readonly { readonly label: string; readonly ops: readonly CampaignOp[] }[]
    }
  | { readonly op: 'campaignWinner' }

export interface CampaignCard {
  readonly id: string
  readonly chapter: number
  readonly order: number
  readonly kind: 'story' | 'setup' | 'event' | 'trial' | 'outcome' | 'unlock'
  readonly when: string
  readonly title: string
  readonly text: string
  readonly ops: readonly CampaignOp[]
}

export const SWITCH_SIDES: readonly SwitchSide[] = [
  { id: 'SW0', effect: { do: 'gain', basic: 1 } },
  {
    id: 'SW1',
    effect: {
      do: 'choose',
      of: [
        { do: 'gain', basic: 1 },
        { do: 'pay', cost: { basic: 1 }, get: { do: 'gain', crystal: 1 }, times: 1 },
      ],
    },
  },
  {
    id: 'SW2',
    effect: {
      do: 'choose',
      of: [
        { do: 'gain', basic: 1 },
        { do: 'pay', cost: { basic: 1 }, get: { do: 'gain', crystal: 1 }, times: 1 },
        { do: 'restPlayed', n: 1 },
      ],
    },
  },
  {
    id: 'SW3',
    effect: {
      do: 'choose',
      of: [
        { do: 'gain', basic: 1 },
        { do: 'pay', cost: { basic: 1 }, get: { do: 'gain', crystal: 1 }, times: 1 },
        { do: 'advance', track: 'any', n: 1 },
      ],
    },
  },
  {
    id: 'SW4',
    effect: {
      do: 'choose',
      of: [
        { do: 'gain', basic: 2 },
        { do: 'gain', crystal: 1 },
        { do: 'restPlayed', n: 1 },
        { do: 'advance', track: 'any', n: 1 },
      ],
    },
  },
]

export const CAMPAIGN_CARDS: readonly CampaignCard[] = [
  {
    id: 'CP-1-1',
    chapter: 1,
    order: 1,
    kind: 'story',
    when: 'start',
    title: 'First Thaw',
    text: 'Meltwater has been running down the shaft for a whole season. When the oldest hatch finally gives way, the light that falls in is not a lamp. Nobody alive has seen it before.',
    ops: [],
  },
  {
    id: 'CP-1-2',
    chapter: 1,
    order: 2,
    kind: 'setup',
    when: 'setup',
    title: 'Packing List',
    text: 'Climb light, but do not climb with nothing. Every player draws one crate during setup.',
    ops: [{ op: 'award', who: 'all', effect: { do: 'gain', crate: 1 } }],
  },
  {
    id: 'CP-1-3',
    chapter: 1,
    order: 3,
    kind: 'event',
    when: 'inPlay:firstArtifact',
    title: 'It Hums',
    text: 'The object is warm, older than the ice, and it hums at the same pitch as the levers on your consoles. Someone slides a lever halfway and it stays there.',
    ops: [{ op: 'setSwitch', id: 'SW1' }],
  },
  {
    id: 'CP-1-4',
    chapter: 1,
    order: 4,
    kind: 'trial',
    when: 'afterScoring',
    title: 'Count the Fires',
    text: 'From the rim you count the fires of your own people. Every player with at least four pieces on the map earns a star.',
    ops: [{ op: 'stars', who: 'each', n: 1, condition: { count: 'pieces', atLeast: 4 } }],
  },
  {
    id: 'CP-1-5',
    chapter: 1,
    order: 5,
    kind: 'outcome',
    when: 'afterScoring',
    title: 'Tracks in the Snow',
    text: 'The best of the scouts returns with bad news that may be good news: the tracks she followed were not ours. The winner earns a star.',
    ops: [{ op: 'stars', who: 'winner', n: 1 }],
  },
  {
    id: 'CP-1-6',
    chapter: 1,
    order: 6,
    kind: 'unlock',
    when: 'end',
    title: 'The Diggers',
    text: 'They come out of a hillside rather than a hole, roped together and carrying stone. They call themselves Formica, and they would rather trade than talk. From now on Formica may be chosen or dealt, and the switch stays upgraded.',
    ops: [
      { op: 'unlock', what: 'tribe', id: 'formica' },
      { op: 'unlock', what: 'switch', id: 'SW1' },
    ],
  },
  {
    id: 'CP-2-1',
    chapter: 2,
    order: 1,
    kind: 'story',
    when: 'start',
    title: 'Echoes Under Glass',
    text: 'Four great ruins stand at the corners of the known land. In the cold of night their walls repeat what was said to them, sometimes years late.',
    ops: [],
  },
  {
    id: 'CP-2-2',
    chapter: 2,
    order: 2,
    kind: 'setup',
    when: 'setup',
    title: 'Maps From a Stranger',
    text: 'A map scratched on slate shows two hidden places. Turn two random area tiles face up before the first turn; nobody gains points, a card or any other reward for them.',
    ops: [{ op: 'reveal', what: 'areaTiles', n: 2 }],
  },
  {
    id: 'CP-2-3',
    chapter: 2,
    order: 3,
    kind: 'event',
    when: 'inPlay:firstLargeLocation',
    title: 'Listening Walls',
    text: 'The first people to sleep in a great ruin hear it answer them. The player who populated it gains one energy, and everyone else gains one book.',
    ops: [
      { op: 'award', who: 'active', effect: { do: 'gain', energy: 1 } },
      { op: 'award', who: 'others', effect: { do: 'gain', book: 1 } },
    ],
  },
  {
    id: 'CP-2-4',
    chapter: 2,
    order: 4,
    kind: 'trial',
    when: 'afterScoring',
    title: 'Keepers of Echoes',
    text: 'Those who settled in the corners carry the voices home. Every player with a figure in at least one large location earns a star; with two or more, two stars.',
    ops: [
      { op: 'stars', who: 'each', n: 1, condition: { count: 'populationLarge', atLeast: 1 } },
      { op: 'stars', who: 'each', n: 1, condition: { count: 'populationLarge', atLeast: 2 } },
    ],
  },
  {
    id: 'CP-2-5',
    chapter: 2,
    order: 5,
    kind: 'outcome',
    when: 'afterScoring',
    title: 'Two Ways to Turn a Lever',
    text: 'The echo describes a machine with one moving part too many. The winner decides how it is copied: as a lever that rests the weary, or as one that drives the gears. The winner also earns a star.',
    ops: [
      { op: 'stars', who: 'winner', n: 1 },
      {
        op: 'branch',
        chooser: 'winner',
        options: [
          { label: 'A lever for the weary', ops: [{ op: 'unlock', what: 'switch', id: 'SW2' }] },
          { label: 'A lever for the gears', ops: [{ op: 'unlock', what: 'switch', id: 'SW3' }] },
        ],
      },
    ],
  },
  {
    id: 'CP-2-6',
    chapter: 2,
    order: 6,
    kind: 'unlock',
    when: 'end',
    title: 'Wings Over the Rim',
    text: 'Riders arrive from the high cliffs with hooded birds on their arms. The Vukuntur join the other tribes. More ruins have been charted as well: the three extra large location tiles join the shuffle.',
    ops: [
      { op: 'unlock', what: 'tribe', id: 'vukuntur' },
      { op: 'unlock', what: 'largeLocations' },
    ],
  },
  {
    id: 'CP-3-1',
    chapter: 3,
    order: 1,
    kind: 'story',
    when: 'start',
    title: 'The Second Face',
    text: 'Every tribe keeps a story it does not tell outsiders. Under the long night sky, with food running low, the stories start to be told anyway.',
    ops: [],
  },
  {
    id: 'CP-3-2',
    chapter: 3,
    order: 2,
    kind: 'setup',
    when: 'setup',
    title: 'Turn the Boards',
    text: 'All tribe boards are now played with the moon side up, with the matching tribe tiles or the falcon beside them. From the next game on each player picks a side.',
    ops: [
      { op: 'use', what: 'moonSides' },
      { op: 'unlock', what: 'moonSides' },
      { op: 'unlock', what: 'tribeTiles' },
      { op: 'unlock', what: 'falcon' },
    ],
  },
  {
    id: 'CP-3-3',
    chapter: 3,
    order: 3,
    kind: 'event',
    when: 'inPlay:tribeAbility3',
    title: 'Old Work, New Hands',
    text: 'The third time anyone in this game uses a tribe ability, the others copy what they saw. Every other player may advance one step on any machine track.',
    ops: [{ op: 'award', who: 'others', effect: { do: 'advance', track: 'any', n: 1 } }],
  },
  {
    id: 'CP-3-4',
    chapter: 3,
    order: 4,
    kind: 'trial',
    when: 'afterScoring',
    title: 'Marks on the Land',
    text: 'What you leave behind is who you are. Every player who has removed at least three progress markers from the tribe board earns a star.',
    ops: [{ op: 'stars', who: 'each', n: 1, condition: { count: 'tribeMarkers', atLeast: 3 } }],
  },
  {
    id: 'CP-3-5',
    chapter: 3,
    order: 5,
    kind: 'outcome',
    when: 'afterScoring',
    title: 'What the Others Believed',
    text: 'The council of chiefs agrees on one thing only: each of them was told a different reason for the ice. The winner earns a star, and so does whoever collected the most artifacts (all tied players do).',
    ops: [
      { op: 'stars', who: 'winner', n: 1 },
      { op: 'stars', who: 'most', n: 1, condition: { count: 'artifacts' } },
    ],
  },
  {
    id: 'CP-3-6',
    chapter: 3,
    order: 6,
    kind: 'unlock',
    when: 'end',
    title: 'Side by Side',
    text: 'Sun and moon sides are open to everyone for good. Players may also agree to deal two artifact cards each and keep one.',
    ops: [{ op: 'unlock', what: 'draftArtifacts' }],
  },
  {
    id: 'CP-4-1',
    chapter: 4,
    order: 1,
    kind: 'story',
    when: 'start',
    title: 'Vast',
    text: 'Past the last ridge the ground starts to glow at dusk. What looked like a frozen wave is a single crystal, taller than the hatch you came from.',
    ops: [],
  },
  {
    id: 'CP-4-2',
    chapter: 4,
    order: 2,
    kind: 'setup',
    when: 'setup',
    title: 'Four Giants',
    text: 'Place the four vast crystals on their spots V1 to V4 at the edge of the map. They count as crystals, and each also gives a point to whoever builds beside it.',
    ops: [
      { op: 'use', what: 'vastCrystals' },
      { op: 'unlock', what: 'vastCrystals' },
    ],
  },
  {
    id: 'CP-4-3',
    chapter: 4,
    order: 3,
    kind: 'event',
    when: 'inPlay:firstVastCrystal',
    title: 'Singing Stone',
    text: 'Struck with a hammer, the giant sings and every lever in earshot slides back up. All players move their switch token to the unused position; the builder gains one crate.',
    ops: [
      { op: 'award', who: 'all', effect: { do: 'switchUp' } },
      { op: 'award', who: 'active', effect: { do: 'gain', crate: 1 } },
    ],
  },
  {
    id: 'CP-4-4',
    chapter: 4,
    order: 4,
    kind: 'trial',
    when: 'afterScoring',
    title: 'Light in the Dark',
    text: 'Every player with buildings beside at least two different crystals, vast or not, earns a star.',
    ops: [{ op: 'stars', who: 'each', n: 1, condition: { count: 'crystals', atLeast: 2 } }],
  },
  {
    id: 'CP-4-5',
    chapter: 4,
    order: 5,
    kind: 'outcome',
    when: 'afterScoring',
    title: 'A Better Lever',
    text: 'The splinters fit the levers as if they had been cut for them. The winner earns a star; so does the player who explored the most area tiles (all tied players do).',
    ops: [
      { op: 'stars', who: 'winner', n: 1 },
      { op: 'stars', who: 'most', n: 1, condition: { count: 'explored' } },
    ],
  },
  {
    id: 'CP-4-6',
    chapter: 4,
    order: 6,
    kind: 'unlock',
    when: 'end',
    title: 'The Fourth Setting',
    text: 'The switch token gains its last side, whatever was chosen before. Groups that want more time on the surface may now agree on the longer game.',
    ops: [
      { op: 'unlock', what: 'switch', id: 'SW4' },
      { op: 'unlock', what: 'longGame' },
    ],
  },
  {
    id: 'CP-5-1',
    chapter: 5,
    order: 1,
    kind: 'story',
    when: 'start',
    title: 'The Long Morning',
    text: 'The nights grow short. There are more chimneys than anyone can count from the rim, and the hatch has not been closed for a year.',
    ops: [],
  },
  {
    id: 'CP-5-2',
    chapter: 5,
    order: 2,
    kind: 'setup',
    when: 'setup',
    title: 'Everything We Have',
    text: 'Play with everything that has been unlocked. Each player may choose tribe and side, in counter-clockwise order starting with the player to the right of the starting player.',
    ops: [{ op: 'use', what: 'everything' }],
  },
  {
    id: 'CP-5-3',
    chapter: 5,
    order: 3,
    kind: 'event',
    when: 'inPlay:hibernation4',
    title: 'The Last Winter',
    text: 'When the first hibernation marker reaches the fourth space, the cold comes back for one night and everyone shares what is stored. All players gain one basic resource; the player with the fewest points also gains a crate.',
    ops: [
      { op: 'award', who: 'all', effect: { do: 'gain', basic: 1 } },
      { op: 'award', who: 'fewestPoints', effect: { do: 'gain', crate: 1 } },
    ],
  },
  {
    id: 'CP-5-4',
    chapter: 5,
    order: 4,
    kind: 'trial',
    when: 'afterScoring',
    title: 'A Place on Every Horizon',
    text: 'Every player with presence on at least six different area tiles earns a star; on at least eight, two stars.',
    ops: [
      { op: 'stars', who: 'each', n: 1, condition: { count: 'areaTiles', atLeast: 6 } },
      { op: 'stars', who: 'each', n: 1, condition: { count: 'areaTiles', atLeast: 8 } },
    ],
  },
  {
    id: 'CP-5-5',
    chapter: 5,
    order: 5,
    kind: 'outcome',
    when: 'afterScoring',
    title: 'The Vote at the Rim',
    text: 'The winner earns two stars. Then the tribe with the most stars over all five chapters names the new country; tied tribes share the honour.',
    ops: [{ op: 'stars', who: 'winner', n: 2 }, { op: 'campaignWinner' }],
  },
  {
    id: 'CP-5-6',
    chapter: 5,
    order: 6,
    kind: 'unlock',
    when: 'end',
    title: 'Leave the Hatch Open',
    text: 'There is nothing left to unlock. Play on with any mixture of what you have found.',
    ops: [{ op: 'unlock', what: 'everything' }],
  },
]
