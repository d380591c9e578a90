/** Revive: the contract of a game, filled in. */
import { defineGame, type GameModule, type Move } from '@ludarium/kernel'
import { cloneState } from './clone.ts'
import { evaluate } from './heuristic.ts'
import { ownEnergy, player, slotted } from './players.ts'
import { ranksOf, score } from './scoring.ts'
import { secrets, unseen } from './secrets.ts'
import { OPTIONS, refuse, setup } from './setup.ts'
import type { ReviveMove, ReviveState, ReviveStep } from './state.ts'
import { steps } from './steps/index.ts'
import { why } from './why.ts'
import { speech } from './words/speech.ts'

/** Moves that lead nowhere by themselves; aimless players take them only when there is nothing else. */
const IDLE = new Set(['decline', 'withdraw', 'trade'])

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

export const game = defineGame<ReviveState, ReviveMove, ReviveStep>({
  id: 'revive',
  name: 'Revive',
  version: 1,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  bounds: { branching: 300, decisions: 20_000 },
  refuse,
  setup,
  clone: cloneState,
  steps,
  secrets,
  unseen,
  score,
  ranks: ranksOf,
  evaluate,
  horizon: 900,
  why,
  brisk(_s, _seat, moves) {
    const busy = moves.filter((move: Move) => !IDLE.has(move.do))
    return busy.length > 0 ? busy : moves
  },
  roles(s, seat): Readonly<Record<string, string>> {
    const { tribe, side, set } = player(s, seat)
    return tribe === '' || side === '' ? { set } : { tribe, side, set }
  },
  components(s) {
    const gone = (prefix: RegExp): number => s.gone.filter((id) => prefix.test(id)).length
    const cards = s.players.flatMap((p) => [...p.active, ...p.resting, ...slotted(p)])
    return {
      citizens: s.deck.length + s.display.length + gone(/^C[GNY]/) + cards.filter((id) => id.startsWith('C')).length,
      startingCitizens: cards.filter((id) => id.startsWith('S')).length,
      modules:
        s.modulePile.length +
        s.moduleDisplay.length +
        gone(/^M\d/) +
        sum(s.players.map((p) => p.modules.filter((id) => id !== '').length)),
      machines:
        sum(Object.values(s.machinePiles).map((pile) => pile.length)) +
        sum(Object.values(s.machineDisplay).map((pile) => pile.length)) +
        gone(/^M[GNY]\d/) +
        sum(s.players.map((p) => p.machines.filter(({ id }) => /^M[GNY]\d/.test(id)).length)),
      crates: s.cratePile.length + sum(s.players.map((p) => p.crates.length + p.opened.length)),
      energy: s.energy + sum(s.players.map(ownEnergy)),
      artifacts: s.crater.length + gone(/^MA-/) + sum(s.players.map((p) => p.artifacts.length)),
      artifactCards:
        s.artifactPile.length + sum(s.players.map((p) => p.draft.length + (p.artifactCard === '' ? 0 : 1))),
      progressMarkers: sum(s.players.map((p) => p.progress - p.rewards.length - p.tribeMarkers)),
    }
  },
})

export const module: GameModule<ReviveState, ReviveMove> = {
  game,
  speech,
  words: { en: () => import('./words/en.ts').then((loaded) => loaded.words) },
}

export * from './preview.ts'
export { RATINGS, ratingOf } from './scoring.ts'
export type { Player, ReviveMove, ReviveState, ReviveStep } from './state.ts'
