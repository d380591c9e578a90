/** Where the chance of tables and of their bots comes from. */
import { type Chance, plainChance, type Seat } from '@ludarium/kernel'

/** A seed that nobody can guess: 32 random bytes as 64 hexadecimal digits. */
export function newSeed(): string {
  return randomHex(32)
}

/** A ticket that nobody else makes up. */
export function newTicket(): string {
  return randomHex(16)
}

function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The chance of the bot at that seat for the seat's decision number `count`. It follows from the table, so that the
 * same table with the same decisions of people is played the same again, whoever answers first.
 */
export function botChance(seed: string, seat: Seat, count: number): Chance {
  return plainChance(`${seed}/bot ${seat}/${count}`)
}
