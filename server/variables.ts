/**
 * Variables of the environment, each read as what it takes. What cannot be meant is refused with a sentence that names the
 * variable; never with its value, which may hold a password. An empty one is not set: that is how files for containers pass
 * on what nobody has chosen.
 */

export type Environment = Readonly<Record<string, string | undefined>>

const YES = ['1', 'yes', 'true', 'on']
const NO = ['0', 'no', 'false', 'off']

export function yes(env: Environment, name: string, usual: boolean): boolean {
  const value = env[name]
  return value === undefined || value === '' ? usual : YES.includes(value.toLowerCase())
}

/** How many proxies; a yes is one, as most have. */
export function hops(env: Environment, name: string, usual: number): number {
  const value = (env[name] ?? '').toLowerCase()
  if (YES.includes(value)) return 1
  return NO.includes(value) ? 0 : whole(env, name, usual, 0, 9)
}

export function whole(env: Environment, name: string, usual: number, min: number, max: number): number {
  const value = env[name]
  if (value === undefined || value === '') return usual
  const read = Number(value)
  if (!Number.isInteger(read) || read < min || read > max) throw new Error(`${name} is a number from ${min} to ${max}.`)
  return read
}

function right(env: Environment, name: string, isRight: (value: string) => boolean, takes: string): string {
  const value = env[name] ?? ''
  if (value !== '' && !isRight(value)) throw new Error(`${name} takes ${takes}.`)
  return value
}

/** The value as an address with one of the schemes and a host, or null. */
function addressOf(value: string, ...schemes: readonly string[]): URL | null {
  const url = /\s/.test(value) ? null : URL.parse(value)
  return url !== null && schemes.includes(url.protocol) && url.hostname !== '' ? url : null
}

const isOrigin = (value: string): boolean => addressOf(value, 'http:', 'https:')?.origin === value

const isBase = (value: string): boolean => addressOf(value, 'http:', 'https:') !== null && !/[?#@]/.test(value)

const isMailServer = (value: string): boolean => addressOf(value, 'smtp:', 'smtps:') !== null

const isOperator = (value: string): boolean =>
  /^mailto:[^@\s]+@[^@\s]+$/.test(value) || addressOf(value, 'https:') !== null

function isRedis(value: string): boolean {
  const url = addressOf(value, 'redis:', 'rediss:')
  return url !== null && /^\/?\d*$/.test(url.pathname)
}

/** A file is whatever does not look like an address. PostgreSQL may be reached without a host, through a socket. */
function isDatabase(value: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value)) return true
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value.replace('@/', '@socket/'))
}

/** Without a slash at its end. */
export function base(env: Environment, name: string): string {
  return right(env, name, isBase, 'an address such as https://play.example.org').replace(/\/$/, '')
}

export function origins(env: Environment, name: string): string[] {
  const listOf = (value: string): string[] => value.split(/[\s,]+/).filter((one) => one !== '')
  const takes = 'origins such as https://example.org, without a path and separated by commas'
  return listOf(right(env, name, (value) => listOf(value).every(isOrigin), takes))
}

export function mailServer(env: Environment, name: string): string {
  return right(env, name, isMailServer, 'an address such as smtp://user:password@host:587')
}

export function operator(env: Environment, name: string): string {
  return right(env, name, isOperator, 'mailto: and a mail address, or an address that begins with https://')
}

export function redis(env: Environment, name: string): string {
  return right(env, name, isRedis, 'an address such as redis://host:6379')
}

export function database(env: Environment, name: string): string {
  return right(env, name, isDatabase, 'postgres://user:password@host/database, or the path of a file')
}
