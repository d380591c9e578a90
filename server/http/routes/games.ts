/** Games as files, what checks their deal, and what they come to. */
import { refused } from '@ludarium/kernel'
import { exportedOf, sittersOf } from '@ludarium/tables'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { Preferences } from '../../people/preferences.ts'
import { readRoom } from '../../rooms/doc.ts'
import { dealOf } from '../../rooms/telling.ts'
import { CALLS, FEEDS } from '../../wire/schemas.ts'
import { known, refuse } from '../answers.ts'
import type { AppParts } from '../parts.ts'
import { BODIES, Id, type Ided, QUERIES } from '../schemas.ts'

interface Statistic extends Ided {
  Querystring: Static<typeof QUERIES.statistics>
}

export function gameRoutes(app: FastifyInstance, { store, hall, rooms, statistics }: AppParts): void {
  app.get<Ided>(
    '/api/tables/:id/game.txt',
    { schema: { params: Id } },
    known<Ided>(async ({ person }, { params }, reply) => {
      const room = await readRoom(store.sql, params.id)
      if (room === null || !(await rooms.mayWatch(person, room))) return refuse(reply, refused('missing.table'))
      const table = await hall.open(params.id)
      const game = table.ok ? exportedOf(table.value) : table
      return game.ok ? reply.type('text/plain; charset=utf-8').send(game.value) : refuse(reply, game)
    }),
  )

  /** Everything that is needed to check the deal: the hash from before, the seed from after, the game. */
  app.get<Ided>(
    '/api/tables/:id/deal',
    { schema: { params: Id } },
    known<Ided>(async ({ person }, { params }, reply) => {
      const room = await readRoom(store.sql, params.id)
      if (room === null || !(await rooms.maySee(person, room))) return refuse(reply, refused('missing.table'))
      const table = room.phase === 'over' ? await hall.open(params.id) : refused('running')
      const game = table.ok ? exportedOf(table.value) : table
      const sitters = table.ok ? sittersOf(table.value) : []
      const whole = game.ok && (await rooms.mayWatch(person, room)) ? game.value : null
      const seed = room.phase === 'over' ? room.seed : null
      return reply.send({ hash: dealOf(room.seed), seed, game: whole, sitters })
    }),
  )

  app.get<Statistic>(
    '/api/statistics/:id',
    { schema: { params: Id, querystring: QUERIES.statistics } },
    async ({ params, query }, reply) =>
      reply.send({
        roles: await statistics.roles(params.id, query.person ?? null),
        best: await statistics.best(params.id),
      }),
  )

  /** What can be asked, as JSON Schema: for programs, and the page of docs. */
  app.get('/api/schema', async (_request, reply) =>
    reply.send({ bodies: BODIES, queries: QUERIES, preferences: Preferences, calls: CALLS, feeds: FEEDS }),
  )
}
