/** Local tables for the page: a table source whose other end is a worker. */
import { type Outcome, type Refusal, refused } from '@ludarium/kernel'
import {
  connect,
  messagePort,
  orThrow,
  type RpcClient,
  refusalIn,
  remoteSource,
  type TableSource,
  WORKER_TIMEOUT,
} from '@ludarium/tables'
import { botManners } from '../settings.ts'
import type { LocalCalls, LocalFeeds, Made, NewTable, PlayOn } from './protocol.ts'

type LocalLine = RpcClient<LocalCalls, LocalFeeds>

function newLine(): LocalLine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })
  return connect<LocalCalls, LocalFeeds>(
    messagePort(worker, () => worker.terminate()),
    () => AbortSignal.timeout(WORKER_TIMEOUT),
  )
}

/** By id: tables that no database keeps, in the workers that made them. */
const unkept = new Map<string, LocalLine>()

/** A table source with what only a local table offers. */
export interface LocalSource extends TableSource {
  /** Everything as text at any time: the seed and the others' secrets can be read out of it. */
  exported(): Promise<string>
  /** The same in one short line. */
  exportedShort(): Promise<string>
  /** Another table that shares the first `at` decisions; its id. */
  branch(at: number, as?: PlayOn): Promise<string>
  /** Today's rules cannot follow the game to its end: it can only be looked at. */
  readonly trimmed: boolean
  /** Whether the table outlives the page. */
  readonly kept: boolean
  /** Takes over from the settings how bots behave. */
  behave(): void
  /** Bots decide at once until a person must; null where they are not the reader's to hurry. */
  readonly skip: (() => void) | null
  /** Bots that are in trouble try again. */
  retry(): void
}

/** Opens a table kept in this browser. Rejects with a `RefusedError`: 'missing', or 'elsewhere' when it is being played. */
export async function openLocal(id: string, play: boolean): Promise<LocalSource> {
  const own = unkept.get(id)
  const line = own ?? newLine()
  try {
    orThrow(await line.call('manners', botManners()))
    const { kept } = orThrow(await line.call('open', id, play))
    const { readonly } = orThrow(await line.call('about'))
    return {
      ...remoteSource(line),
      exported: async () => orThrow(await line.call('whole', false)),
      exportedShort: async () => orThrow(await line.call('whole', true)),
      branch: async (at, as) => made(line, await line.call('branch', at, as)),
      trimmed: readonly !== null,
      kept,
      behave: () => void line.call('manners', botManners()),
      skip: () => void line.call('skip'),
      retry: () => void line.call('retry'),
      // A worker that holds the only copy of a table stays.
      close: () => (kept ? line.close() : undefined),
    }
  } catch (error) {
    if (own === undefined) line.close()
    throw error
  }
}

/** The id of a table that was made; a line that holds the only copy is remembered. */
function made(line: LocalLine, outcome: Outcome<Made>): string {
  const { id, kept } = orThrow(outcome)
  if (!kept) unkept.set(id, line)
  return id
}

async function make(work: (line: LocalLine) => Promise<Outcome<Made>>): Promise<string> {
  const line = newLine()
  const outcome = await work(line)
  if (!outcome.ok || outcome.value.kept) line.close()
  return made(line, outcome)
}

/** A new table in this browser; its id. Rejects with a `RefusedError` when the rules do not allow it. */
export const createLocal = (order: NewTable): Promise<string> => make((line) => line.call('create', order))

/** A table out of a pasted game; its id. */
export const importLocal = (text: string, name: string): Promise<string> =>
  make((line) => line.call('imported', text, name))

/** What went wrong, as words can be found for it. */
export function problemOf(error: unknown): Refusal {
  return refusalIn(error, (reason) => refused('internal', { reason }))
}
