/** Finished games as files, the check of the deal, statistics, and the schema of the API. */
import { refused } from '@ludarium/kernel'
import { exportedOf, ONLINE_CALLS, ONLINE_FEEDS, type Schema, sittersOf } from '@ludarium/tables'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { Preferences } from '../../people/preferences.ts'
import { readRoom } from '../../rooms/room-store.ts'
import { dealHash } from '../../rooms/room-view.ts'
import { leaderboard, resultsByRole } from '../../rooms/statistics.ts'
import { sendRefusal, signedIn } from '../answers.ts'
import type { AppDeps } from '../parts.ts'
import { BODIES, Id, QUERIES, type WithId } from '../schemas.ts'

interface Statistic extends WithId {
  Querystring: Static<typeof QUERIES.statistics>
}

export function gameRoutes(app: FastifyInstance, { store, liveTables, rooms }: AppDeps): void {
  app.get<WithId>(
    '/api/tables/:id/game.txt',
    { schema: { params: Id } },
    signedIn<WithId>(async ({ person }, { params }, reply) => {
      const room = await readRoom(store.sql, params.id)
      if (room === null || !(await rooms.mayWatch(person, room))) return sendRefusal(reply, refused('missing.table'))
      const table = await liveTables.open(params.id)
      const game = table.ok ? exportedOf(table.value) : table
      return game.ok ? reply.type('text/plain; charset=utf-8').send(game.value) : sendRefusal(reply, game)
    }),
  )

  /** Everything needed to check the deal: the hash published before the game, the seed, and the game. */
  app.get<WithId>(
    '/api/tables/:id/deal',
    { schema: { params: Id } },
    signedIn<WithId>(async ({ person }, { params }, reply) => {
      const room = await readRoom(store.sql, params.id)
      if (room === null || !(await rooms.maySee(person, room))) return sendRefusal(reply, refused('missing.table'))
      const table = room.phase === 'over' ? await liveTables.open(params.id) : refused('running')
      const game = table.ok ? exportedOf(table.value) : table
      const sitters = table.ok ? sittersOf(table.value) : []
      const whole = game.ok && (await rooms.mayWatch(person, room)) ? game.value : null
      const seed = room.phase === 'over' ? room.seed : null
      return reply.send({ hash: dealHash(room.seed), seed, game: whole, sitters })
    }),
  )

  app.get<Statistic>(
    '/api/statistics/:id',
    { schema: { params: Id, querystring: QUERIES.statistics } },
    async ({ params, query }, reply) =>
      reply.send({
        roles: await resultsByRole(store.sql, params.id, query.person ?? null),
        best: await leaderboard(store.sql, params.id),
      }),
  )

  /** The whole API as JSON Schema. */
  app.get('/api/schema', async (_request, reply) =>
    reply.send({
      bodies: BODIES,
      queries: QUERIES,
      preferences: Preferences,
      calls: jsonOf(ONLINE_CALLS),
      feeds: jsonOf(ONLINE_FEEDS),
    }),
  )
}

function jsonOf(schemas: Readonly<Record<string, Schema<unknown>>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).map(([name, { json }]) => [name, json]))
}
