/** Push subscriptions and past reminders. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { addBrowser, dropBrowser } from '../../remind/browsers.ts'
import { signedIn } from '../answers.ts'
import type { AppDeps } from '../parts.ts'
import { BODIES } from '../schemas.ts'

interface Push {
  Body: Static<typeof BODIES.push>
}

interface Unpush {
  Body: Static<typeof BODIES.unpush>
}

export function reminderRoutes(app: FastifyInstance, { store, reminders, pushKey, now }: AppDeps): void {
  app.get(
    '/api/push',
    signedIn(async (_caller, _request, reply) => reply.send({ key: pushKey })),
  )

  app.post<Push>(
    '/api/push',
    { schema: { body: BODIES.push } },
    signedIn<Push>(async ({ person }, { body }, reply) => {
      await addBrowser(store.sql, person.id, body, now())
      return reply.send({ done: true })
    }),
  )

  app.delete<Unpush>(
    '/api/push',
    { schema: { body: BODIES.unpush } },
    signedIn<Unpush>(async ({ person }, { body }, reply) => {
      await dropBrowser(store.sql, person.id, body.endpoint)
      return reply.send({ done: true })
    }),
  )

  app.get(
    '/api/deliveries',
    signedIn(async ({ person }, _request, reply) => reply.send({ deliveries: await reminders.list(person.id) })),
  )
}
