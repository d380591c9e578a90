/** S22.3 What play can never change, and what is true of every position. */
import { type Audit, at } from '@ludarium/kernel'
import { IS_LAKE, PLACE_COUNT, TERRITORIES } from './board.ts'
import { MOST_POPULARITY, MOST_POWER, STARS_TO_END } from './data/index.ts'
import { combatUnitsAt, countTrue, mechsAt, nextWorker, starsPlaced, tokensAt, workersAt } from './pieces.ts'
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
  for (const [seat, p] of s.players.entries()) checkPlayer(p, `seat ${seat}`)
  checkTokens(s)
  for (let place = 0; place < PLACE_COUNT; place++) checkPlace(s, place)
  const over = s.players.some((p) => starsPlaced(p) === STARS_TO_END)
  must((s.agenda.length === 0) === over, 'The game is over exactly when someone has six stars.')
  must(!over || s.contests.length === 0, 'A hex is contested at the end.')
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

function within(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

function checkPlayer(p: Player, who: string): void {
  must(within(p.power, MOST_POWER), `The power of ${who} is ${p.power}.`)
  must(within(p.popularity, MOST_POPULARITY), `The popularity of ${who} is ${p.popularity}.`)
  must(within(p.coins, Number.POSITIVE_INFINITY), `The coins of ${who} are ${p.coins}.`)
  must(within(starsPlaced(p), STARS_TO_END), `The stars of ${who} are ${starsPlaced(p)}.`)
  must(countTrue(p.cubes) === filled(p), `The cubes of ${who} are not in the slots.`)
  must(countTrue(p.recruits) === countTrue(p.bonuses), `The recruits of ${who} are not on the bonuses.`)
  const first = nextWorker(p)
  const inOrder = first < 0 || p.units.slice(first).every((place) => place === -1)
  must(inOrder, `The workers of ${who} have not left the track in order.`)
  const onLand = p.structures.every((place) => place === -1 || (place < TERRITORIES && !at(IS_LAKE, place)))
  must(onLand, `A structure of ${who} does not stand on land.`)
}

function checkTokens(s: ScytheState): void {
  must(
    s.resources.every((amount) => within(amount, Number.POSITIVE_INFINITY)),
    'Somewhere lie fewer tokens than none.',
  )
  for (const [place, token] of s.tokens.entries()) {
    must((s.traps[place] !== 0) === token.startsWith('trap'), `The trap at ${place} and its state do not agree.`)
  }
}

function checkPlace(s: ScytheState, place: Place): void {
  const there = s.players.filter((p) => p.units.includes(place)).length
  const built = s.players.filter((p) => p.structures.includes(place)).length
  must(built <= 1, `Two structures stand at ${place}.`)
  must(there <= 1 || isFoughtOver(s, place), `Units of two players stand at ${place}.`)
  if (place >= TERRITORIES || !at(IS_LAKE, place) || isRetreating(s)) return
  const swims = s.players.some((p) => workersAt(p, place) > 0 && mechsAt(p, place) === 0)
  must(!swims, `A worker swims at ${place}.`)
  const held = s.players.some((p) => combatUnitsAt(p, place) > 0)
  must(held || tokensAt(s, place) === 0, `Tokens float at ${place}.`)
}

function isFoughtOver(s: ScytheState, place: Place): boolean {
  if (s.contests.some((contest) => contest.at === place)) return true
  return s.agenda.some((step) => step.step === 'spoils' && step.at === place)
}

/** In the midst of a retreat units and cargo are on their way. */
function isRetreating(s: ScytheState): boolean {
  return s.agenda.some((step) => step.step === 'spoils' || step.step === 'retreat')
}
