/** `ludarium verify`: replays recorded games and reports the first divergence. */
import { createHash } from 'node:crypto'
import { type Divergence, type History, type Match, replay, writeMove } from '@ludarium/kernel'
import { refusalText } from '@ludarium/words'
import { readArgs } from './args.ts'
import { type Command, DONE, FAILED, Stop, yieldToEvents } from './command.ts'
import { englishOf } from './library.ts'
import { bad, good, shortened, withoutColour } from './paint.ts'
import { progressBar } from './progress.ts'
import { readRecording } from './records.ts'
import { print } from './screen.ts'
import { seatTitle } from './seats.ts'
import { readerOf } from './words.ts'

const help = `Usage: ludarium verify FILE... [--deal HASH] [--json]

Replays recorded games: every move must be legal and every state must have the recorded hash. Reports each file as
valid, or its first divergent decision. A record of an unfinished game without a footer may be truncated and counts as
invalid. Exits with code 1 if any file is invalid.

  --deal HASH  SHA-256 of the seed, as shown by the server before the first decision; it must match
  --json       print one line of JSON per file`

/** Moves from files can be very long; they are truncated for display. */
const LONGEST = 120

interface Verdict {
  readonly file: string
  readonly ok: boolean
  readonly game?: string
  readonly decisions?: number
  /** 0-based number of the first divergent decision. */
  readonly at?: number
  readonly code?: string
  readonly sentence: string
}

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(
    args,
    { json: { type: 'boolean' }, deal: { type: 'string' } },
    1,
    Number.MAX_SAFE_INTEGER,
  )
  const progress = progressBar(words.length, 'records')
  let broken = 0
  for (const [i, file] of words.entries()) {
    const verdict = await verify(file, values.deal)
    if (!verdict.ok) broken++
    progress.clear()
    if (values.json) print(JSON.stringify(verdict))
    else print(`${verdict.ok ? good('valid  ') : bad('INVALID')} ${file}: ${verdict.sentence}`)
    progress.done(i + 1)
    await yieldToEvents()
  }
  progress.clear()
  if (words.length > 1 && !values.json) print(`${words.length - broken} of ${words.length} records are valid.`)
  return broken === 0 ? DONE : FAILED
}

async function verify(file: string, deal?: string): Promise<Verdict> {
  try {
    const { module, history, whole } = await readRecording(file)
    const replayed = replay(module.game, history)
    if (!replayed.ok) {
      const reader = readerOf(await englishOf(module), seatTitle)
      const { code, sentence } = refusalText(reader, replayed)
      return { file, ok: false, code, sentence: withoutColour(sentence) }
    }
    const { match, divergence } = replayed.value
    const about = { file, game: history.setup.game, decisions: history.decisions.length }
    if (divergence !== null) {
      return { ...about, ok: false, at: divergence.at, code: divergence.kind, sentence: where(divergence, history) }
    }
    if (!whole && match.game.result(match.state) === null) {
      return { ...about, ok: false, code: 'cut', sentence: cut(match.decisions.length) }
    }
    if (deal !== undefined && createHash('sha256').update(history.setup.seed).digest('hex') !== deal.toLowerCase()) {
      return { ...about, ok: false, code: 'deal', sentence: 'The deal does not match the hash.' }
    }
    return { ...about, ok: true, sentence: `${match.decisions.length} decisions, ${endOf(match)}.` }
  } catch (error) {
    if (error instanceof Stop) {
      return { file, ok: false, code: error.code, sentence: error.sentence.replace(`'${file}': `, '') }
    }
    const text = error instanceof Error ? error.message : String(error)
    return { file, ok: false, code: 'rules', sentence: `The rules threw: ${text}` }
  }
}

function where({ at, kind }: Divergence, history: History): string {
  if (kind === 'ending') return 'The result differs from the recorded one.'
  const decision = history.decisions[at]
  const move = decision === undefined ? '' : ` (seat ${decision.seat}: ${shortened(writeMove(decision.move), LONGEST)})`
  return `Decision ${at + 1}${move} ${kind === 'illegal' ? 'is not legal here' : 'leads to a different state'}.`
}

function cut(decisions: number): string {
  return `${decisions} decisions are valid, but the record has no footer: it may be truncated.`
}

function endOf(match: Match): string {
  const result = match.game.result(match.state)
  return result === null ? 'not finished' : `final scores ${result.totals.join(', ')}`
}

export const command: Command = { help, run }
