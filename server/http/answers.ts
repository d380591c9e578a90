/** How requests are answered: with what was asked for, or with a refusal under a status of its own. */
import { type Outcome, type Refusal, refused } from '@ludarium/kernel'
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import type { Caller } from '../people/people.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export type Answer = Promise<FastifyReply>

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

/** The refusal alone, whatever else the outcome holds. */
export function bare({ code, message }: Refusal): Refusal {
  return { code, message }
}

export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(STATUS[refusal.code] ?? 400).send({ refusal: bare(refusal) })
}

export function answer<T>(reply: FastifyReply, outcome: Outcome<T>): FastifyReply {
  return outcome.ok ? reply.send(outcome.value ?? { done: true }) : refuse(reply, outcome)
}

/** For who is known; everybody else is asked to sign in. */
export function known<R extends RouteGenericInterface>(
  work: (caller: Caller, request: FastifyRequest<R>, reply: FastifyReply) => Answer,
): (request: FastifyRequest<R>, reply: FastifyReply) => Answer {
  return async (request, reply) =>
    request.caller === null ? refuse(reply, refused('auth')) : work(request.caller, request, reply)
}
