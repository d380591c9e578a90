/** Requests to addresses that users have entered: never into the server's own network, and with a time limit. */
import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { DeliveryError } from './message.ts'

const privateNetworks = new BlockList()
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
  privateNetworks.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv6')
}

/** Loopback, private, link-local and multicast addresses. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** A DNS lookup that fails for private addresses. The socket uses its result, so DNS rebinding does not help. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const inside = found?.find(({ address }) => isPrivateAddress(address))
    if (error !== null) done(error, '', 0)
    else if (inside !== undefined) done(new DeliveryError('inward'), '', 0)
    else if (options.all === true) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family ?? 0)
  })
}

/** An IP address in the URL is not looked up, so it is checked here. */
function isPrivateLiteral({ hostname }: URL): boolean {
  const bare = hostname.replaceAll(/[[\]]/g, '')
  return isIP(bare) !== 0 && isPrivateAddress(bare)
}

function deliveryError(error: Error, limit: AbortSignal): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError(limit.aborted ? 'silent' : 'unreachable')
}

export interface SafePostOptions {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  /** Allows private addresses, for tests and closed networks. */
  readonly allowPrivate: boolean
  readonly limit: AbortSignal
}

/** Returns the status code. The body of the answer is not read. */
export async function safePost(
  address: string,
  { headers, body, allowPrivate, limit }: SafePostOptions,
): Promise<number> {
  const url = URL.parse(address)
  if (url === null) throw new DeliveryError('unreachable')
  if (!allowPrivate && isPrivateLiteral(url)) throw new DeliveryError('inward')
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  const lookups = allowPrivate ? {} : { lookup: publicLookup }
  return new Promise((resolve, reject) => {
    const request = send(url, { method: 'POST', headers, signal: limit, ...lookups }, (response) => {
      // The body may be endless.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', (error) => reject(deliveryError(error, limit)))
    request.end(body)
  })
}
