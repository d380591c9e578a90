/** A table on the server for the page: follows on after every break, and sends an order until it is answered. */
import { readGame, refused, replay as replayed, type Seat, shortGame } from '@ludarium/kernel'
import {
  type OnlineCalls,
  type OnlineFeeds,
  onlineSource,
  orThrow,
  RefusedError,
  type RpcClient,
  type Update,
} from '@ludarium/tables'
import { importLocal, type LocalSource, openLocal } from '../local/source.ts'
import { deleteTable } from '../local/store.ts'
import { entryOf } from '../registry.ts'
import { wire } from './client.ts'

/** Calls go over the line that is open, or wait for it. */
const through: RpcClient<OnlineCalls, OnlineFeeds> = {
  call: (name, ...args) => wire.call(name, ...args),
  follow: () => () => {},
  close: () => {},
}

export interface OnlineSource extends LocalSource {
  /** Hears every update that the page follows, also those without a new position. */
  onUpdate(listen: (update: Update) => void): () => void
  /** Orders that were sent and are not answered yet. */
  readonly pending: () => number
  onPending(listen: () => void): () => void
}

export function openOnline(id: string, name: string): OnlineSource {
  const listeners = new Set<(update: Update) => void>()
  const counting = new Set<() => void>()
  let last: Update | null = null
  let pending = 0

  const count = (by: 1 | -1): void => {
    pending += by
    for (const listen of counting) listen()
  }

  async function ordered<T>(work: () => Promise<T>): Promise<T> {
    count(1)
    try {
      return await work()
    } finally {
      count(-1)
    }
  }

  function subscribe(
    seat: Seat | null,
    _from: number,
    listen: (update: Update) => void,
    ended?: Parameters<LocalSource['subscribe']>[3],
  ): () => void {
    let serial = 0
    let open = true
    let stop = (): void => {}
    let line = through
    // What was seen is kept by the source: on the next line it goes on from there.
    const inner = onlineSource(() => line, id)
    const heard = (update: Update): void => {
      serial = update.serial
      last = update
      for (const one of listeners) one(update)
      listen(update)
    }
    const leave = wire.eachLine((next) => {
      line = next
      stop = inner.subscribe(seat, serial, heard, (refusal) => {
        if (open && refusal.code !== 'line') ended?.(refusal)
      })
    })
    return () => {
      open = false
      leave()
      stop()
    }
  }

  const source = onlineSource(() => through, id)
  return {
    ...source,
    subscribe,
    submit: (seat, moves, seen, ticket) => ordered(() => wire.attempt('submit', id, seat, moves, seen, ticket)),
    undo: (seat, ticket) => ordered(() => wire.attempt('undo', id, seat, ticket)),
    redo: (seat, ticket) => ordered(() => wire.attempt('redo', id, seat, ticket)),
    reconnect: () => ordered(() => wire.reconnect()),
    exported: async () => orThrow(await wire.call('exported', id)),
    exportedShort: async () => short(orThrow(await wire.call('exported', id))),
    branch: async (at) => branched(orThrow(await wire.call('exported', id)), at, name),
    trimmed: false,
    kept: true,
    behave: () => {},
    skip: null,
    retry: () => {},
    close: () => source.close(),
    onUpdate(listen) {
      listeners.add(listen)
      if (last !== null) listen(last)
      return () => listeners.delete(listen)
    },
    pending: () => pending,
    onPending(listen) {
      counting.add(listen)
      return () => counting.delete(listen)
    },
  }
}

/** The short form of a game that is over. */
async function short(text: string): Promise<string> {
  const history = orThrow(readGame(text))
  const entry = entryOf(history.setup.game)
  if (entry === undefined) throw new RefusedError(refused('game'))
  const { game } = await entry.load()
  return shortGame(orThrow(replayed(game, history, history.decisions.length + 1)).match)
}

/** A what-if game is a local table: the whole game is taken in, branched off, and let go again. */
async function branched(text: string, at: number, name: string): Promise<string> {
  const whole = await importLocal(text, name)
  const local = await openLocal(whole, false)
  try {
    return await local.branch(at)
  } finally {
    local.close()
    await deleteTable(whole)
  }
}
