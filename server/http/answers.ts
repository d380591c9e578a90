/** Replies to HTTP requests: a value, or a refusal with its status code. */
import { type Outcome, type Refusal, refused } from '@ludarium/kernel'
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import type { Caller } from '../people/sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export type HttpReply = Promise<FastifyReply>

/** By code of the refusal; 400 for all others. */
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

/** Only the fields of a refusal: an outcome has more. */
export function plainRefusal({ code, message }: Refusal): Refusal {
  return { code, message }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(STATUS[refusal.code] ?? 400).send({ refusal: plainRefusal(refusal) })
}

export function answer<T>(reply: FastifyReply, outcome: Outcome<T>): FastifyReply {
  return outcome.ok ? reply.send(outcome.value ?? { done: true }) : sendRefusal(reply, outcome)
}

/** Requires a signed-in caller. */
export function signedIn<R extends RouteGenericInterface>(
  work: (caller: Caller, request: FastifyRequest<R>, reply: FastifyReply) => HttpReply,
): (request: FastifyRequest<R>, reply: FastifyReply) => HttpReply {
  return async (request, reply) =>
    request.caller === null ? sendRefusal(reply, refused('auth')) : work(request.caller, request, reply)
}
