/** Other people: who they are, friends, and those one does not want to meet. */
import { granted, refused } from '@ludarium/kernel'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { answer, known, refuse } from '../answers.ts'
import type { AppParts } from '../parts.ts'
import { Id, type Ided, QUERIES } from '../schemas.ts'

interface ByName {
  Querystring: Static<typeof QUERIES.people>
}

interface Games extends Ided {
  Querystring: Static<typeof QUERIES.games>
}

export function otherRoutes(app: FastifyInstance, parts: AppParts): void {
  personRoutes(app, parts)
  friendRoutes(app, parts)
  blockRoutes(app, parts)
}

function personRoutes(app: FastifyInstance, { people, friends, statistics }: AppParts): void {
  app.get<ByName>(
    '/api/people',
    { schema: { querystring: QUERIES.people } },
    known<ByName>(async ({ person }, { query }, reply) => {
      const found = await people.named(query.name)
      const hidden = found !== null && (await friends.blocks(found.id, person.id))
      return found === null || hidden ? refuse(reply, refused('missing.person')) : reply.send({ person: found })
    }),
  )

  app.get<Ided>(
    '/api/people/:id',
    { schema: { params: Id } },
    known<Ided>(async (_caller, { params }, reply) => {
      const person = await people.person(params.id)
      if (person === null) return refuse(reply, refused('missing.person'))
      return reply.send({ person, ratings: await statistics.ratings(person.id) })
    }),
  )

  app.get<Games>(
    '/api/people/:id/games',
    { schema: { params: Id, querystring: QUERIES.games } },
    known<Games>(async (_caller, { params, query }, reply) =>
      reply.send({ games: await statistics.games(params.id, Number(query.before ?? Number.MAX_SAFE_INTEGER)) }),
    ),
  )
}

function friendRoutes(app: FastifyInstance, { people, friends, bus }: AppParts): void {
  const toldFriends = (...ids: string[]): void => {
    for (const id of ids) bus.publish(`p/${id}`, { type: 'friends' })
  }

  app.get(
    '/api/friends',
    known(async ({ person }, _request, reply) =>
      reply.send({ friends: await friends.list(person.id), blocked: await friends.blocked(person.id) }),
    ),
  )

  app.put<Ided>(
    '/api/friends/:id',
    { schema: { params: Id } },
    known<Ided>(async ({ person }, { params }, reply) => {
      if ((await people.person(params.id)) === null) return refuse(reply, refused('missing.person'))
      const asked = await friends.ask(person.id, params.id)
      if (asked.ok && !(await friends.blocks(params.id, person.id))) toldFriends(person.id, params.id)
      return answer(reply, asked.ok ? granted({ state: asked.value }) : asked)
    }),
  )

  app.delete<Ided>(
    '/api/friends/:id',
    { schema: { params: Id } },
    known<Ided>(async ({ person }, { params }, reply) => {
      await friends.end(person.id, params.id)
      toldFriends(person.id, params.id)
      return reply.send({ done: true })
    }),
  )
}

function blockRoutes(app: FastifyInstance, { people, friends }: AppParts): void {
  app.put<Ided>(
    '/api/blocks/:id',
    { schema: { params: Id } },
    known<Ided>(async ({ person }, { params }, reply) => {
      if ((await people.person(params.id)) === null) return refuse(reply, refused('missing.person'))
      return answer(reply, await friends.block(person.id, params.id))
    }),
  )

  app.delete<Ided>(
    '/api/blocks/:id',
    { schema: { params: Id } },
    known<Ided>(async ({ person }, { params }, reply) => {
      await friends.unblock(person.id, params.id)
      return reply.send({ done: true })
    }),
  )
}
