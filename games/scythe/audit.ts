/** S22.3 What play can never change, and what is true of every position. */
import { type Audit, at, type Seat, since } from '@ludarium/kernel'
import { IS_LAKE, idOf, LAKES, PLACE_COUNT, TERRITORIES } from './board.ts'
import { MOST_POPULARITY, MOST_POWER, STARS_TO_END } from './data/index.ts'
import {
  combatUnitsAt,
  countTrue,
  mechsAt,
  nextWorker,
  opponentAt,
  starsPlaced,
  tokensAt,
  UNIT_COUNT,
  workersAt,
} from './pieces.ts'
import type { Place, Player, ScytheState } from './state.ts'

export const bounds = { branching: 300, decisions: 12_000 }

export const audit: Audit<ScytheState> = { components, bounds, invariants }

export function components(s: ScytheState): Record<string, number> {
  const sum = (count: (p: Player) => number): number => s.players.reduce((n, p) => n + count(p), 0)
  return {
    combatCards: s.combatDeck.length + s.combatDiscard.length + sum((p) => p.hand.length),
    objectives: s.objectiveDeck.length + sum((p) => p.objectives.length + p.revealed.length),
    encounters: s.encounterDeck.length + s.encountersSeen.length + (s.encounter === '' ? 0 : 1),
    factoryCards: s.factory.length + s.factoryBox.length + sum((p) => (p.factoryCard === '' ? 0 : 1)),
    factionTokens: s.tokens.filter((token) => token !== '').length + sum((p) => p.tokens.length),
    units: sum((p) => p.units.length),
    structures: sum((p) => p.structures.length),
    /** Cubes moved and slots filled are the same, recruits gone and bonuses covered too. */
    cubes: sum((p) => countTrue(p.cubes) - filled(p)),
    recruits: sum((p) => countTrue(p.recruits) - countTrue(p.bonuses)),
  }
}

/** Cubes in the slots of the bottom row. */
function filled(p: Player): number {
  return p.slots.reduce((sum, n) => sum + n, 0)
}

/** Throws on a position that the rules cannot reach. */
export function invariants(s: ScytheState): void {
  for (const [seat, p] of s.players.entries()) checkPlayer(p, seat)
  checkTokens(s)
  checkPlaces(s)
  if (!isRetreating(s)) for (const lake of LAKES) checkLake(s, lake)
  const over = s.players.some((p) => starsPlaced(p) === STARS_TO_END)
  if ((s.agenda.length === 0) !== over)
    wrong(over ? 'The game goes on after six stars' : 'The game is over before six stars')
  if (over && s.contests.length > 0) wrong('A hex is contested at the end')
  if (since(s, 2)) checkStepsBack(s)
}

function wrong(sentence: string): never {
  throw new Error(`${sentence}.`)
}

function within(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

function checkPlayer(p: Player, seat: Seat): void {
  if (!within(p.power, MOST_POWER)) wrong(`The power of seat ${seat} is ${p.power}`)
  if (!within(p.popularity, MOST_POPULARITY)) wrong(`The popularity of seat ${seat} is ${p.popularity}`)
  if (!within(p.coins, Number.POSITIVE_INFINITY)) wrong(`The coins of seat ${seat} are ${p.coins}`)
  if (!within(starsPlaced(p), STARS_TO_END)) wrong(`The stars of seat ${seat} are ${starsPlaced(p)}`)
  if (countTrue(p.cubes) !== filled(p)) wrong(`The cubes of seat ${seat} are not in the slots`)
  if (countTrue(p.recruits) !== countTrue(p.bonuses)) wrong(`The recruits of seat ${seat} are not on the bonuses`)
  const first = nextWorker(p)
  for (let unit = first; first >= 0 && unit < UNIT_COUNT; unit++) {
    if (p.units[unit] !== -1) wrong(`The workers of seat ${seat} have not left the track in order`)
  }
}

function checkTokens(s: ScytheState): void {
  for (const amount of s.resources) {
    if (!within(amount, Number.POSITIVE_INFINITY)) wrong(`Somewhere lie ${amount} tokens`)
  }
  for (let place = 0; place < TERRITORIES; place++) {
    const trapped = at(s.traps, place) !== 0
    if (trapped !== at(s.tokens, place).startsWith('trap')) wrong(`The trap at ${idOf(place)} and its state differ`)
  }
}

/** Units of two players meet only where they fight; structures stand on land, one on a territory. */
function checkPlaces(s: ScytheState): void {
  const holders: Seat[] = new Array<Seat>(PLACE_COUNT).fill(-1)
  const builders: Seat[] = new Array<Seat>(TERRITORIES).fill(-1)
  for (const [seat, p] of s.players.entries()) {
    for (const place of p.units) {
      if (place < 0) continue
      const other = at(holders, place)
      if (other >= 0 && other !== seat && !isFoughtOver(s, place)) wrong(`Units of two players are at ${idOf(place)}`)
      holders[place] = seat
    }
    for (const place of p.structures) {
      if (place < 0) continue
      if (place >= TERRITORIES || at(IS_LAKE, place)) wrong(`A structure stands at ${idOf(place)}`)
      if (at(builders, place) >= 0) wrong(`Two structures stand at ${idOf(place)}`)
      builders[place] = seat
    }
  }
}

/** S15.4, R57 Attackers that have not fought can step back: nobody else has come to where they made their step from. */
function checkStepsBack(s: ScytheState): void {
  for (const contest of s.contests) {
    if (isSettled(s, contest.at)) continue
    for (const { from } of contest.entries) {
      if (opponentAt(s, s.active, from) >= 0) wrong(`The way back from ${idOf(contest.at)} to ${idOf(from)} is barred`)
    }
  }
}

/** S6.8.5 Workers need a mech there, tokens a character or mech. */
function checkLake(s: ScytheState, lake: Place): void {
  let held = false
  for (const p of s.players) {
    if (workersAt(p, lake) > 0 && mechsAt(p, lake) === 0) wrong(`A worker swims at ${idOf(lake)}`)
    if (combatUnitsAt(p, lake) > 0) held = true
  }
  if (!held && tokensAt(s, lake) > 0) wrong(`Tokens float at ${idOf(lake)}`)
}

function isFoughtOver(s: ScytheState, place: Place): boolean {
  return s.contests.some((contest) => contest.at === place) || isSettled(s, place)
}

/** The dials have been shown; units may still be on their way. */
function isSettled(s: ScytheState, place: Place): boolean {
  return s.agenda.some((step) => step.step === 'spoils' && step.at === place)
}

/** In the midst of a retreat units and cargo are on their way. */
function isRetreating(s: ScytheState): boolean {
  return s.agenda.some((step) => step.step === 'spoils' || step.step === 'retreat')
}
