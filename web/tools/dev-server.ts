/** The development server behind `npm run dev` and `npm run gallery`: Vite, and the tests' fixed positions as JSON. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { type FixedPosition, fixedPositions } from './fixed-positions.ts'

export const WEB = join(import.meta.dirname, '..')

/** Positions of `web/test/GAME-positions.ts` by name, read anew after every change of the file or the rules. */
async function positionsOf(server: ViteDevServer, game: string): Promise<ReadonlyMap<string, () => FixedPosition>> {
  const file = join(WEB, 'test', `${game}-positions.ts`)
  return /^[\w-]+$/.test(game) && existsSync(file) ? fixedPositions(await server.ssrLoadModule(file)) : new Map()
}

/** Answers `/dev/positions/GAME` with names and `/dev/positions/GAME/NAME` with a state. */
function servePositions(): Plugin {
  return {
    name: 'ludarium-positions',
    configureServer(server) {
      server.middlewares.use('/dev/positions', (request, response) => {
        const [, game = '', name] = (request.url ?? '').split('/')
        const answer = async (): Promise<string> => {
          const makers = await positionsOf(server, game)
          if (name === undefined) return JSON.stringify([...makers.keys()])
          const make = makers.get(name)
          if (make === undefined) throw new Error(`There is no position '${name}' of '${game}'.`)
          return JSON.stringify(make().state)
        }
        answer().then(
          (json) => response.setHeader('content-type', 'application/json').end(json),
          (error: unknown) => {
            response.statusCode = 500
            response.end(String(error))
          },
        )
      })
    },
  }
}

/** Starts the server and returns the address of that page; `open` shows it in the default browser. */
export async function startDevServer(
  page: string,
  { port = 5173, open = false } = {},
): Promise<{ readonly server: ViteDevServer; readonly address: string }> {
  const server = await createServer({
    configFile: join(WEB, 'vite.config.ts'),
    plugins: [servePositions()],
    server: { port, ...(open ? { open: `/${page}` } : {}) },
    logLevel: 'warn',
  })
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  return { server, address: `${address}${page}` }
}
