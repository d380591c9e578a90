/** Everything that is asked over HTTP: what is the same for every request, the routes, and the page itself. */
import rateLimit from '@fastify/rate-limit'
import { refused } from '@ludarium/kernel'
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify'
import { hasNul } from '../wire/schemas.ts'
import { bare, refuse } from './answers.ts'
import type { AppParts } from './parts.ts'
import { gameRoutes } from './routes/games.ts'
import { identityRoutes } from './routes/identity.ts'
import { operationRoutes } from './routes/operations.ts'
import { otherRoutes } from './routes/others.ts'
import { programRoutes } from './routes/programs.ts'
import { reminderRoutes } from './routes/reminders.ts'
import { answerOf, SAFE } from './static.ts'

/** Signs-in are slowed by their own rate. */
const ENTRY = ['/api/guest', '/api/register', '/api/sign-in', '/api/password']

export async function appOf(parts: AppParts): Promise<FastifyInstance> {
  const { gate } = parts
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

  for (const routes of [identityRoutes, otherRoutes, programRoutes, reminderRoutes, gameRoutes, operationRoutes])
    routes(app, parts)
  return app
}

function unreadable(reply: FastifyReply, status: number): void {
  reply.code(status).headers({ ...SAFE, 'cache-control': 'no-store' })
  reply.send({ refusal: bare(refused('malformed.body')) })
}
