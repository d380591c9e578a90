/** The guide of a first game of Revive. Its words are in words/guide.en.ts. */
import {
  type FoundNote,
  type Guide,
  type GuideNote,
  type GuidePosition,
  type GuideSubject,
  maxBy,
  movesWithVerb,
  next,
} from '@ludarium/kernel'
import { COLORS } from './data/index.ts'
import { artifactCardOf } from './lookups.ts'
import type { ReviveMove } from './moves.ts'
import { craterSize, player, slotsOf } from './pieces.ts'
import { place } from './places.ts'
import { buildPreview, targets } from './preview.ts'
import type { ReviveState } from './state.ts'
import { component, named } from './words/naming.ts'

type Now = GuidePosition<ReviveState, ReviveMove>
type Note = GuideNote<ReviveState, ReviveMove>
type Subject = GuideSubject<ReviveMove>
type What = FoundNote<ReviveMove>

const part = (key: string, ...places: readonly string[]): Subject => ({ name: { key: `guide.name.${key}` }, places })

/** The reader chooses an action of the turn. */
const acts = ({ view }: Now): boolean => next(view)?.step === 'turn'

/** How many artifacts the crater still holds. */
const left = (view: ReviveState): number => view.crater.length + view.craterMinors

const crater = (view: ReviveState): Subject => part('crater', 'crater', ...view.crater.map((id) => place.artifact(id)))

const goal: Note = {
  id: 'goal',
  rule: 'R19',
  find: ({ view }) => ({ subjects: [crater(view)], params: { n: left(view) } }),
}

const playing: Note = {
  id: 'cards1',
  rule: 'R8',
  find(now) {
    const [play] = movesWithVerb(now.legal, 'play')
    if (play === undefined || !acts(now)) return null
    return { subjects: [{ name: component(play.card), move: play }], move: play }
  },
}

const matching: Note = {
  id: 'cards2',
  rule: 'R9',
  find(now) {
    const { view, seat, legal } = now
    const p = player(view, seat)
    const [module] = movesWithVerb(legal, 'module')
    if (module !== undefined)
      return {
        subjects: [{ name: component(module.module), move: module }],
        params: { what: 'module' },
        move: module,
      }
    const [slot] = movesWithVerb(legal, 'slot')
    if (slot === undefined || slotsOf(p).every((cards) => cards.length === 0)) return null
    return { subjects: [{ name: named('slot', slot.slot), move: slot }], params: { what: 'slot' }, move: slot }
  },
}

const exploring: Note = {
  id: 'explore',
  rule: 'R11',
  find(now) {
    if (!acts(now)) return null
    const prices = new Map(
      targets(now.view, now.seat).flatMap((one) => (one.kind === 'explore' ? [[one.at, one] as const] : [])),
    )
    const priceOf = (tile: string): number => {
      const price = prices.get(tile)
      return price === undefined ? 99 : price.gear + price.book + price.food + Math.max(0, price.range)
    }
    const move = maxBy(movesWithVerb(now.legal, 'explore'), ({ tile }) => -priceOf(tile))
    const price = move === undefined ? undefined : prices.get(move.tile)
    if (move === undefined || price === undefined) return null
    const { gear, book, food, range } = price
    return {
      subjects: [{ name: named('position', move.tile), move }],
      params: { gear, book, food: food + Math.max(0, range) },
      move,
    }
  },
}

const building: Note = {
  id: 'build',
  rule: 'R13',
  find(now) {
    const { view, seat } = now
    if (!acts(now)) return null
    const worth = ({ space }: { readonly space: string }): number => {
      const { steps, crystals, waters } = buildPreview(view, seat, space, 'small')
      return COLORS.reduce((sum, color) => sum + steps[color], 0) + crystals + waters.length
    }
    const move = maxBy(movesWithVerb(now.legal, 'build'), worth)
    if (move === undefined) return null
    const { steps, waters } = buildPreview(view, seat, move.space, 'small')
    return {
      subjects: [{ name: named('space', move.space), move }],
      params: { steps: COLORS.reduce((sum, color) => sum + steps[color], 0), waters: waters.length },
      move,
    }
  },
}

