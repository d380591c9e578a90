/** Health checks and metrics for the operator. */
import { refused } from '@ludarium/kernel'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../answers.ts'
import type { AppDeps } from '../parts.ts'

export function operationRoutes(app: FastifyInstance, { store, bus, metrics, metricsToken, stopping }: AppDeps): void {
  app.get('/healthz', async (_request, reply) => reply.send({ ok: true }))

  app.get('/readyz', async (_request, reply) => {
    const stored = await store.sql.all('SELECT 1 AS one').then(
      () => true,
      () => false,
    )
    const heard = await bus.ready()
    const ready = stored && heard && !stopping()
    return reply.code(ready ? 200 : 503).send({ store: stored, bus: heard, stopping: stopping() })
  })

  app.get('/metrics', async (request, reply) => {
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    const token = metricsToken !== '' && request.headers.authorization === `Bearer ${metricsToken}`
    if (!token && !(local && metricsToken === '')) return sendRefusal(reply, refused('missing.page'))
    return reply.type('text/plain; version=0.0.4').send(await metrics.text())
  })
}
