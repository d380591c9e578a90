/** Everything that is asked over HTTP: who one is, friends, statistics, operations, and the page itself. */
import rateLimit from '@fastify/rate-limit'
import { granted, type Outcome, type Refusal, refused } from '@ludarium/kernel'
import { exportedOf, sittersOf } from '@ludarium/tables'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Static, Type } from 'typebox'
import type { Bus } from '../bus/bus.ts'
import type { Hall } from '../hall/hall.ts'
import type { Names } from '../hall/names.ts'
import type { Friends } from '../people/friends.ts'
import type { Caller, People } from '../people/people.ts'
import { Preferences, PreferencesChange } from '../people/preferences.ts'
import { addBrowser, dropBrowser } from '../remind/browsers.ts'
import type { Reminders } from '../remind/remind.ts'
import { webhookSecret } from '../remind/ways.ts'
import { readRoom } from '../rooms/doc.ts'
import type { Statistics } from '../rooms/results.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { dealOf } from '../rooms/telling.ts'
import type { Store } from '../store/index.ts'
import { CALLS, FEEDS, hasNul } from '../wire/schemas.ts'
import type { Gate } from './gate.ts'
import type { Metrics } from './metrics.ts'
import { answerOf, type Files, SAFE } from './static.ts'

export interface AppParts {
  readonly store: Store
  readonly bus: Bus
  readonly hall: Hall
  readonly names: Names
  readonly people: People
  readonly friends: Friends
  readonly rooms: Rooms
  readonly reminders: Reminders
  readonly statistics: Statistics
  readonly gate: Gate
  readonly metrics: Metrics
  readonly files: Files
  readonly log: Logger
  readonly redis: Redis | null
  readonly trustProxy: number
  readonly now: () => number
  readonly pushKey: string
  readonly webhookKey: string
  /** Requests a minute of one address, and of those that sign in or make guests. */
  readonly rate: { readonly all: number; readonly entry: number }
  readonly metricsToken: string
  readonly stopping: () => boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

const closed = { additionalProperties: false }
const Name = Type.String({ minLength: 1, maxLength: 100 })
const Password = Type.String({ minLength: 1, maxLength: 300 })
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) }, closed)

const BODIES = {
  guest: Type.Object({ name: Name }, closed),
  register: Type.Object({ name: Name, password: Password }, closed),
  change: Type.Object({ name: Type.Optional(Name), preferences: Type.Optional(PreferencesChange) }, closed),
  password: Type.Object({ old: Password, password: Password }, closed),
  remove: Type.Object({ password: Type.Optional(Password) }, closed),
  bot: Type.Object({ name: Name }, closed),
  push: Type.Object(
    {
      endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
      expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
      keys: Type.Object(
        { p256dh: Type.String({ minLength: 10, maxLength: 200 }), auth: Type.String({ minLength: 4, maxLength: 100 }) },
        closed,
      ),
    },
    closed,
  ),
  unpush: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, closed),
} as const

const QUERIES = {
  people: Type.Object({ name: Name }, closed),
  games: Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) }, closed),
  statistics: Type.Object({ person: Type.Optional(Type.String({ maxLength: 60 })) }, closed),
} as const

const STATUS: Readonly<Record<string, number>> = {
  auth: 401,
  forbidden: 403,
  missing: 404,
  slow: 429,
  name: 409,
  many: 409,
  running: 409,
  stopping: 503,
  store: 503,
}

type Answer = Promise<FastifyReply>

/** Signs-in are slowed by their own rate. */
const ENTRY = ['/api/guest', '/api/register', '/api/sign-in', '/api/password']

