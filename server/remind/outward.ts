/** Requests to addresses that people gave: never into the host's own net, and never for longer than the limit. */
import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Failure } from './letter.ts'

const inward = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['224.0.0.0', 3],
] as const) {
  inward.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const) {
  inward.addSubnet(net, bits, 'ipv6')
}

/** Whether the address belongs to the machine itself or to the net it stands in. */
export function isInward(address: string): boolean {
  return inward.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Finds addresses, none of them inward: people must not reach the host's own net through the server. */
const outward: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const inside = found?.find(({ address }) => isInward(address))
    if (error !== null) done(error, '', 0)
    else if (inside !== undefined) done(new Failure('inward'), '', 0)
    else if (options.all === true) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family ?? 0)
  })
}

/** A figure in the place of a name is looked up nowhere. */
function isInwardFigure({ hostname }: URL): boolean {
  const bare = hostname.replaceAll(/[[\]]/g, '')
  return isIP(bare) !== 0 && isInward(bare)
}

function failureOf(error: Error, limit: AbortSignal): Failure {
  if (error instanceof Failure) return error
  return new Failure(limit.aborted ? 'silent' : 'unreachable')
}

export interface Posted {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  /** Also to addresses of the host's own net, for tests and closed nets. */
  readonly inwardToo: boolean
  readonly limit: AbortSignal
}

/** The status that the other side answers with; nothing else of the answer is read. */
export async function post(address: string, { headers, body, inwardToo, limit }: Posted): Promise<number> {
  const url = URL.parse(address)
  if (url === null) throw new Failure('unreachable')
  if (!inwardToo && isInwardFigure(url)) throw new Failure('inward')
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  const lookups = inwardToo ? {} : { lookup: outward }
  return new Promise((resolve, reject) => {
    const request = send(url, { method: 'POST', headers, signal: limit, ...lookups }, (response) => {
      // The rest may drip in for ever.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', (error) => reject(failureOf(error, limit)))
    request.end(body)
  })
}
