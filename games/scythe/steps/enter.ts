/** S6.5 to S6.7, S19.5 What happens when a unit enters a place. */
import { at, type Log, reveal, type Seat } from '@ludarium/kernel'
import { HOME, idOf, TERRITORIES } from '../board.ts'
import { UNITS } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { mechOf, trapOf } from '../figures.ts'
import { CHARACTER, combatUnitsAt, FIRST_WORKER, opponentAt, player, seatOf, UNIT_COUNT, workersAt } from '../pieces.ts'
import type { Place, ScytheState } from '../state.ts'
import { addTokens, discardRandom, lose } from '../tracks.ts'

/** Moves the unit with its cargo and says whether it is halted. */
export function enter(
  s: ScytheState,
  seat: Seat,
  unit: number,
  to: Place,
  riders: number,
  cargo: readonly number[],
  log?: Log<ScytheEvent>,
): boolean {
  const from = at(player(s, seat).units, unit)
  carry(s, seat, unit, from, to, riders, cargo)
  const [metal = 0, food = 0, oil = 0, wood = 0] = cargo
  log?.({
    type: 'step',
    seat,
    unit: at(UNITS, unit),
    mech: mechOf(s, player(s, seat).faction, unit),
    from: idOf(from),
    to: idOf(to),
    workers: countRiders(riders),
    metal,
    food,
    oil,
    wood,
  })
  if (to >= TERRITORIES) return false
  let halted = springTrap(s, seat, to, log)
  const opponent = opponentAt(s, seat, to)
  if (opponent >= 0) {
    halted = true
    if (combatUnitsAt(player(s, opponent), to) > 0) contest(s, to, opponent, unit, from, riders, cargo, log)
    else driveOff(s, seat, opponent, to, log)
  }
  return halted || (unit === CHARACTER && at(s.encounters, to))
}

function countRiders(riders: number): number {
  let n = 0
  for (let rest = riders; rest !== 0; rest &= rest - 1) n++
  return n
}

/** Puts the unit, the workers of the mask and the tokens from one place to another. */
export function carry(
  s: ScytheState,
  seat: Seat,
  unit: number,
  from: Place,
  to: Place,
  riders: number,
  cargo: readonly number[],
): void {
  const { units } = player(s, seat)
  units[unit] = to
  for (let worker = FIRST_WORKER; riders !== 0 && worker < UNIT_COUNT; worker++) {
    if ((riders & (1 << (worker - FIRST_WORKER))) !== 0) units[worker] = to
  }
  for (let type = 0; type < 4; type++) {
    const amount = at(cargo, type)
    if (amount === 0) continue
    addTokens(s, from, type, -amount)
    addTokens(s, to, type, amount)
  }
}

/** S19.5 An armed trap of another player turns over; it stays, disarmed. */
function springTrap(s: ScytheState, seat: Seat, place: Place, log?: Log<ScytheEvent>): boolean {
  const trap = s.traps[place]
  if ((trap !== 1 && trap !== 3) || seat === seatOf(s, 'togawa')) return false
  s.traps[place] = 2
  const sprung = trapOf(s, at(s.tokens, place))
  reveal(s)
  log?.({ type: 'trap', seat, trap: sprung.id, at: idOf(place) })
  if (sprung.loses === 'combatCards') discardRandom(s, seat, sprung.amount, log)
  else lose(s, seat, sprung.loses, sprung.amount, log)
  return true
}

/** S6.6 Workers alone go home at once, at one popularity each. */
function driveOff(s: ScytheState, seat: Seat, opponent: Seat, at: Place, log?: Log<ScytheEvent>): void {
  const p = player(s, opponent)
  const workers = workersAt(p, at)
  for (let unit = FIRST_WORKER; unit < UNIT_COUNT; unit++) if (p.units[unit] === at) p.units[unit] = HOME[p.faction]
  s.forced += workers
  log?.({ type: 'drive', seat, other: opponent, workers, at: idOf(at) })
  lose(s, seat, 'popularity', workers, log)
}

/** S6.7 The hex becomes contested; the step is kept in mind for S15.4. */
function contest(
  s: ScytheState,
  at: Place,
  defender: Seat,
  unit: number,
  from: Place,
  riders: number,
  cargo: readonly number[],
  log?: Log<ScytheEvent>,
): void {
  const entry = { unit, from, riders, cargo: cargo.slice() }
  const known = s.contests.find((one) => one.at === at)
  if (known !== undefined) known.entries.push(entry)
  else {
    s.contests.push({ at, defender, entries: [entry] })
    log?.({ type: 'contest', seat: s.active, other: defender, at: idOf(at) })
  }
}
