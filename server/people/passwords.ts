/** Passwords are stored as argon2id in PHC format, so the cost can be raised while old hashes stay valid. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

interface Cost {
  /** Memory in KiB. */
  readonly m: number
  readonly t: number
  readonly p: number
}

const COST: Cost = { m: 19_456, t: 2, p: 1 }
const LENGTH = 32

function derive(password: string, nonce: Buffer, { m, t, p }: Cost, tagLength: number): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'))
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, parallelism: p, tagLength, memory: m, passes: t }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

const bare = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

export async function sealPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive(password, nonce, COST, LENGTH)
  return `$argon2id$v=19$m=${COST.m},t=${COST.t},p=${COST.p}$${bare(nonce)}$${bare(key)}`
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Pass null for an account that does not exist: the check takes equally long. */
export async function isPassword(password: string, sealed: string | null): Promise<boolean> {
  const [, m, t, p, nonce = '', key = ''] = FORM.exec(sealed ?? '') ?? []
  const wanted = Buffer.from(key, 'base64')
  if (wanted.length === 0) {
    await derive(password, randomBytes(16), COST, LENGTH)
    return false
  }
  const cost = { m: Number(m), t: Number(t), p: Number(p) }
  const made = await derive(password, Buffer.from(nonce, 'base64'), cost, wanted.length)
  return timingSafeEqual(made, wanted)
}
