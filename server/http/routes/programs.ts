/** Programs of one's own, which play with a token. */
import { granted, refused } from '@ludarium/kernel'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { answer, known, refuse } from '../answers.ts'
import type { AppParts } from '../parts.ts'
import { BODIES, Id, type Ided } from '../schemas.ts'

interface Program {
  Body: Static<typeof BODIES.bot>
}

export function programRoutes(app: FastifyInstance, { people, rooms, names }: AppParts): void {
  app.get(
    '/api/bots',
    known(async ({ person }, _request, reply) => reply.send({ bots: await people.bots(person.id) })),
  )

  app.post<Program>(
    '/api/bots',
    { schema: { body: BODIES.bot } },
    known<Program>(async ({ person }, { body }, reply) => {
      const made = await people.addBot(person, body.name)
      return answer(reply, made.ok ? granted({ bot: made.value.person, token: made.value.token }) : made)
    }),
  )

  app.delete<Ided>(
    '/api/bots/:id',
    { schema: { params: Id } },
    known<Ided>(async ({ person }, { params }, reply) => {
      if (!(await people.ownsBot(person.id, params.id))) return refuse(reply, refused('missing.person'))
      const bot = await people.person(params.id)
      if (bot !== null) await rooms.leaveAll(bot)
      await people.remove(params.id)
      names.changed(params.id, '')
      return reply.send({ done: true })
    }),
  )
}
