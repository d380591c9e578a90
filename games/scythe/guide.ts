/** The guide of a first game of Scythe. Its words are in words/guide.en.ts. */
import {
  at,
  type Guide,
  type GuideNote,
  type GuidePosition,
  type GuideSubject,
  type Message,
  maxBy,
  movesWithVerb,
  next,
  seatName,
} from '@ludarium/kernel'
import { FACTORY, idOf, placeOf, TERRAIN } from './board.ts'
import { RESOURCES, SECTIONS, type Section, type TopAction, UNITS, type Unit } from './data/index.ts'
import { matOf, productOf, tierOf } from './figures.ts'
import { bottomCost, produceCost } from './mat.ts'
import type { ScytheMove } from './moves.ts'
import { player, starsPlaced, workersAt, workersOut } from './pieces.ts'
import { place } from './places.ts'
import { combatStrength, reachable } from './preview.ts'
import { progressOf } from './progress.ts'
import type { Place, ScytheState } from './state.ts'
import { named, placeName, unitName } from './words/parts.ts'

type Now = GuidePosition<ScytheState, ScytheMove>
type Note = GuideNote<ScytheState, ScytheMove>
type Subject = GuideSubject<ScytheMove>

const part = (key: string, ...places: readonly string[]): Subject => ({ name: { key: `guide.name.${key}` }, places })

/** A home base is drawn beside its hex. */
const hex = (id: string): Subject => ({ name: placeName(id), places: [`base:${id}`, place.hex(id)] })

const asks = ({ view }: Now, step: string): boolean => next(view)?.step === step

/** The section under that top action, if the token may go there. */
function sectionOf({ view, seat, legal }: Now, top: TopAction): (ScytheMove & { readonly do: 'section' }) | undefined {
  const { sections } = matOf(view, player(view, seat))
  return movesWithVerb(legal, 'section').find(({ section }) => topOf(sections, section) === top)
}

const topOf = (sections: readonly { readonly bottom: string; readonly top: TopAction }[], section: Section) =>
  sections.find((one) => one.bottom === section)?.top

const isWorker = (unit: Unit): boolean => unit.startsWith('worker')
const isMech = (unit: Unit): boolean => unit.startsWith('mech')

const goal: Note = {
  id: 'goal',
  rule: 'S15',
  find: (now) => (asks(now, 'section') ? { subjects: [part('stars', 'stars', place.goal('upgrades'))] } : null),
}

const moving: Note = {
  id: 'move',
  rule: 'S6',
  find(now) {
    const section = sectionOf(now, 'move')
    const { units } = player(now.view, now.seat)
    const character = at(units, 0)
    if (section === undefined || character < 0) return null
    const home = idOf(character)
    return {
      subjects: [part('move', place.option('move'), place.section(section.section)), hex(home)],
      move: section,
      rest: [{ do: 'move' }],
    }
  },
}

/** Places where own workers would make goods, each once. */
function harvests({ view, seat }: Now): Place[] {
  const { units } = player(view, seat)
  const places = UNITS.flatMap((unit, n) => (isWorker(unit) && at(units, n) >= 0 ? [at(units, n)] : []))
  return [...new Set(places)].filter((one) => isGood(view, one))
}

const isGood = (view: ScytheState, where: Place): boolean =>
  TERRAIN[where] !== undefined && RESOURCES.some((resource) => resource === productOf(view, where))

const producing: Note = {
  id: 'produce1',
  rule: 'S5.4',
  find(now) {
    const section = sectionOf(now, 'produce')
    const p = player(now.view, now.seat)
    const [first, second] = harvests(now)
    const cost = produceCost(now.view, p)
    if (section === undefined || first === undefined || cost.power + cost.popularity + cost.coins > 0) return null
    const makes = (where: Place): Message => ({
      key: 'guide.name.makes',
      params: { n: workersAt(p, where), what: named('resource', String(productOf(now.view, where))) },
    })
    const [b, c] = [first, second].map((where) => (where === undefined ? undefined : idOf(where)))
    return {
      subjects: [
        part('produce', place.option('produce'), place.section(section.section)),
        ...[b, c].flatMap((id) => (id === undefined ? [] : [hex(id)])),
      ],
      params: {
        both: second === undefined ? 'no' : 'yes',
        first: makes(first),
        second: second === undefined ? '' : makes(second),
      },
      move: section,
      rest: [{ do: 'produce' }],
    }
  },
}

const villages: Note = {
  id: 'produce2',
  rule: 'S5.4',
  find(now) {
    const isVillage = (id: string): boolean => TERRAIN[placeOf(id)] === 'village'
    const harvest = movesWithVerb(now.legal, 'harvest').findLast((move) => isVillage(move.at))
    const step = movesWithVerb(now.legal, 'step').find(({ unit, to }) => isWorker(unit) && isVillage(to))
    const move = harvest ?? step
    if (move === undefined) return null
    const id = move.do === 'harvest' ? move.at : move.to
    return { subjects: [hex(id)], params: { n: workersOut(player(now.view, now.seat)) }, move }
  },
}

const bottom: Note = {
  id: 'bottom1',
  rule: 'S10',
  find(now) {
    const { view, seat } = now
    const p = player(view, seat)
    const move = movesWithVerb(now.legal, 'bottom').find(({ action }) => action !== 'factory')
    if (move === undefined) return null
    const index = SECTIONS.indexOf(move.action)
    const { resource, coins } = at(matOf(view, p).sections, index)
    return {
      subjects: [{ name: named('section', move.action), move }],
      params: { n: bottomCost(view, p, index), resource: named('resource', resource), coins },
      move,
    }
  },
}

