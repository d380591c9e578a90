/**
 * Reads and checks environment variables. An error names the variable but never its value, which may be a password. An empty
 * variable counts as not set: container files pass unset variables that way.
 */

export type Environment = Readonly<Record<string, string | undefined>>

const YES = ['1', 'yes', 'true', 'on']
const NO = ['0', 'no', 'false', 'off']

export function readBoolean(env: Environment, name: string, fallback: boolean): boolean {
  const value = env[name]
  return value === undefined || value === '' ? fallback : YES.includes(value.toLowerCase())
}

/** Number of proxies; 'yes' means one. */
export function readProxies(env: Environment, name: string, fallback: number): number {
  const value = (env[name] ?? '').toLowerCase()
  if (YES.includes(value)) return 1
  return NO.includes(value) ? 0 : readWhole(env, name, fallback, { min: 0, max: 9 })
}

export interface Range {
  readonly min: number
  readonly max: number
}

export function readWhole(env: Environment, name: string, fallback: number, { min, max }: Range): number {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const read = Number(value)
  if (!Number.isInteger(read) || read < min || read > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max}.`)
  return read
}

/** `expected` completes the sentence of the error. */
function readValid(env: Environment, name: string, isValid: (value: string) => boolean, expected: string): string {
  const value = env[name] ?? ''
  if (value !== '' && !isValid(value)) throw new Error(`${name} must be ${expected}.`)
  return value
}

/** The value as a URL with one of the schemes and a host, or null. */
function urlOf(value: string, ...schemes: readonly string[]): URL | null {
  const url = /\s/.test(value) ? null : URL.parse(value)
  return url !== null && schemes.includes(url.protocol) && url.hostname !== '' ? url : null
}

const isOrigin = (value: string): boolean => urlOf(value, 'http:', 'https:')?.origin === value

const isBase = (value: string): boolean => urlOf(value, 'http:', 'https:') !== null && !/[?#@]/.test(value)

const isMailServer = (value: string): boolean => urlOf(value, 'smtp:', 'smtps:') !== null

const isOperator = (value: string): boolean => /^mailto:[^@\s]+@[^@\s]+$/.test(value) || urlOf(value, 'https:') !== null

function isRedis(value: string): boolean {
  const url = urlOf(value, 'redis:', 'rediss:')
  return url !== null && /^\/?\d*$/.test(url.pathname)
}

/** Whatever does not look like a URL is a file. A PostgreSQL URL may have no host: then it uses a socket. */
function isDatabase(value: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value)) return true
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value.replace('@/', '@socket/'))
}

/** Returns the address without a trailing slash. */
export function readBase(env: Environment, name: string): string {
  return readValid(env, name, isBase, 'an address such as https://play.example.org').replace(/\/$/, '')
}

export function readOrigins(env: Environment, name: string): string[] {
  const listOf = (value: string): string[] => value.split(/[\s,]+/).filter((one) => one !== '')
  const expected = 'origins such as https://example.org, without a path and separated by commas'
  return listOf(readValid(env, name, (value) => listOf(value).every(isOrigin), expected))
}

export function readMailServer(env: Environment, name: string): string {
  return readValid(env, name, isMailServer, 'an address such as smtp://user:password@host:587')
}

export function readOperator(env: Environment, name: string): string {
  return readValid(env, name, isOperator, 'mailto: with a mail address, or an address that begins with https://')
}

export function readRedis(env: Environment, name: string): string {
  return readValid(env, name, isRedis, 'an address such as redis://host:6379')
}

export function readDatabase(env: Environment, name: string): string {
  return readValid(env, name, isDatabase, 'postgres://user:password@host/database, or the path of a file')
}
