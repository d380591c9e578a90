/** The HTTP application: what applies to every request, the routes, and the page's files. */
import rateLimit from '@fastify/rate-limit'
import { refused } from '@ludarium/kernel'
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify'
import { plainRefusal, sendRefusal } from './answers.ts'
import { hasNul } from './nul.ts'
import type { AppDeps } from './parts.ts'
import { gameRoutes } from './routes/games.ts'
import { identityRoutes } from './routes/identity.ts'
import { operationRoutes } from './routes/operations.ts'
import { otherRoutes } from './routes/others.ts'
import { programRoutes } from './routes/programs.ts'
import { reminderRoutes } from './routes/reminders.ts'
import { SECURITY_HEADERS, staticReply } from './static.ts'

/** Requests that create sessions have a lower rate limit. */
const ENTRY = ['/api/guest', '/api/register', '/api/sign-in', '/api/password']

export async function appOf(parts: AppDeps): Promise<FastifyInstance> {
  const { gate } = parts
  const app = fastify({
    logger: false,
    // A malformed URL reaches neither hooks nor routes.
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => refuseUrl(reply, statusCode),
    bodyLimit: 32_768,
    // Trusts the nearest proxies only: clients can forge everything further away. (Fastify takes a plain number as none.)
    trustProxy: parts.trustProxy > 0 && ((_address, hop) => hop < parts.trustProxy),
    // Unknown fields are refused, not silently removed.
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
    reply.headers(SECURITY_HEADERS)
    parts.metrics.request()
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD' && !gate.sameOrigin(request.raw)) {
      await sendRefusal(reply, refused('forbidden.origin'))
      return
    }
    request.caller = await gate.caller(request.raw)
  })

  // After the schemas, which limit the size of what is searched.
  app.addHook('preHandler', async ({ url, body, params, query }, reply) => {
    if (url.startsWith('/api/') && hasNul([body, params, query])) await sendRefusal(reply, refused('malformed.body'))
  })

  app.setErrorHandler<Error & { statusCode?: number; validation?: unknown; code?: string }>(
    (error, _request, reply) => {
      const status = error.statusCode ?? 500
      if (status === 429) return sendRefusal(reply, refused('slow'))
      if (status === 413) return reply.code(413).send({ refusal: plainRefusal(refused('large')) })
      if (error.validation !== undefined || (status >= 400 && status < 500)) {
        return reply
          .code(status >= 400 && status < 500 ? status : 400)
          .send({ refusal: plainRefusal(refused('malformed.body')) })
      }
      parts.log.error({ problem: error.message }, 'request failed')
      return reply.code(503).send({ refusal: plainRefusal(refused('store.away')) })
    },
  )

  app.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const found = reads && !request.url.startsWith('/api/') ? await staticReply(parts.files, request) : null
    if (found !== null) return reply.code(found.code).headers(found.headers).send(found.body)
    if (!reads && !request.url.startsWith('/api/')) return reply.code(405).header('allow', 'GET, HEAD').send()
    if (request.url.startsWith('/api/')) return sendRefusal(reply, refused('missing.page'))
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
  })

  for (const routes of [identityRoutes, otherRoutes, programRoutes, reminderRoutes, gameRoutes, operationRoutes])
    routes(app, parts)
  return app
}

function refuseUrl(reply: FastifyReply, status: number): void {
  reply.code(status).headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
  reply.send({ refusal: plainRefusal(refused('malformed.body')) })
}