const growing: Note = {
  id: 'bottom2',
  rule: 'S10.2',
  find({ legal }) {
    const [upgrade] = movesWithVerb(legal, 'upgrade')
    const [enlist] = movesWithVerb(legal, 'enlist')
    const move = upgrade ?? enlist
    if (move === undefined) return null
    const section = move.do === 'upgrade' ? move.to : move.section
    return { subjects: [{ name: named('section', section), move }], params: { what: move.do }, move }
  },
}

const encounter: Note = {
  id: 'encounter',
  rule: 'S8',
  find({ view, seat, legal }) {
    const character = at(player(view, seat).units, 0)
    const [option] = movesWithVerb(legal, 'option')
    if (option !== undefined && character >= 0) return { subjects: [hex(idOf(character))], move: option }
    const step = movesWithVerb(legal, 'step').find(
      ({ unit, to }) => unit === 'character' && view.encounters[placeOf(to)] === true,
    )
    return step === undefined ? null : { subjects: [hex(step.to)], move: step }
  },
}

const deploying: Note = {
  id: 'mechs1',
  rule: 'S10.3',
  find({ legal }) {
    const [deploy] = movesWithVerb(legal, 'deploy')
    if (deploy === undefined) return null
    return { subjects: [{ name: named('ability', deploy.mech) }, hex(deploy.at)], move: deploy }
  },
}

const carrying: Note = {
  id: 'mechs2',
  rule: 'S6.8',
  find({ view, seat, legal }) {
    const { units } = player(view, seat)
    const load = movesWithVerb(legal, 'load').findLast(({ what }) => what === 'worker' || what === 'everything')
    const step = next(view)
    if (load !== undefined && step?.step === 'journey' && isMech(at(UNITS, step.unit)))
      return {
        subjects: [hex(idOf(at(units, step.unit)))],
        move: load,
        params: mechIn(view, seat, at(UNITS, step.unit)),
      }
    const unit = movesWithVerb(legal, 'unit').find((one) => isMech(one.unit))
    if (unit === undefined) return null
    return { subjects: [hex(unit.at)], params: mechIn(view, seat, unit.unit), move: unit }
  },
}

const mechIn = (view: ScytheState, seat: number, unit: Unit) => ({ mech: unitName(view, seat, unit) })

const combat: Note = {
  id: 'combat',
  rule: 'S7',
  find(now) {
    const { view, seat, legal } = now
    const step = next(view)
    if (step?.step === 'battle') {
      const other = step.attacker === seat ? step.defender : step.attacker
      const dial = maxBy(movesWithVerb(legal, 'dial'), ({ power }) => power)
      if (dial === undefined) return null
      return found(now, other, idOf(step.at), dial)
    }
    if (step?.step !== 'section') return null
    for (const unit of UNITS.filter((one) => !isWorker(one))) {
      const near = reachable(view, seat, unit).find(({ to, opposed }) => opposed && fighter(view, seat, to) >= 0)
      if (near !== undefined) return found(now, fighter(view, seat, near.to), near.to)
    }
    return null
  },
}

/** Whose combat units stand there; -1 for nobody's. */
function fighter(view: ScytheState, seat: number, id: string): number {
  const where = placeOf(id)
  return view.players.findIndex(
    (one, other) => other !== seat && one.units.some((unit, n) => n < UNITS.indexOf('worker1') && unit === where),
  )
}

function found({ view, seat }: Now, other: number, id: string, move?: ScytheMove) {
  const { dial } = combatStrength(view, seat, id)
  const what = { subjects: [{ name: seatName(other), seat: other }, hex(id)], params: { dial } }
  return move === undefined ? what : { ...what, move }
}

/** So early nothing is near yet. */
const EARLY = 3

const objectives: Note = {
  id: 'stars',
  rule: 'S13',
  find(now) {
    const { view, seat } = now
    if (!asks(now, 'section') || view.round < EARLY) return null
    const near = maxBy(player(view, seat).objectives, (one) => share(view, seat, one))
    if (near === undefined) return null
    const { have, need } = progressOf(view, seat, near)
    return {
      subjects: [
        { name: named('objective', near), places: [place.objective(near)] },
        part('factory', place.hex(idOf(FACTORY))),
      ],
      params: { have, need },
    }
  },
}

function share(view: ScytheState, seat: number, objective: string): number {
  const { have, need } = progressOf(view, seat, objective)
  return have / need
}

const farewell: Note = {
  id: 'end',
  rule: 'S16',
  find({ view, seat }) {
    const { popularity } = player(view, seat)
    const { star, territory } = tierOf(view, popularity)
    return { subjects: [part('popularity', 'popularity')], params: { popularity, star, territory } }
  },
}

/** After so many rounds of one turn each, or stars of one player, the rest is told in one list. */
const LAST_ROUND = 12
const MANY_STARS = 4

export const guide: Guide<ScytheState, ScytheMove> = {
  table: {
    seats: 4,
    options: {
      factions: ['nordic', 'rusviet', 'crimea', 'polania'],
      mats: ['industrial', 'random', 'random', 'random'],
    },
    seed: 'first game 11',
  },
  chapters: [
    { id: 'goal', notes: [goal] },
    { id: 'move', notes: [moving] },
    { id: 'produce', notes: [producing, villages] },
    { id: 'bottom', notes: [bottom, growing] },
    { id: 'encounters', notes: [encounter] },
    { id: 'mechs', notes: [deploying, carrying] },
    { id: 'combat', notes: [combat] },
    { id: 'stars', notes: [objectives, farewell] },
  ],
  late: (view) => view.round > LAST_ROUND || Math.max(...view.players.map(starsPlaced)) >= MANY_STARS,
}
