/** Other people: profiles, friends and blocks. */
import { granted, refused } from '@ludarium/kernel'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { finishedGames, ratingHistory } from '../../rooms/statistics.ts'
import { answer, sendRefusal, signedIn } from '../answers.ts'
import type { AppDeps } from '../parts.ts'
import { Id, QUERIES, type WithId } from '../schemas.ts'

interface ByName {
  Querystring: Static<typeof QUERIES.people>
}

interface Games extends WithId {
  Querystring: Static<typeof QUERIES.games>
}

export function otherRoutes(app: FastifyInstance, parts: AppDeps): void {
  personRoutes(app, parts)
  friendRoutes(app, parts)
  blockRoutes(app, parts)
}

function personRoutes(app: FastifyInstance, { people, friends, store }: AppDeps): void {
  app.get<ByName>(
    '/api/people',
    { schema: { querystring: QUERIES.people } },
    signedIn<ByName>(async ({ person }, { query }, reply) => {
      const found = await people.findAccount(query.name)
      const hidden = found !== null && (await friends.blocks(found.id, person.id))
      return found === null || hidden ? sendRefusal(reply, refused('missing.person')) : reply.send({ person: found })
    }),
  )

  app.get<WithId>(
    '/api/people/:id',
    { schema: { params: Id } },
    signedIn<WithId>(async (_caller, { params }, reply) => {
      const person = await people.person(params.id)
      if (person === null) return sendRefusal(reply, refused('missing.person'))
      return reply.send({ person, ratings: await ratingHistory(store.sql, person.id) })
    }),
  )

  app.get<Games>(
    '/api/people/:id/games',
    { schema: { params: Id, querystring: QUERIES.games } },
    signedIn<Games>(async (_caller, { params, query }, reply) =>
      reply.send({ games: await finishedGames(store.sql, params.id, Number(query.before ?? Number.MAX_SAFE_INTEGER)) }),
    ),
  )
}

function friendRoutes(app: FastifyInstance, { people, friends, bus }: AppDeps): void {
  const notifyFriends = (...ids: string[]): void => {
    for (const id of ids) bus.publish(`p/${id}`, { type: 'friends' })
  }

  app.get(
    '/api/friends',
    signedIn(async ({ person }, _request, reply) =>
      reply.send({ friends: await friends.list(person.id), blocked: await friends.blocked(person.id) }),
    ),
  )

  app.put<WithId>(
    '/api/friends/:id',
    { schema: { params: Id } },
    signedIn<WithId>(async ({ person }, { params }, reply) => {
      if ((await people.person(params.id)) === null) return sendRefusal(reply, refused('missing.person'))
      const asked = await friends.ask(person.id, params.id)
      if (asked.ok && !(await friends.blocks(params.id, person.id))) notifyFriends(person.id, params.id)
      return answer(reply, asked.ok ? granted({ state: asked.value }) : asked)
    }),
  )

  app.delete<WithId>(
    '/api/friends/:id',
    { schema: { params: Id } },
    signedIn<WithId>(async ({ person }, { params }, reply) => {
      await friends.end(person.id, params.id)
      notifyFriends(person.id, params.id)
      return reply.send({ done: true })
    }),
  )
}

function blockRoutes(app: FastifyInstance, { people, friends }: AppDeps): void {
  app.put<WithId>(
    '/api/blocks/:id',
    { schema: { params: Id } },
    signedIn<WithId>(async ({ person }, { params }, reply) => {
      if ((await people.person(params.id)) === null) return sendRefusal(reply, refused('missing.person'))
      return answer(reply, await friends.block(person.id, params.id))
    }),
  )

  app.delete<WithId>(
    '/api/blocks/:id',
    { schema: { params: Id } },
    signedIn<WithId>(async ({ person }, { params }, reply) => {
      await friends.unblock(person.id, params.id)
      return reply.send({ done: true })
    }),
  )
}