export async function appOf(parts: AppParts): Promise<FastifyInstance> {
  const { people, friends, rooms, gate, names, statistics, reminders, store } = parts
  const app = fastify({
    logger: false,
    // An address that cannot be read reaches no hook and no route.
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => unreadable(reply, statusCode),
    bodyLimit: 32_768,
    // So many are believed, from the nearest on (a plain number would mean none): whoever asks writes what stands before.
    trustProxy: parts.trustProxy > 0 && ((_address, hop) => hop < parts.trustProxy),
    // Programs that ask for more than the schema says are refused, not silently trimmed.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    routerOptions: { maxParamLength: 100 },
  })

  function refuse(reply: FastifyReply, { code, message }: Refusal): FastifyReply {
    return reply.code(STATUS[code] ?? 400).send({ refusal: { code, message } })
  }

  function answer<T>(reply: FastifyReply, outcome: Outcome<T>): FastifyReply {
    return outcome.ok ? reply.send(outcome.value ?? { done: true }) : refuse(reply, outcome)
  }

  /** For who is known; everybody else is asked to sign in. */
  function known(
    work: (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Answer,
  ): (request: FastifyRequest, reply: FastifyReply) => Answer {
    return async (request, reply) =>
      request.caller === null ? refuse(reply, refused('auth')) : work(request.caller, request, reply)
  }

  app.decorateRequest('caller', null)
  await app.register(rateLimit, {
    global: true,
    max: (request) => (ENTRY.includes(request.url.split('?', 1)[0] ?? '') ? parts.rate.entry : parts.rate.all),
    timeWindow: 60_000,
    keyGenerator: (request) => `${request.ip} ${ENTRY.includes(request.url.split('?', 1)[0] ?? '') ? 'entry' : 'all'}`,
    allowList: (request) => !request.url.startsWith('/api/'),
    ...(parts.redis === null ? {} : { redis: parts.redis, nameSpace: 'ludarium:rate:', skipOnError: true }),
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFE)
    parts.metrics.request()
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD' && !gate.sameOrigin(request.raw)) {
      await refuse(reply, refused('forbidden.origin'))
      return
    }
    request.caller = await gate.caller(request.raw)
  })

  // After the schemas, so that what is looked into is as small as they say.
  app.addHook('preHandler', async ({ url, body, params, query }, reply) => {
    if (url.startsWith('/api/') && hasNul([body, params, query])) await refuse(reply, refused('malformed.body'))
  })

  app.setErrorHandler<Error & { statusCode?: number; validation?: unknown; code?: string }>(
    (error, _request, reply) => {
      const status = error.statusCode ?? 500
      if (status === 429) return refuse(reply, refused('slow'))
      if (status === 413) return reply.code(413).send({ refusal: bare(refused('large')) })
      if (error.validation !== undefined || (status >= 400 && status < 500)) {
        return reply
          .code(status >= 400 && status < 500 ? status : 400)
          .send({ refusal: bare(refused('malformed.body')) })
      }
      parts.log.error({ problem: error.message }, 'a request failed')
      return reply.code(503).send({ refusal: bare(refused('store.away')) })
    },
  )

  app.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const found = reads && !request.url.startsWith('/api/') ? await answerOf(parts.files, request) : null
    if (found !== null) return reply.code(found.code).headers(found.headers).send(found.body)
    if (!reads && !request.url.startsWith('/api/')) return reply.code(405).header('allow', 'GET, HEAD').send()
    if (request.url.startsWith('/api/')) return refuse(reply, refused('missing.page'))
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
  })

  // Who one is

  const about = (request: FastifyRequest): string => String(request.headers['user-agent'] ?? '')

  app.post<{ Body: Static<typeof BODIES.guest> }>(
    '/api/guest',
    { schema: { body: BODIES.guest } },
    async (request, reply) => {
      if (request.caller !== null) return refuse(reply, refused('account.already'))
      const made = await people.guest(request.body.name, about(request))
      if (!made.ok) return refuse(reply, made)
      reply.header('set-cookie', gate.cookie(made.value.token, gate.isSecure(request.raw)))
      return reply.send({ person: made.value.person })
    },
  )

  app.post<{ Body: Static<typeof BODIES.register> }>(
    '/api/register',
    { schema: { body: BODIES.register } },
    async (request, reply) => {
      if (request.caller === null) return refuse(reply, refused('auth'))
      const made = await people.register(request.caller.person, request.body.name, request.body.password)
      if (made.ok) names.changed(made.value.id, made.value.name)
      return answer(reply, made.ok ? granted({ person: made.value }) : made)
    },
  )

  app.post<{ Body: Static<typeof BODIES.register> }>(
    '/api/sign-in',
    { schema: { body: BODIES.register } },
    async (request, reply) => {
      const { name, password } = request.body
      const made = await people.signIn(name, password, request.ip, about(request))
      if (!made.ok) return refuse(reply, made)
      const { caller } = request
      if (caller?.person.kind === 'guest') {
        const passed = await rooms.passOn(caller.person, made.value.person)
        if (!passed.ok) return refuse(reply, passed)
      }
      // Who was signed in here before is not any more.
      if (caller !== null) await people.revoke(caller.person.id, caller.session)
      reply.header('set-cookie', gate.cookie(made.value.token, gate.isSecure(request.raw)))
      return reply.send({ person: made.value.person })
    },
  )

  app.post(
    '/api/sign-out',
    known(async ({ person, session }, _request, reply) => {
      await people.revoke(person.id, session)
      return reply.header('set-cookie', gate.noCookie()).send({ done: true })
    }),
  )

  app.get('/api/me', async ({ caller }, reply) => {
    if (caller === null) return reply.send({ person: null })
    return reply.send({
      person: caller.person,
      session: caller.session,
      preferences: await people.preferences(caller.person.id),
      webhookSecret: webhookSecret(parts.webhookKey, caller.person.id),
    })
  })

  app.patch<{ Body: Static<typeof BODIES.change> }>(
    '/api/me',
    { schema: { body: BODIES.change } },
    async ({ caller, body }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      let { person } = caller
      if (body.name !== undefined) {
        const renamed = await people.rename(person, body.name)
        if (!renamed.ok) return refuse(reply, renamed)
        person = renamed.value
        names.changed(person.id, person.name)
      }
      const preferences =
        body.preferences === undefined
          ? await people.preferences(person.id)
          : await people.prefer(person.id, body.preferences)
      return reply.send({ person, preferences })
    },
  )

  app.post<{ Body: Static<typeof BODIES.password> }>(
    '/api/password',
    { schema: { body: BODIES.password } },
    async ({ caller, body, ip }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      return answer(reply, await people.changePassword(caller, body.old, body.password, ip))
    },
  )

  app.delete<{ Body: Static<typeof BODIES.remove> }>(
    '/api/me',
    { schema: { body: BODIES.remove } },
    async (request, reply) => {
      const { caller, body } = request
      if (caller === null) return refuse(reply, refused('auth'))
      if (caller.person.kind === 'account') {
        const right = await people.signIn(caller.person.name, body.password ?? '', request.ip, '')
        if (!right.ok) return refuse(reply, right)
      }
      for (const bot of await people.bots(caller.person.id)) await rooms.leaveAll(bot)
      await rooms.leaveAll(caller.person)
      await people.remove(caller.person.id)
      names.changed(caller.person.id, '')
      return reply.header('set-cookie', gate.noCookie()).send({ done: true })
    },
  )

  app.get(
    '/api/sessions',
    known(async ({ person, session }, _request, reply) =>
      reply.send({ current: session, sessions: await people.sessions(person.id) }),
    ),
  )

  app.delete<{ Params: Static<typeof Id> }>('/api/sessions/:id', { schema: { params: Id } }, async (request, reply) => {
    if (request.caller === null) return refuse(reply, refused('auth'))
    return answer(reply, await people.revoke(request.caller.person.id, request.params.id))
  })

  // Others

  app.get<{ Querystring: Static<typeof QUERIES.people> }>(
    '/api/people',
    { schema: { querystring: QUERIES.people } },
    async ({ caller, query }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      const found = await people.named(query.name)
      const hidden = found !== null && (await friends.blocks(found.id, caller.person.id))
      return found === null || hidden ? refuse(reply, refused('missing.person')) : reply.send({ person: found })
    },
  )

  app.get<{ Params: Static<typeof Id> }>(
    '/api/people/:id',
    { schema: { params: Id } },
    async ({ caller, params }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      const person = await people.person(params.id)
      if (person === null) return refuse(reply, refused('missing.person'))
      return reply.send({ person, ratings: await statistics.ratings(person.id) })
    },
  )

  app.get<{ Params: Static<typeof Id>; Querystring: Static<typeof QUERIES.games> }>(
    '/api/people/:id/games',
    { schema: { params: Id, querystring: QUERIES.games } },
    async ({ caller, params, query }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      return reply.send({ games: await statistics.games(params.id, Number(query.before ?? Number.MAX_SAFE_INTEGER)) })
    },
  )

  app.get(
    '/api/friends',
    known(async ({ person }, _request, reply) =>
      reply.send({ friends: await friends.list(person.id), blocked: await friends.blocked(person.id) }),
    ),
  )

  const toldFriends = (...ids: string[]): void => {
    for (const id of ids) parts.bus.publish(`p/${id}`, { type: 'friends' })
  }

  app.put<{ Params: Static<typeof Id> }>(
    '/api/friends/:id',
    { schema: { params: Id } },
    async ({ caller, params }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      if ((await people.person(params.id)) === null) return refuse(reply, refused('missing.person'))
      const asked = await friends.ask(caller.person.id, params.id)
      if (asked.ok && !(await friends.blocks(params.id, caller.person.id))) toldFriends(caller.person.id, params.id)
      return answer(reply, asked.ok ? granted({ state: asked.value }) : asked)
    },
  )

  app.delete<{ Params: Static<typeof Id> }>(
    '/api/friends/:id',
    { schema: { params: Id } },
    async ({ caller, params }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      await friends.end(caller.person.id, params.id)
      toldFriends(caller.person.id, params.id)
      return reply.send({ done: true })
    },
  )

  app.put<{ Params: Static<typeof Id> }>(
    '/api/blocks/:id',
    { schema: { params: Id } },
    async ({ caller, params }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      if ((await people.person(params.id)) === null) return refuse(reply, refused('missing.person'))
      return answer(reply, await friends.block(caller.person.id, params.id))
    },
  )

  app.delete<{ Params: Static<typeof Id> }>(
    '/api/blocks/:id',
    { schema: { params: Id } },
    async ({ caller, params }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      await friends.unblock(caller.person.id, params.id)
      return reply.send({ done: true })
    },
  )

  // Programs of one's own

  app.get(
    '/api/bots',
    known(async ({ person }, _request, reply) => reply.send({ bots: await people.bots(person.id) })),
  )

  app.post<{ Body: Static<typeof BODIES.bot> }>(
    '/api/bots',
    { schema: { body: BODIES.bot } },
    async ({ caller, body }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      const made = await people.addBot(caller.person, body.name)
      return answer(reply, made.ok ? granted({ bot: made.value.person, token: made.value.token }) : made)
    },
  )

  app.delete<{ Params: Static<typeof Id> }>(
    '/api/bots/:id',
    { schema: { params: Id } },
    async ({ caller, params }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      if (!(await people.ownsBot(caller.person.id, params.id))) return refuse(reply, refused('missing.person'))
      const bot = await people.person(params.id)
      if (bot !== null) await rooms.leaveAll(bot)
      await people.remove(params.id)
      names.changed(params.id, '')
      return reply.send({ done: true })
    },
  )

  // Reminders

  app.get(
    '/api/push',
    known(async (_caller, _request, reply) => reply.send({ key: parts.pushKey })),
  )

  app.post<{ Body: Static<typeof BODIES.push> }>(
    '/api/push',
    { schema: { body: BODIES.push } },
    async ({ caller, body }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      await addBrowser(store.sql, caller.person.id, body, parts.now())
      return reply.send({ done: true })
    },
  )

  app.delete<{ Body: Static<typeof BODIES.unpush> }>(
    '/api/push',
    { schema: { body: BODIES.unpush } },
    async ({ caller, body }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      await dropBrowser(store.sql, caller.person.id, body.endpoint)
      return reply.send({ done: true })
    },
  )

  app.get(
    '/api/deliveries',
    known(async ({ person }, _request, reply) => reply.send({ deliveries: await reminders.list(person.id) })),
  )

  // Games

  app.get<{ Params: Static<typeof Id> }>(
    '/api/tables/:id/game.txt',
    { schema: { params: Id } },
    async ({ caller, params }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      const room = await readRoom(store.sql, params.id)
      if (room === null || !(await rooms.mayWatch(caller.person, room))) return refuse(reply, refused('missing.table'))
      const table = await parts.hall.open(params.id)
      const game = table.ok ? exportedOf(table.value) : table
      return game.ok ? reply.type('text/plain; charset=utf-8').send(game.value) : refuse(reply, game)
    },
  )

  /** Everything that is needed to check the deal: the hash from before, the seed from after, the game. */
  app.get<{ Params: Static<typeof Id> }>(
    '/api/tables/:id/deal',
    { schema: { params: Id } },
    async ({ caller, params }, reply) => {
      if (caller === null) return refuse(reply, refused('auth'))
      const room = await readRoom(store.sql, params.id)
      if (room === null || !(await rooms.maySee(caller.person, room))) return refuse(reply, refused('missing.table'))
      const table = room.phase === 'over' ? await parts.hall.open(params.id) : refused('running')
      const game = table.ok ? exportedOf(table.value) : table
      const sitters = table.ok ? sittersOf(table.value) : []
      const whole = game.ok && (await rooms.mayWatch(caller.person, room)) ? game.value : null
      return reply.send({
        hash: dealOf(room.seed),
        seed: room.phase === 'over' ? room.seed : null,
        game: whole,
        sitters,
      })
    },
  )

  app.get<{ Params: Static<typeof Id>; Querystring: Static<typeof QUERIES.statistics> }>(
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

  // Operations

  app.get('/healthz', async (_request, reply) => reply.send({ ok: true }))

  app.get('/readyz', async (_request, reply) => {
    const stored = await store.sql.all('SELECT 1 AS one').then(
      () => true,
      () => false,
    )
    const bus = await parts.bus.ready()
    const ready = stored && bus && !parts.stopping()
    return reply.code(ready ? 200 : 503).send({ store: stored, bus, stopping: parts.stopping() })
  })

  app.get('/metrics', async (request, reply) => {
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    const token = parts.metricsToken !== '' && request.headers.authorization === `Bearer ${parts.metricsToken}`
    if (!token && !(local && parts.metricsToken === '')) return refuse(reply, refused('missing.page'))
    return reply.type('text/plain; version=0.0.4').send(await parts.metrics.text())
  })

  return app
}

function unreadable(reply: FastifyReply, status: number): void {
  reply.code(status).headers({ ...SAFE, 'cache-control': 'no-store' })
  reply.send({ refusal: bare(refused('malformed.body')) })
}

function bare({ code, message }: Refusal): Refusal {
  return { code, message }
}
