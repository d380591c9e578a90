/**
 * Sends orders to a table until it is certain whether they were carried out. All attempts of an order have the same ticket,
 * so a retry plays nothing twice.
 */
import { type Outcome, refused } from '@ludarium/kernel'
import type { Timeout } from './rpc.ts'
import { newTicket } from './seed.ts'
import type { Receipt } from './source.ts'

type Answer = Promise<Outcome<Receipt>>

export interface OrderSender {
  /** `order` identifies the order: the same one after an uncertain answer is a retry of it. */
  send(order: unknown, attempt: (ticket: string) => Answer): Answer
}

export interface OrderSenderTerms {
  /** Limits one attempt. */
  readonly timeout: Timeout
  /**
   * Opens a new connection after an attempt without an answer; the order is then sent again. Null if there is no other way to
   * reach the table: then the person decides whether to try again.
   */
  readonly reconnect: (() => Promise<void>) | null
}

/** Codes of answers that leave open whether the order was carried out: the store failed, or the connection did. */
const UNCERTAIN: ReadonlySet<string> = new Set(['store', 'line'])

export function orderSender({ timeout, reconnect }: OrderSenderTerms): OrderSender {
  let uncertain: { readonly order: string; readonly ticket: string } | null = null
  return {
    async send(what, attempt) {
      const order = JSON.stringify(what)
      const ticket = uncertain?.order === order ? uncertain.ticket : newTicket()
      for (;;) {
        const outcome = await within(timeout(), attempt(ticket))
        uncertain = !outcome.ok && UNCERTAIN.has(outcome.code) ? { order, ticket } : null
        if (outcome.ok || outcome.code !== 'line' || reconnect === null) return outcome
        await reconnect()
      }
    },
  }
}

/** The answer, or a refusal when the signal is aborted first. */
function within(signal: AbortSignal, answer: Answer): Answer {
  return new Promise((resolve, reject) => {
    const expire = (): void => resolve(refused('line.late'))
    signal.addEventListener('abort', expire, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', expire))
  })
}
