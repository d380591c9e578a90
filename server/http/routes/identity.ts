/** Guests, accounts and sessions. */
import { granted, refused } from '@ludarium/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { webhookSecret } from '../../remind/channels.ts'
import { answer, sendRefusal, signedIn } from '../answers.ts'
import type { AppDeps } from '../parts.ts'
import { BODIES, Id, type WithId } from '../schemas.ts'

interface Guest {
  Body: Static<typeof BODIES.guest>
}

interface Named {
  Body: Static<typeof BODIES.register>
}

interface Change {
  Body: Static<typeof BODIES.change>
}

interface Password {
  Body: Static<typeof BODIES.password>
}

interface Removal {
  Body: Static<typeof BODIES.remove>
}

const about = (request: FastifyRequest): string => String(request.headers['user-agent'] ?? '')

export function identityRoutes(app: FastifyInstance, parts: AppDeps): void {
  entryRoutes(app, parts)
  ownRoutes(app, parts)
  sessionRoutes(app, parts)
}

function entryRoutes(app: FastifyInstance, { people, rooms, gate, names }: AppDeps): void {
  app.post<Guest>('/api/guest', { schema: { body: BODIES.guest } }, async (request, reply) => {
    if (request.caller !== null) return sendRefusal(reply, refused('account.already'))
    const made = await people.addGuest(request.body.name, about(request))
    if (!made.ok) return sendRefusal(reply, made)
    reply.header('set-cookie', gate.cookie(made.value.token, gate.isSecure(request.raw)))
    return reply.send({ person: made.value.person })
  })

  app.post<Named>(
    '/api/register',
    { schema: { body: BODIES.register } },
    signedIn<Named>(async ({ person }, { body }, reply) => {
      const made = await people.register(person, body.name, body.password)
      if (made.ok) names.changed(made.value.id, made.value.name)
      return answer(reply, made.ok ? granted({ person: made.value }) : made)
    }),
  )

  app.post<Named>('/api/sign-in', { schema: { body: BODIES.register } }, async (request, reply) => {
    const { caller } = request
    const { name, password } = request.body
    const made = await people.signIn(name, password, request.ip, about(request))
    if (!made.ok) return sendRefusal(reply, made)
    if (caller?.person.kind === 'guest') {
      const passed = await rooms.transferGuest(caller.person, made.value.person)
      if (!passed.ok) return sendRefusal(reply, passed)
    }
    // Replaces the session that this browser had before.
    if (caller !== null) await people.revoke(caller.person.id, caller.session)
    reply.header('set-cookie', gate.cookie(made.value.token, gate.isSecure(request.raw)))
    return reply.send({ person: made.value.person })
  })

  app.post(
    '/api/sign-out',
    signedIn(async ({ person, session }, _request, reply) => {
      await people.revoke(person.id, session)
      return reply.header('set-cookie', gate.noCookie()).send({ done: true })
    }),
  )
}

function ownRoutes(app: FastifyInstance, { people, rooms, gate, names, webhookKey }: AppDeps): void {
  app.get('/api/me', async ({ caller }, reply) => {
    if (caller === null) return reply.send({ person: null })
    return reply.send({
      person: caller.person,
      session: caller.session,
      preferences: await people.preferences(caller.person.id),
      webhookSecret: webhookSecret(webhookKey, caller.person.id),
    })
  })

  app.patch<Change>(
    '/api/me',
    { schema: { body: BODIES.change } },
    signedIn<Change>(async (caller, { body }, reply) => {
      let { person } = caller
      if (body.name !== undefined) {
        const renamed = await people.rename(person, body.name)
        if (!renamed.ok) return sendRefusal(reply, renamed)
        person = renamed.value
        names.changed(person.id, person.name)
      }
      const preferences =
        body.preferences === undefined
          ? await people.preferences(person.id)
          : await people.changePreferences(person.id, body.preferences)
      return reply.send({ person, preferences })
    }),
  )

  app.post<Password>(
    '/api/password',
    { schema: { body: BODIES.password } },
    signedIn<Password>(async (caller, { body, ip }, reply) =>
      answer(reply, await people.changePassword(caller, body.old, body.password, ip)),
    ),
  )

  app.delete<Removal>(
    '/api/me',
    { schema: { body: BODIES.remove } },
    signedIn<Removal>(async ({ person }, { body, ip }, reply) => {
      if (person.kind === 'account') {
        const right = await people.signIn(person.name, body.password ?? '', ip, '')
        if (!right.ok) return sendRefusal(reply, right)
      }
      for (const bot of await people.bots(person.id)) await rooms.leaveAllTables(bot)
      await rooms.leaveAllTables(person)
      await people.remove(person.id)
      names.changed(person.id, '')
      return reply.header('set-cookie', gate.noCookie()).send({ done: true })
    }),
  )
}

function sessionRoutes(app: FastifyInstance, { people }: AppDeps): void {
  app.get(
    '/api/sessions',
    signedIn(async ({ person, session }, _request, reply) =>
      reply.send({ current: session, sessions: await people.sessions(person.id) }),
    ),
  )

  app.delete<WithId>(
    '/api/sessions/:id',
    { schema: { params: Id } },
    signedIn<WithId>(async ({ person }, { params }, reply) => answer(reply, await people.revoke(person.id, params.id))),
  )
}
