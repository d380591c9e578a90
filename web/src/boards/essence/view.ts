/** Reading a position: the question now asked, how far a fragment is met. */
import type { EssenceState, EssenceStep, Player } from '@ludarium/essence'
import { type FragmentCard, LETTERS, type SegmentType, segmentById } from '@ludarium/essence/data'

export function topStep(view: EssenceState): EssenceStep | undefined {
  return view.agenda[view.agenda.length - 1]
}

/** The card that looks for a cell now, '' for none. */
export function cardInHand(view: EssenceState): string {
  const step = topStep(view)
  return step?.step === 'place' || step?.step === 'put' ? step.card : ''
}

export interface Progress {
  readonly have: number
  readonly need: number
  /** Cells of the pattern that lie on the island, as "row,column", and where. */
  readonly met: ReadonlySet<string>
  readonly cells: readonly { readonly x: number; readonly y: number }[]
  /** The type that is nearest to "so many of one type". */
  readonly type: SegmentType | null
}

interface Letter {
  readonly x: number
  readonly y: number
  readonly key: string
  readonly type: SegmentType
}

function lettersOf(rows: readonly string[]): Letter[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const type = LETTERS[letter]
      return type === undefined ? [] : [{ x, y, key: `${y},${x}`, type }]
    }),
  )
}

/** The place and turn where most of the pattern already lies. */
function nearest(player: Player, rows: readonly string[]): Pick<Progress, 'met' | 'cells' | 'have' | 'need'> {
  const lies = new Map(player.island.map(({ card, x, y }) => [`${x},${y}`, segmentById.get(card)?.type]))
  let letters = lettersOf(rows)
  let best = { met: new Set<string>(), cells: [] as { x: number; y: number }[], have: 0 }
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const anchor of letters) {
      for (const segment of player.island) {
        const at = letters.map((letter) => ({
          ...letter,
          x: letter.x - anchor.x + segment.x,
          y: letter.y - anchor.y + segment.y,
        }))
        const hits = at.filter(({ x, y, type }) => lies.get(`${x},${y}`) === type)
        if (hits.length > best.have) {
          best = {
            met: new Set(hits.map(({ key }) => key)),
            cells: hits.map(({ x, y }) => ({ x, y })),
            have: hits.length,
          }
        }
      }
    }
    letters = letters.map((letter) => ({ ...letter, x: -letter.y, y: letter.x }))
  }
  return { ...best, need: letters.length }
}

function mostOfOne(player: Player): { readonly type: SegmentType | null; readonly have: number } {
  const count = new Map<SegmentType, number>()
  for (const { card } of player.island) {
    const type = segmentById.get(card)?.type
    if (type !== undefined) count.set(type, (count.get(type) ?? 0) + 1)
  }
  return [...count].reduce<{ type: SegmentType | null; have: number }>(
    (best, [type, have]) => (have > best.have ? { type, have } : best),
    { type: null, have: 0 },
  )
}

/** How far the seat's holdings meet the fragment. */
export function progressOf(player: Player, card: FragmentCard): Progress {
  const none = { met: new Set<string>(), cells: [], type: null }
  const [need] = card.requires
  switch (need?.req) {
    case 'pattern':
      return { ...none, ...nearest(player, need.rows) }
    case 'attacksWon':
      return { ...none, have: player.attacksWon, need: need.n }
    case 'treatiesSigned':
      return { ...none, have: player.treatiesSigned, need: need.n }
    case 'monuments':
      return {
        ...none,
        have: player.island.filter((one) => segmentById.get(one.card)?.kind === 'monument').length,
        need: need.n,
      }
    case 'sameType':
      return { ...none, ...mostOfOne(player), need: need.n }
    case 'spend': {
      const have = need.what === 'either' ? player.wealth + player.influence : player[need.what]
      return { ...none, have, need: need.n }
    }
    case 'monster':
      return { ...none, have: player.attack, need: need.defense + 1 }
    default:
      return { ...none, have: 0, need: 0 }
  }
}

/** The back of a fragment shows its value: '?i', '?ii', '?iii'. */
export function shownFragmentValue(fragment: string, known: ReadonlyMap<string, FragmentCard>): number {
  const back = ['', '?i', '?ii', '?iii'].indexOf(fragment)
  return back > 0 ? back : (known.get(fragment)?.value ?? 0)
}