const tracks: Note = {
  id: 'tracks',
  rule: 'R14',
  find({ view, seat, legal }) {
    const [step] = movesWithVerb(legal, 'track')
    const { tracks: mine } = player(view, seat)
    const furthest = maxBy([...COLORS], (color) => mine[color]) ?? 'gray'
    if (step !== undefined) {
      return {
        subjects: [{ name: named('track', step.track), places: [place.track(step.track)], move: step }],
        params: { n: mine[step.track] },
        move: step,
      }
    }
    const [unlock] = movesWithVerb(legal, 'unlock')
    if (unlock === undefined && (next(view)?.step !== 'turn' || mine[furthest] < 2)) return null
    const what: What = {
      subjects: [{ name: named('track', furthest), places: [place.track(furthest)] }],
      params: { n: mine[furthest] },
    }
    return unlock === undefined ? what : { ...what, move: unlock }
  },
}

const machines: Note = {
  id: 'machines',
  rule: 'R17',
  find({ view, seat, legal }) {
    const [machine] = movesWithVerb(legal, 'machine')
    if (machine === undefined) return null
    return {
      subjects: [{ name: named('machine', machine.machine), move: machine }],
      params: { n: player(view, seat).energy },
      move: machine,
    }
  },
}

const populating: Note = {
  id: 'populate',
  rule: 'R12',
  find(now) {
    const [tech] = movesWithVerb(now.legal, 'tech')
    const [populate] = acts(now) ? movesWithVerb(now.legal, 'populate') : []
    if (tech !== undefined)
      return { subjects: [{ name: named('tech', tech.tech), move: tech }], params: { what: 'tech' }, move: tech }
    if (populate === undefined) return null
    return {
      subjects: [{ name: named('space', populate.space), move: populate }],
      params: { what: 'space' },
      move: populate,
    }
  },
}

const crates: Note = {
  id: 'crates',
  rule: 'R5',
  find(now) {
    if (!acts(now)) return null
    const { view, seat, legal } = now
    const { crates: closed, resources } = player(view, seat)
    if (closed.length === 0 && resources.crystal === 0) return null
    const [crate] = movesWithVerb(legal, 'crate')
    const [trade] = movesWithVerb(legal, 'trade')
    const move = crate ?? trade
    const what: What = {
      subjects: [{ name: { key: 'guide.name.own' }, seat }],
      params: { crates: closed.length, crystals: resources.crystal },
    }
    return move === undefined ? what : { ...what, move }
  },
}

const sleeping: Note = {
  id: 'hibernate',
  rule: 'R16',
  find(now) {
    const [sleep] = movesWithVerb(now.legal, 'hibernate')
    const { active } = player(now.view, now.seat)
    const busy = now.legal.some(({ do: verb }) => verb === 'build' || verb === 'explore' || verb === 'play')
    if (sleep === undefined || busy) return null
    return { subjects: [], params: { n: active.length }, move: sleep }
  },
}

const artifact: Note = {
  id: 'artifact',
  rule: 'R20',
  find(now) {
    const { artifactCard } = player(now.view, now.seat)
    if (!acts(now) || artifactCardOf(now.view, artifactCard) === undefined || now.view.round < 2) return null
    return { subjects: [part('artifact', place.artifact(artifactCard), place.card(artifactCard), artifactCard)] }
  },
}

const farewell: Note = {
  id: 'end',
  rule: 'R19',
  find: ({ view, seat }) => ({
    subjects: [crater(view)],
    params: { n: left(view), points: player(view, seat).points },
  }),
}

/** After so many turns of everybody, or with so much of the crater gone, the rest is told in one list. */
const LAST_ROUND = 8
const GONE = 0.6

export const guide: Guide<ReviveState, ReviveMove> = {
  table: { seats: 3, options: { formica: false, vukuntur: false }, seed: 'first game 2' },
  chapters: [
    { id: 'goal', notes: [goal] },
    { id: 'cards', notes: [playing, matching] },
    { id: 'explore', notes: [exploring] },
    { id: 'build', notes: [building, tracks] },
    { id: 'machines', notes: [machines] },
    { id: 'populate', notes: [populating] },
    { id: 'crates', notes: [crates] },
    { id: 'hibernate', notes: [sleeping] },
    { id: 'end', notes: [artifact, farewell] },
  ],
  late: (view) => view.round > LAST_ROUND || left(view) <= (1 - GONE) * craterSize(view),
}
