/** The guide of a first game of The Essence. Its words are in words/guide.en.ts. */
import {
  type FoundNote,
  type Guide,
  type GuideNote,
  type GuidePosition,
  type GuideSubject,
  type Message,
  type MoveOf,
  maxBy,
  movesWithVerb,
  next,
  seatName,
} from '@ludarium/kernel'
import { builtCard, prophecyCard } from './card.ts'
import { game } from './game.ts'
import { nameOfCell } from './grid.ts'
import type { EssenceMove } from './moves.ts'
import { endShards, opponents, player } from './pieces.ts'
import { place } from './places.ts'
import { attackPreview, buildPrice, placement, readPrice } from './preview.ts'
import type { EssenceState } from './state.ts'
import { cardName, fragmentName, treatyName } from './words/names.ts'

type Now = GuidePosition<EssenceState, EssenceMove>
type Note = GuideNote<EssenceState, EssenceMove>
type Subject = GuideSubject<EssenceMove>
type What = FoundNote<EssenceMove>
type Verb = EssenceMove['do']
type MoveTo<V extends Verb> = MoveOf<EssenceMove, V>

const named = (key: string): Message => ({ key: `guide.name.${key}` })

const part = (key: string, ...places: readonly string[]): Subject => ({ name: named(key), places })

/** The turn's main action is still to be chosen. */
const mainOpen = ({ view }: Now): boolean => next(view)?.step === 'turn' && !view.mainDone

/** What the best cell for a card of the market would bring. */
function bestCell({ view, seat, foresee }: Now, build: MoveTo<'build'>): number {
  const after = foresee(build)
  if (after === null) return 0
  const cells = movesWithVerb(game.legal(after, seat), 'place')
  return Math.max(0, ...cells.map(({ x, y }) => placement(view, seat, build.card, x, y).essence))
}

const goal: Note = {
  id: 'goal',
  rule: 'E16.4',
  find({ view, legal }) {
    const [faction] = movesWithVerb(legal, 'faction')
    const n = endShards(view)
    const subjects = [part('shards', 'shards')]
    return faction === undefined ? { subjects, params: { n } } : { subjects, params: { n }, move: faction }
  },
}

const income: Note = {
  id: 'income',
  rule: 'E7',
  find({ view, seat }) {
    if (view.phase !== 'advisors' && view.phase !== 'turns') return null
    const { wealth, influence, hand } = player(view, seat)
    return {
      subjects: [{ name: named('own'), seat }],
      params: { wealth, influence, cards: hand.length },
    }
  },
}

/** A bid that is worth an advisor and leaves enough to build. */
const BID = 2

const bidding: Note = {
  id: 'advisors',
  rule: 'E8',
  find(now) {
    const shown = now.view.advisors.filter((pile) => pile.shown)
    const [first] = shown
    if (first === undefined) return null
    const pick = movesWithVerb(now.legal, 'advisor')[0]
    const bids = movesWithVerb(now.legal, 'bidInfluence')
    const bid = bids.find(({ influence }) => influence === BID) ?? bids[0]
    const move = pick ?? bid
    if (move === undefined) return null
    const advisor = pick?.advisor ?? first.advisor
    return {
      subjects: [{ name: cardName(advisor), places: [place.advisor(advisor)] }],
      params: { n: shown.length },
      move,
    }
  },
}

const buying: Note = {
  id: 'build1',
  rule: 'E10',
  find(now) {
    if (!mainOpen(now)) return null
    const build = maxBy(movesWithVerb(now.legal, 'build'), (move) => bestCell(now, move) - 0.4 * priceOf(now, move))
    if (build === undefined) return null
    const { foundations } = player(now.view, now.seat)
    return {
      subjects: [{ name: cardName(build.card), move: build }],
      params: { n: priceOf(now, build), foundations },
      move: build,
    }
  },
}

const priceOf = ({ view, seat }: Now, { card }: MoveTo<'build'>): number => buildPrice(view, seat, card)

const placing: Note = {
  id: 'build2',
  rule: 'E10.3',
  find(now) {
    const { view, seat } = now
    const step = next(view)
    if (step?.step !== 'place') return null
    const brings = ({ x, y }: MoveTo<'place'>) => placement(view, seat, step.card, x, y)
    const cell = maxBy(movesWithVerb(now.legal, 'place'), (move) => brings(move).essence)
    if (cell === undefined) return null
    const { essence, base } = brings(cell)
    return {
      subjects: [
        { name: cardName(step.card), places: [place.market(step.card)] },
        { name: { key: 'guide.name.cell', params: { cell: nameOfCell(cell) } }, move: cell },
      ],
      params: { base, essence, same: essence === base ? 'yes' : 'no' },
      move: cell,
    }
  },
}

