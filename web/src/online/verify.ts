/** Whether a deal was honest: the seed fits the hash from before, and the game played again comes out the same. */
import { begin, type Game, type History, hash, readGame, readTable, submit } from '@ludarium/kernel'
import { entryOf } from '../registry.ts'
import type { Deal } from './api.ts'
import { sha256 } from './sha256.ts'

export interface Checking {
  readonly state: 'running' | 'honest' | 'different' | 'failed'
  /** The seed fits the hash that was shown before the first decision. */
  readonly seed: boolean | null
  readonly done: number
  readonly all: number
  readonly seconds: number
}

/** Decisions between two breaths of the page. */
const SLICE = 12

/** Told after every few decisions, until `stop`. */
export async function verify(
  deal: Deal,
  tell: (checking: Checking) => void,
  stopped: () => boolean,
): Promise<Checking> {
  const began = performance.now()
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10
  const end = (state: Checking['state'], seed: boolean | null, done: number, all: number): Checking => {
    const checking = { state, seed, done, all, seconds: seconds() }
    tell(checking)
    return checking
  }
  if (deal.seed === null || deal.game === null) return end('failed', null, 0, 0)
  const fits = sha256(deal.seed) === deal.hash
  const read = readGame(deal.game)
  if (!read.ok) return end('failed', fits, 0, 0)
  const all = read.value.decisions.length
  const entry = entryOf(read.value.setup.game)
  if (!fits || entry === undefined) return end('different', fits, 0, all)
  const { game } = await entry.load()
  // The game was dealt from the seed that the hash belongs to.
  const dealt = readTable(game, { ...read.value.setup, seed: deal.seed })
  if (!dealt.ok || dealt.value.seed !== read.value.setup.seed) return end('different', false, 0, all)
  const done = await again(game, read.value, stopped, (at) =>
    tell({ state: 'running', seed: true, done: at, all, seconds: seconds() }),
  )
  return end(done === all ? 'honest' : 'different', true, done, all)
}

/** Plays the game again; how many decisions led to the same state. */
async function again(
  game: Game,
  { setup, decisions, ending }: History,
  stopped: () => boolean,
  tell: (at: number) => void,
): Promise<number> {
  const begun = begin(game, setup)
  if (!begun.ok || setup.version !== game.version) return 0
  const match = begun.value
  for (const [at, { seat, move, hash: recorded }] of decisions.entries()) {
    if (at % SLICE === 0) {
      if (stopped()) return at
      tell(at)
      await new Promise((resume) => setTimeout(resume))
    }
    const made = submit(match, seat, move)
    if (!made.ok || made.value.hash !== recorded) return at
  }
  const result = game.result(match.state)
  const same =
    ending === undefined || (result !== null && hash({ ranks: result.ranks, lines: result.lines }) === hash(ending))
  return same ? decisions.length : decisions.length - 1
}
