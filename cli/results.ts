/**
 * Saved results, one line per game, so an interrupted run can continue. The first line holds the plan; a file with
 * another plan is left alone.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hash } from '@ludarium/kernel'
import { misused, Stop } from './command.ts'
import type { Outline, Plan } from './simulation.ts'

/** Hash of everything that determines the games, equal on every machine. */
export function planId(plan: Plan): string {
  const { game, seats, options, seed, bots, fixed } = plan
  return hash({ game, seats, options, seed, bots, fixed })
}

export interface Results {
  /** Saved games. */
  readonly known: ReadonlyMap<number, Outline>
  add(outline: Outline): void
}

/** Opens a results file. Without a seed, uses the one in the file. */
export function openResults(path: string, plan: Omit<Plan, 'seed'>, seed: string | undefined, fresh: () => string) {
  const lines = existsSync(path) ? readLines(path) : []
  const [head, ...games] = lines
  const kept = head as { plan?: Plan } | undefined
  const whole: Plan = { ...plan, seed: seed ?? kept?.plan?.seed ?? fresh() }
  if (kept !== undefined && (kept.plan === undefined || planId(kept.plan) !== planId(whole))) {
    throw misused('results', `'${path}' contains other games. Choose another folder with --out, or delete it.`)
  }
  const known = new Map<number, Outline>()
  for (const game of games as Outline[]) known.set(game.number, game)
  if (kept === undefined) {
    withFile(path, () => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${JSON.stringify({ plan: whole })}\n`)
    })
  }
  const results: Results = {
    known,
    add(outline) {
      if (known.has(outline.number)) return
      known.set(outline.number, outline)
      withFile(path, () => appendFileSync(path, `${JSON.stringify({ ...outline, record: '' })}\n`))
    },
  }
  return { plan: whole, results }
}

/** A truncated last line is a game to play again. */
function readLines(path: string): unknown[] {
  const text = withFile(path, () => readFileSync(path, 'utf8'))
  const lines = text.split('\n').filter((line) => line !== '')
  const read: unknown[] = []
  for (const [at, line] of lines.entries()) {
    try {
      read.push(JSON.parse(line))
    } catch {
      if (at < lines.length - 1) throw new Stop('results', `Line ${at + 1} of '${path}' cannot be read.`)
      const whole = lines.slice(0, -1).join('\n')
      withFile(path, () => writeFileSync(path, whole === '' ? '' : `${whole}\n`))
    }
  }
  return read
}

export function withFile<T>(path: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    throw new Stop('file', `'${path}' cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
}
