/**
 * The peer for comparison: boardgame.io's server, in memory. Prints its port. It plays our games with our rules, and its
 * clients get the same views and legal moves. So only the servers differ: how a move is received, stored and published.
 */
import { createRequire } from 'node:module'
import { clone, type Game, type Move, readTable, type Seat, type State, sameMove } from '@ludarium/kernel'
import { peerRequire } from '../../tools/peer.ts'
import { gameLoader } from './endless.ts'

/** What a client sees. */
export interface PeerView {
  readonly view: State
  readonly legal: readonly Move[]
  readonly over: boolean
}

interface Context {
  readonly G: State
  readonly ctx: { readonly numPlayers: number }
  readonly playerID: string | null
}

interface Peer {
  Server(about: { games: readonly object[]; origins: readonly unknown[] }): {
    readonly app: { silent: boolean }
    run(config: { port: number }): Promise<{ appServer: { address(): { port: number } } }>
  }
}

const require = peerRequire()
/** The peer wraps states in proxies. The state is unwrapped so that the proxies do not slow the peer down. */
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer') as { original<T>(draft: T): T }

function peerGame(game: Game): object {
  let games = 0
  return {
    name: game.id,
    setup({ ctx }: Context): State {
      const table = readTable(game, { seats: ctx.numPlayers, seed: `load ${games++}` })
      if (!table.ok) throw new Error(table.message.key)
      return game.setup(table.value)
    },
    disableUndo: true,
    turn: { activePlayers: { all: null } },
    moves: {
      play: {
        ignoreStaleStateID: true,
        move({ G, playerID }: Context, move: Move): State | 'INVALID_MOVE' {
          const s = clone(original(G))
          const seat = Number(playerID)
          if (!game.legal(s, seat).some((legal) => sameMove(legal, move))) return 'INVALID_MOVE'
          game.play(s, seat, move)
          return s
        },
      },
    },
    playerView({ G, playerID }: Context): PeerView {
      const seat: Seat | null = playerID === null ? null : Number(playerID)
      const actors = game.actors(G)
      const legal = seat !== null && actors.includes(seat) ? game.legal(G, seat) : []
      return { view: game.view(G, seat), legal, over: actors.length === 0 }
    },
  }
}

export async function startPeer(ids: readonly string[]): Promise<number> {
  const games = (await Promise.all(ids.map(gameLoader))).filter((game) => game !== null)
  const { Server } = require('boardgame.io/server') as Peer
  const server = Server({ games: games.map(peerGame), origins: [/.*/] })
  server.app.silent = true
  console.info = () => {}
  const { appServer } = await server.run({ port: 0 })
  return appServer.address().port
}

if (import.meta.main) process.stdout.write(`${await startPeer(process.argv.slice(2))}\n`)