const stars: Note = {
  id: 'build3',
  rule: 'E10.5',
  find(now) {
    const { view } = now
    const uses = movesWithVerb(now.legal, 'use')
    const side = uses.find(({ card }) => builtCard(view, card).star?.star === 'side')
    const use = side ?? uses[0]
    if (use === undefined || next(view)?.step !== 'turn') return null
    return { subjects: [{ name: cardName(use.card), move: use }], move: use }
  },
}

const attacking: Note = {
  id: 'attack1',
  rule: 'E14',
  find(now) {
    const { view, seat } = now
    const step = next(view)
    const target = maxBy(
      opponents(view, seat).map((other) => ({
        other,
        preview: attackPreview(view, seat, { do: 'attack', seat: other }),
      })),
      ({ preview }) => (preview?.outcome === 'success' ? preview.essence : -1),
    )
    if (target?.preview?.outcome !== 'success') return null
    const { attack, defense } = target.preview
    const sign = movesWithVerb(now.legal, 'sign').find(({ treaty }) => treaty === 'war-pact')
    const strike = movesWithVerb(now.legal, 'attack').find((move) => move.seat === target.other)
    const move = step?.step === 'attack' ? strike : mainOpen(now) ? sign : undefined
    if (move === undefined) return null
    const rival: Subject = { name: seatName(target.other), seat: target.other }
    return {
      subjects: [{ name: treatyName('war-pact'), places: [place.treaty('war-pact')] }, rival],
      params: { attack, defense },
      move,
    }
  },
}

const threat: Note = {
  id: 'attack2',
  rule: 'E16.8',
  find(now) {
    const { view, seat } = now
    const { defense } = player(view, seat)
    if (next(view)?.step !== 'turn' || defense >= view.threat) return null
    const shield = movesWithVerb(now.legal, 'sign').find(({ treaty }) => treaty === 'shield-accord')
    const what: What = { subjects: [part('threat', 'threat')], params: { threat: view.threat, defense } }
    return shield === undefined ? what : { ...what, move: shield }
  },
}

/** The fragment in the first open slot that asks for a pattern. */
function patterned({ view }: Now): number | undefined {
  const slot = view.row.findIndex(
    (card, n) => n > 0 && card !== '' && prophecyCard(view, card).requirement.req === 'pattern',
  )
  return slot < 0 ? undefined : slot + 1
}

const slotNamed = (view: EssenceState, slot: number): Subject => ({
  name: fragmentName(view.row[slot - 1] ?? ''),
  places: [place.slot(slot)],
})

const pattern: Note = {
  id: 'prophecy1',
  rule: 'E13.5',
  find(now) {
    const slot = patterned(now)
    if (slot === undefined || next(now.view)?.step !== 'turn' || player(now.view, now.seat).island.length < 2)
      return null
    return { subjects: [slotNamed(now.view, slot)] }
  },
}

const reading: Note = {
  id: 'prophecy2',
  rule: 'E13',
  find(now) {
    const { view, seat } = now
    const read = maxBy(movesWithVerb(now.legal, 'read'), ({ slot }) => -readPrice(view, seat, view.row[slot - 1] ?? ''))
    if (read === undefined) return null
    return {
      subjects: [slotNamed(view, read.slot)],
      params: { n: readPrice(view, seat, view.row[read.slot - 1] ?? '') },
      move: read,
    }
  },
}

const passing: Note = {
  id: 'end1',
  rule: 'E15',
  find(now) {
    const [pass] = movesWithVerb(now.legal, 'pass')
    if (pass === undefined || !mainOpen(now) || movesWithVerb(now.legal, 'build').length > 0) return null
    return { subjects: [], params: { n: 1 + now.view.players.filter((one) => one.pass > 0).length }, move: pass }
  },
}

const farewell: Note = {
  id: 'end2',
  rule: 'E17',
  find({ view, seat }) {
    const ahead = maxBy(
      view.players.map((_, other) => other),
      (other) => player(view, other).shards,
    )
    if (ahead === undefined) return null
    return {
      subjects: [{ name: seatName(ahead), seat: ahead }, part('shards', 'shards')],
      params: { lead: player(view, ahead).shards, own: player(view, seat).shards, n: endShards(view) },
    }
  },
}

/** After so many rounds the rest is told in one list. */
const LAST_ROUND = 3
/** Shards that may come in one round. */
const A_ROUND = 3

export const guide: Guide<EssenceState, EssenceMove> = {
  table: { seats: 4, options: { factionAssignment: 'choose', firstSeat: '1' }, seed: 'first game 1' },
  chapters: [
    { id: 'goal', notes: [goal] },
    { id: 'income', notes: [income] },
    { id: 'advisors', notes: [bidding] },
    { id: 'build', notes: [buying, placing, stars] },
    { id: 'attack', notes: [attacking, threat] },
    { id: 'prophecy', notes: [pattern, reading] },
    { id: 'end', notes: [passing, farewell] },
  ],
  late: (view) =>
    view.round > LAST_ROUND ||
    (view.round > 1 && Math.max(...view.players.map((one) => one.shards)) >= endShards(view) - A_ROUND),
}
