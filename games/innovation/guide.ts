/** The guide of a first game of Age of Innovation. Its words are in words/guide.en.ts. */
import {
  at,
  type FoundNote,
  type Guide,
  type GuideNote,
  type GuidePosition,
  type GuideSubject,
  maxBy,
  movesWithVerb,
  next,
  seatName,
} from '@ludarium/kernel'
import { hexNamed, nameOfHex } from './board.ts'
import { sailingOf } from './figures.ts'
import type { InnovationMove, InnovationMoveOf } from './moves.ts'
import { buildingNamed, player } from './pieces.ts'
import { place } from './places.ts'
import { cityProgress, hexesInReach, nextIncome } from './preview.ts'
import { hasForeignNeighbour } from './reach.ts'
import type { InnovationState } from './state.ts'
import { isPowerAction } from './steps/actions.ts'
import { chargeOf, offerCost } from './steps/offers.ts'
import { upgradeCost } from './steps/upgrade.ts'
import { named } from './words/parts.ts'

type Now = GuidePosition<InnovationState, InnovationMove>
type Note = GuideNote<InnovationState, InnovationMove>
type Subject = GuideSubject<InnovationMove>
type What = FoundNote<InnovationMove>

const part = (key: string, ...places: readonly string[]): Subject => ({ name: { key: `guide.name.${key}` }, places })

const hexSubject = (hex: string, move?: InnovationMove): Subject => ({
  name: { key: 'guide.name.hex', params: { hex } },
  places: [place.hex(hex)],
  ...(move === undefined ? {} : { move }),
})

/** The reader chooses what to do with a turn. */
const acts = ({ view }: Now): boolean => next(view)?.step === 'action'

const goal: Note = {
  id: 'goal',
  rule: 'A1',
  find({ legal, seat }) {
    const [set] = movesWithVerb(legal, 'set')
    const what: What = { subjects: [{ name: { key: 'guide.name.own' }, seat }] }
    return set === undefined ? what : { ...what, move: set }
  },
}

const income: Note = {
  id: 'income',
  rule: 'A10',
  find(now) {
    if (!acts(now)) return null
    const { coin, tool } = nextIncome(now.view, now.seat)
    return { subjects: [{ name: { key: 'guide.name.own' }, seat: now.seat }], params: { coin, tool } }
  },
}

/** What a hex costs to become native: spades, as the wheel has them. */
function spadesAt({ view, seat }: Now, hex: string): number {
  return hexesInReach(view, seat).find((one) => one.hex === hex)?.spades ?? 0
}

type Dig = InnovationMoveOf<'terraform'> | InnovationMoveOf<'build'>

const digging: Note = {
  id: 'land1',
  rule: 'A12',
  find(now) {
    if (!acts(now)) return null
    const [build] = movesWithVerb(now.legal, 'build')
    const dig = maxBy(movesWithVerb(now.legal, 'terraform'), ({ hex }) => -spadesAt(now, hex))
    const move: Dig | undefined = build ?? dig
    if (move === undefined) return null
    return { subjects: [hexSubject(move.hex, move)], params: { what: move.do, n: spadesAt(now, move.hex) }, move }
  },
}

const reaching: Note = {
  id: 'land2',
  rule: 'A7',
  find(now) {
    if (!acts(now)) return null
    const { view, seat } = now
    const p = player(view, seat)
    const far = hexesInReach(view, seat)[0]
    if (far === undefined) return null
    const [sailing] = movesWithVerb(now.legal, 'sailing')
    const what: What = {
      subjects: [hexSubject(far.hex), part('sailing', 'sailing', place.track('sailing'))],
      params: { n: sailingOf(view, p), free: hexesInReach(view, seat).length },
    }
    return sailing === undefined ? what : { ...what, move: sailing }
  },
}

const power: Note = {
  id: 'power',
  rule: 'A23',
  find({ view, seat, legal }) {
    const step = next(view)
    const [accept] = movesWithVerb(legal, 'accept')
    if (step?.step !== 'offer' || accept === undefined || step.from >= view.seats) return null
    const p = player(view, seat)
    return {
      subjects: [{ name: seatName(step.from), seat: step.from }, hexSubject(nameOfHex(view, step.hex))],
      params: { n: chargeOf(p, step.amount), vp: offerCost(view, p, step.amount) },
      move: accept,
    }
  },
}

type Upgrade = InnovationMoveOf<'upgrade'>

/** The cheapest upgrade to that building. */
function upgradeTo({ view, seat, legal }: Now, to: Upgrade['to']): { move: Upgrade; coins: number } | undefined {
  const found = movesWithVerb(legal, 'upgrade')
    .filter((move) => move.to === to)
    .map((move) => ({ move, coins: upgradeCost(view, seat, hexNamed(view, move.hex), buildingNamed(to)).coins }))
  return maxBy(found, ({ coins }) => -coins)
}

