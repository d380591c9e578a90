/** `ludarium verify`: plays recorded games again and says where the first one goes another way. */
import { type Divergence, type History, type Match, replay, writeMove } from '@ludarium/kernel'
import { saidBy } from '@ludarium/words'
import { readArgs } from './args.ts'
import { breathe, type Command, DONE, FAILED, Stop } from './command.ts'
import { englishOf } from './library.ts'
import { bad, good, plain, shortened } from './paint.ts'
import { progressOf } from './progress.ts'
import { readRecording } from './records.ts'
import { print } from './screen.ts'
import { seatTitle } from './seating.ts'
import { readerOf } from './words.ts'

const help = `Usage: ludarium verify FILE... [--json]

Plays recorded games again: every move must be legal where it stands, and every state must have the recorded
hash. Says of each file whether it holds, or the first decision at which it goes another way. A record that does not
say where it ends, of a game that is not over, may be cut: it does not hold. Exit code 1 when any of them does not.

  --json  one line of JSON for each file`

/** A move out of a file may be as long as the file. */
const LONGEST = 120

interface Verdict {
  readonly file: string
  readonly ok: boolean
  readonly game?: string
  readonly decisions?: number
  /** Number of the first decision that goes another way, counted from 0. */
  readonly at?: number
  readonly code?: string
  readonly sentence: string
}

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, { json: { type: 'boolean' } }, 1, Number.MAX_SAFE_INTEGER)
  const progress = progressOf(words.length, 'records')
  let broken = 0
  for (const [i, file] of words.entries()) {
    const verdict = await verify(file)
    if (!verdict.ok) broken++
    progress.clear()
    if (values.json) print(JSON.stringify(verdict))
    else print(`${verdict.ok ? good('holds ') : bad('BROKEN')} ${file}: ${verdict.sentence}`)
    progress.done(i + 1)
    await breathe()
  }
  progress.clear()
  if (words.length > 1 && !values.json) print(`${words.length - broken} of ${words.length} records hold.`)
  return broken === 0 ? DONE : FAILED
}

async function verify(file: string): Promise<Verdict> {
  try {
    const { module, history, whole } = await readRecording(file)
    const replayed = replay(module.game, history)
    if (!replayed.ok) {
      const reader = readerOf(await englishOf(module), seatTitle)
      const { code, sentence } = saidBy(reader, replayed)
      return { file, ok: false, code, sentence: plain(sentence) }
    }
    const { match, divergence } = replayed.value
    const about = { file, game: history.setup.game, decisions: history.decisions.length }
    if (divergence !== null) {
      return { ...about, ok: false, at: divergence.at, code: divergence.kind, sentence: where(divergence, history) }
    }
    if (!whole && match.game.result(match.state) === null) {
      return { ...about, ok: false, code: 'cut', sentence: cut(match.decisions.length) }
    }
    return { ...about, ok: true, sentence: `${match.decisions.length} decisions, ${endOf(match)}.` }
  } catch (error) {
    if (error instanceof Stop) {
      return { file, ok: false, code: error.code, sentence: error.sentence.replace(`'${file}': `, '') }
    }
    const text = error instanceof Error ? error.message : String(error)
    return { file, ok: false, code: 'rules', sentence: `The rules broke: ${text}` }
  }
}

function where({ at, kind }: Divergence, history: History): string {
  if (kind === 'ending') return 'The game comes out another way than recorded.'
  const decision = history.decisions[at]
  const move = decision === undefined ? '' : ` (seat ${decision.seat}: ${shortened(writeMove(decision.move), LONGEST)})`
  return `Decision ${at + 1}${move} ${kind === 'illegal' ? 'is not legal here' : 'leads to another state'}.`
}

function cut(decisions: number): string {
  return `${decisions} decisions hold, but the record does not say where it ends: it may be cut.`
}

function endOf(match: Match): string {
  const result = match.game.result(match.state)
  return result === null ? 'not finished' : `final scores ${result.totals.join(', ')}`
}

export const command: Command = { help, run }
