/**
 * Games that were played, kept line by line as they come in: whoever is interrupted goes on where it stopped. The first
 * line is what the games were played by; a file of other games is left alone.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hash } from '@ludarium/kernel'
import { misused, Stop } from './command.ts'
import type { Outline, Plan } from './simulation.ts'

/** What decides how a game comes out, as one short text: the same for every machine that plays it. */
export function planId(plan: Plan): string {
  const { game, seats, options, seed, bots, fixed } = plan
  return hash({ game, seats, options, seed, bots, fixed })
}

export interface Results {
  /** Games that are known already. */
  readonly known: ReadonlyMap<number, Outline>
  add(outline: Outline): void
}

/** A file of games; the seed of one that is there already is taken up when none is wished for. */
export function openResults(path: string, plan: Omit<Plan, 'seed'>, seed: string | undefined, fresh: () => string) {
  const lines = existsSync(path) ? readLines(path) : []
  const [head, ...games] = lines
  const kept = head as { plan?: Plan } | undefined
  const whole: Plan = { ...plan, seed: seed ?? kept?.plan?.seed ?? fresh() }
  if (kept !== undefined && (kept.plan === undefined || planId(kept.plan) !== planId(whole))) {
    throw misused('results', `'${path}' holds other games. Name another folder with --out, or take it away.`)
  }
  const known = new Map<number, Outline>()
  for (const game of games as Outline[]) known.set(game.number, game)
  if (kept === undefined) {
    attempt(path, () => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${JSON.stringify({ plan: whole })}\n`)
    })
  }
  const results: Results = {
    known,
    add(outline) {
      if (known.has(outline.number)) return
      known.set(outline.number, outline)
      attempt(path, () => appendFileSync(path, `${JSON.stringify({ ...outline, record: '' })}\n`))
    },
  }
  return { plan: whole, results }
}

/** A last line that was cut off in the middle is a game to be played again. */
function readLines(path: string): unknown[] {
  const text = attempt(path, () => readFileSync(path, 'utf8'))
  const lines = text.split('\n').filter((line) => line !== '')
  const read: unknown[] = []
  for (const [at, line] of lines.entries()) {
    try {
      read.push(JSON.parse(line))
    } catch {
      if (at < lines.length - 1) throw new Stop('results', `Line ${at + 1} of '${path}' cannot be read.`)
      const whole = lines.slice(0, -1).join('\n')
      attempt(path, () => writeFileSync(path, whole === '' ? '' : `${whole}\n`))
    }
  }
  return read
}

export function attempt<T>(path: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    throw new Stop('file', `'${path}' does not work: ${error instanceof Error ? error.message : String(error)}`)
  }
}