const upgrading: Note = {
  id: 'upgrade1',
  rule: 'A13',
  find(now) {
    const found = acts(now) ? upgradeTo(now, 'guild') : undefined
    if (found === undefined) return null
    const { move, coins } = found
    const beside = hasForeignNeighbour(now.view, now.seat, hexNamed(now.view, move.hex))
    return { subjects: [hexSubject(move.hex, move)], params: { coins, beside: beside ? 'yes' : 'no' }, move }
  },
}

const teaching: Note = {
  id: 'upgrade2',
  rule: 'A26',
  find(now) {
    const [competency] = movesWithVerb(now.legal, 'competency')
    if (competency !== undefined)
      return {
        subjects: [{ name: named('competency', competency.competency), move: competency }],
        params: { what: 'tile' },
        move: competency,
      }
    const found = acts(now) ? upgradeTo(now, 'school') : undefined
    if (found === undefined) return null
    return { subjects: [hexSubject(found.move.hex, found.move)], params: { what: 'school' }, move: found.move }
  },
}

const science: Note = {
  id: 'science',
  rule: 'A17',
  find(now) {
    const send = acts(now) ? maxBy(movesWithVerb(now.legal, 'send'), ({ steps }) => steps) : undefined
    if (send === undefined) return null
    return {
      subjects: [{ name: named('discipline', send.discipline), move: send }],
      params: { n: send.steps },
      move: send,
    }
  },
}

const shared: Note = {
  id: 'shared',
  rule: 'A18',
  find(now) {
    if (!acts(now)) return null
    const [action] = movesWithVerb(now.legal, 'power').filter((move) => isPowerAction(move.action))
    const [book] = movesWithVerb(now.legal, 'bookAction')
    const move = action ?? book
    if (move === undefined) return null
    return {
      subjects: [{ name: named('action', move.action), move }],
      params: { what: move.do, n: now.view.usedActions.length },
      move,
    }
  },
}

/** A group that is so far is worth a word. */
const NEAR = 4

const cities: Note = {
  id: 'city',
  rule: 'A24',
  find(now) {
    const { view, seat, legal } = now
    const [tile] = movesWithVerb(legal, 'city')
    const [found] = movesWithVerb(legal, 'found')
    const move = tile ?? found
    if (move === undefined && !acts(now)) return null
    const groups = cityProgress(view, seat)
    const group = maxBy(
      move === undefined ? groups.filter((one) => !one.isCity) : groups,
      ({ power, buildings }) => power + buildings,
    )
    const hex = group?.hexes[0]
    if (group === undefined || hex === undefined || (move === undefined && group.power < NEAR)) return null
    const what: What = {
      subjects: [hexSubject(hex)],
      params: { power: group.power, buildings: group.buildings },
    }
    return move === undefined ? what : { ...what, move }
  },
}

const passing: Note = {
  id: 'pass',
  rule: 'A21',
  find(now) {
    const [pass] = movesWithVerb(now.legal, 'pass')
    const richer = now.legal.some(({ do: verb }) => verb === 'build' || verb === 'upgrade' || verb === 'send')
    if (pass === undefined || richer) return null
    return { subjects: [], params: { n: now.view.passing.length + 1 }, move: pass }
  },
}

const farewell: Note = {
  id: 'end',
  rule: 'A36',
  find({ view }) {
    const ahead = maxBy(
      view.players.map((_, seat) => seat),
      (seat) => at(view.players, seat).vp,
    )
    if (ahead === undefined) return null
    return { subjects: [{ name: seatName(ahead), seat: ahead }], params: { vp: at(view.players, ahead).vp } }
  },
}

/** After so many rounds the rest is told in one list. */
const LAST_ROUND = 3

export const guide: Guide<InnovationState, InnovationMove> = {
  table: { seats: 4, options: { autoAcceptFreePower: false, autoEndTurn: true }, seed: 'first game 7' },
  chapters: [
    { id: 'goal', notes: [goal] },
    { id: 'income', notes: [income] },
    { id: 'land', notes: [digging, reaching] },
    { id: 'power', notes: [power] },
    { id: 'upgrade', notes: [upgrading, teaching] },
    { id: 'science', notes: [science] },
    { id: 'shared', notes: [shared] },
    { id: 'city', notes: [cities] },
    { id: 'pass', notes: [passing] },
    { id: 'end', notes: [farewell] },
  ],
  late: (view) => view.round > LAST_ROUND,
}
