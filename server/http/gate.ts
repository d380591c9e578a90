/** Who asks, and from where: cookies, tokens, origins. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Caller, People } from '../people/people.ts'

export const COOKIE = 'ludarium'
const YEAR = 31_536_000

export interface GateTerms {
  /** Further origins that may ask, beside the server's own. */
  readonly origins: readonly string[]
  /** A proxy in front says who asks and by which protocol. */
  readonly trustProxy: boolean
}

type Asking = Pick<IncomingMessage, 'headers'>

export class Gate {
  private readonly people: People
  private readonly terms: GateTerms

  constructor(people: People, terms: GateTerms) {
    this.people = people
    this.terms = terms
  }

  /** By a token in the header (programs) or a cookie (browsers). */
  async caller({ headers }: Asking): Promise<Caller | null> {
    const token = bearerIn(headers) ?? cookieIn(headers)
    return token === null ? null : this.people.caller(token)
  }

  /**
   * Whether a change may come from there. Browsers name the origin of everything that changes something; programs
   * show a token that no other site can make a browser send.
   */
  sameOrigin({ headers }: Asking): boolean {
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

  isSecure({ headers }: Asking): boolean {
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
