/** Authentication of requests: cookies, tokens and origins. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { People } from '../people/people.ts'
import type { Caller } from '../people/sessions.ts'

export const COOKIE = 'ludarium'
const YEAR = 31_536_000

export interface GateTerms {
  /** Allowed origins beside the server's own. */
  readonly origins: readonly string[]
  /** A proxy sets the client's address and protocol. */
  readonly trustProxy: boolean
}

type WithHeaders = Pick<IncomingMessage, 'headers'>

export class Gate {
  private readonly people: People
  private readonly terms: GateTerms

  constructor(people: People, terms: GateTerms) {
    this.people = people
    this.terms = terms
  }

  /** By the token of a program or the cookie of a browser. */
  async caller({ headers }: WithHeaders): Promise<Caller | null> {
    const token = bearerIn(headers) ?? cookieIn(headers)
    return token === null ? null : this.people.caller(token)
  }

  /**
   * Protects against cross-site requests. Browsers send the origin with every change. Programs send a token, which no other
   * site can make a browser send.
   */
  sameOrigin({ headers }: WithHeaders): boolean {
    if (bearerIn(headers) !== null) return true
    const { origin, host } = headers
    if (typeof origin !== 'string') return false
    if (this.terms.origins.includes(origin)) return true
    try {
      return new URL(origin).host === host
    } catch {
      return false
    }
  }

  cookie(token: string, secure: boolean): string {
    return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure ? '; Secure' : ''}`
  }

  noCookie(): string {
    return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`
  }

  isSecure({ headers }: WithHeaders): boolean {
    return this.terms.trustProxy && headers['x-forwarded-proto'] === 'https'
  }
}

function bearerIn({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1] ?? null
}

function cookieIn({ cookie }: IncomingHttpHeaders): string | null {
  for (const part of (cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2)
    if (name === COOKIE && /^[\w-]{20,100}$/.test(value)) return value
  }
  return null
}
