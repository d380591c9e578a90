/** Outside bots: a person's own programs, which play with a token. */
import { granted, refused } from '@ludarium/kernel'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { answer, sendRefusal, signedIn } from '../answers.ts'
import type { AppDeps } from '../parts.ts'
import { BODIES, Id, type WithId } from '../schemas.ts'

interface Program {
  Body: Static<typeof BODIES.bot>
}

export function programRoutes(app: FastifyInstance, { people, rooms, names }: AppDeps): void {
  app.get(
    '/api/bots',
    signedIn(async ({ person }, _request, reply) => reply.send({ bots: await people.bots(person.id) })),
  )

  app.post<Program>(
    '/api/bots',
    { schema: { body: BODIES.bot } },
    signedIn<Program>(async ({ person }, { body }, reply) => {
      const made = await people.addBot(person, body.name)
      return answer(reply, made.ok ? granted({ bot: made.value.person, token: made.value.token }) : made)
    }),
  )

  app.delete<WithId>(
    '/api/bots/:id',
    { schema: { params: Id } },
    signedIn<WithId>(async ({ person }, { params }, reply) => {
      if (!(await people.ownsBot(person.id, params.id))) return sendRefusal(reply, refused('missing.person'))
      const bot = await people.person(params.id)
      if (bot !== null) await rooms.leaveAllTables(bot)
      await people.remove(params.id)
      names.changed(params.id, '')
      return reply.send({ done: true })
    }),
  )
}
