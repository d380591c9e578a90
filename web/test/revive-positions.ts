/** Positions of Revive for pictures and checks of the board: from simulated games, at a wanted question. */
import { below, type Options, plainChance } from '@ludarium/kernel'
import { game, type ReviveState, stepOf } from '@ludarium/revive'

export const NAMES = ['Mara', 'Basalt', 'Opal', 'Flint']

export const DEFAULTS: Options = Object.fromEntries(game.options.map((option) => [option.id, option.default]))

export interface Wanted {
  readonly seats?: number
  readonly seed?: number
  readonly options?: Options
}

export function begin({ seats = 4, seed = 1, options = {} }: Wanted = {}): ReviveState {
  return game.setup({ seats, options: { ...DEFAULTS, ...options }, seed: String(seed).padStart(64, '0') })
}

/** A game played from a seed until `stop` says so, or its end. */
export function playOut(s: ReviveState, seed: string, stop: (s: ReviveState) => boolean, most = 4000): ReviveState {
  const chance = plainChance(seed)
  for (let n = 0; n < most && game.actors(s).length > 0 && !stop(s); n++) {
    const [actor = 0] = game.actors(s)
    const moves = game.legal(s, actor)
    const quick = game.advice.quickMoves(s, actor, moves)
    const pool = quick.length > 0 && below(chance, 4) > 0 ? quick : moves
    const move = pool[below(chance, pool.length)]
    if (move === undefined) break
    game.play(s, actor, move)
  }
  return s
}

/** The first position from that round on in which seat 0 is asked for that step. */
export function asking(step: string, round: number, wanted: Wanted = {}): ReviveState {
  const at = (s: ReviveState): boolean => s.round >= round && stepOf(s)?.step === step && game.actors(s).includes(0)
  return playOut(begin(wanted), `asking ${wanted.seed ?? 1}`, at)
}

/** How much lies on the table: cards in slots, modules, machines, pieces, hand and crates of seat 0; tiles turned up. */
function fullness(s: ReviveState): number {
  const [p] = s.players
  if (p === undefined) return 0
  const slots = Object.values(p.slots).flat().length
  const modules = p.modules.filter((module) => module !== '').length
  const pieces = s.players.reduce((sum, one) => sum + one.small.length + one.large.length + one.figures.length, 0)
  return slots + modules + p.machines.length + p.active.length + p.resting.length + p.crates.length + pieces / 4
}

/** The fullest position of a simulated game in which seat 0 has to decide. */
export function fullest(seats: number, seed: number, options: Options = {}): ReviveState {
  const s = begin({ seats, seed, options })
  let best = game.clone(s)
  let most = 0
  playOut(s, `fullest ${seed}`, (now) => {
    const full = game.actors(now).includes(0) ? fullness(now) : 0
    if (full > most) {
      most = full
      best = game.clone(now)
    }
    return false
  })
  return best
}
