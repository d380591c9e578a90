/**
 * The client's end of a table on a server. The first update holds the whole view, later ones the changes. The hash of the
 * view shows whether they were applied correctly; if not, the client asks for the whole view again.
 */
import { type Change, hash, patched, type Refusal, type Seat, type State } from '@ludarium/kernel'
import type { OnlineCalls, OnlineFeeds } from './online-calls.ts'
import type { WireUpdate } from './protocol.ts'
import { orThrow } from './refused.ts'
import type { RpcClient } from './rpc.ts'
import type { TableSource, Update } from './source.ts'

/** The complete update; null if it does not fit the last one. */
function completed(wire: WireUpdate, before: Update | null): Update | null {
  const { position, sitters = before?.sitters, ...rest } = wire
  if (sitters === undefined) return null
  if (position === undefined) return before === null ? null : { ...before, ...rest, sitters }
  if ('view' in position) return { ...rest, sitters, position }
  if (before === null) return null
  const { changes, ...about } = position
  const view = applied(before.position.view, changes)
  return view !== null && hash(view) === position.hash ? { ...rest, sitters, position: { ...about, view } } : null
}

function applied(view: State, changes: readonly Change[]): State | null {
  try {
    return patched(view, changes) as State
  } catch {
    return null
  }
}

/**
 * A table of a server as a table source. `client` is called for every request, so the source survives a new connection.
 * `subscribe` with the last serial delivers only what was missed.
 */
export function onlineSource(client: () => RpcClient<OnlineCalls, OnlineFeeds>, table: string): TableSource {
  /** The last complete update by seat. */
  const last = new Map<Seat | null, Update>()

  function subscribe(
    seat: Seat | null,
    from: number,
    listen: (update: Update) => void,
    ended?: (refusal: Refusal) => void,
  ): () => void {
    const resume = last.get(seat)?.serial === from ? from : 0
    let leave: () => void = () => {}
    let open = true
    const follow = (since: number): void => {
      leave = client().follow(
        'watch',
        [table, seat, since],
        (wire) => {
          if (!open) return
          const update = completed(wire, last.get(seat) ?? null)
          if (update === null) {
            leave()
            last.delete(seat)
            follow(0)
            return
          }
          last.set(seat, update)
          listen(update)
        },
        (refusal) => open && ended?.(refusal),
      )
    }
    if (resume === 0) last.delete(seat)
    follow(resume)
    return () => {
      open = false
      leave()
    }
  }

  return {
    about: async () => orThrow(await client().call('about', table)),
    position: async (seat, at) => orThrow(await client().call('position', table, seat, at)),
    log: async (seat) => orThrow(await client().call('log', table, seat)),
    scores: async (seat) => orThrow(await client().call('scores', table, seat)),
    subscribe,
    submit: (seat, moves, seen, ticket) => client().call('submit', table, seat, moves, seen, ticket),
    undo: (seat, ticket) => client().call('undo', table, seat, ticket),
    redo: (seat, ticket) => client().call('redo', table, seat, ticket),
    hint: async (seat) => orThrow(await client().call('hint', table, seat)),
    exported: async () => orThrow(await client().call('exported', table)),
    close() {
      last.clear()
    },
  }
}
