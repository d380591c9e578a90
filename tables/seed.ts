/** Random seeds and tickets, and the random stream of bots. */
import { type Chance, plainChance, type Seat } from '@ludarium/kernel'

/** 32 cryptographically random bytes as 64 hexadecimal digits. */
export function newSeed(): string {
  return randomHex(32)
}

/** A unique ticket. */
export function newTicket(): string {
  return randomHex(16)
}

function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The random stream of a bot for the seat's decision number `count`. It follows from the table's seed: the same decisions
 * of people lead to the same game, whichever process runs the bots.
 */
export function botChance(seed: string, seat: Seat, count: number): Chance {
  return plainChance(`${seed}/bot ${seat}/${count}`)
}
