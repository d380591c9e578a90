/** Orders are sent with one ticket until it is certain whether they were carried out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { granted, type Outcome, refused } from '@ludarium/kernel'
import { type OrderSenderTerms, orderSender, type Receipt } from '../index.ts'

const DONE = granted({ number: 2, at: 1 } as Receipt)
const LOST = refused('line.closed')

/** A sender, and an attempt that gets these answers in order and records its tickets. */
function senderWith(answers: readonly Outcome<Receipt>[], terms: Partial<OrderSenderTerms> = {}) {
  const tickets: string[] = []
  const sender = orderSender({ timeout: () => new AbortController().signal, reconnect: null, ...terms })
  const attempt = async (ticket: string): Promise<Outcome<Receipt>> => {
    const answer = answers[tickets.length] ?? assert.fail('an attempt too many')
    tickets.push(ticket)
    return answer
  }
  return { tickets, send: (order: unknown) => sender.send(order, attempt) }
}

const codeOf = (outcome: Outcome<Receipt>): string => (outcome.ok ? '' : outcome.code)

test('every order has its own ticket', async () => {
  const { send, tickets } = senderWith([DONE, DONE, refused('illegal'), DONE])
  for (const order of ['a', 'a', 'b', 'b']) await send([order])
  assert.equal(new Set(tickets).size, 4)
})

test('the same order after an uncertain answer is a retry with the same ticket', async () => {
  const { send, tickets } = senderWith([refused('store.late'), LOST, DONE, DONE])
  assert.deepEqual([codeOf(await send(['a'])), codeOf(await send(['a']))], ['store', 'line'])
  assert.deepEqual(await send(['a']), DONE)
  await send(['a'])
  const [first, second, third, fourth] = tickets
  assert.deepEqual([second, third], [first, first])
  assert.notEqual(fourth, first)
})

test('another order after an uncertain answer is not a retry', async () => {
  const { send, tickets } = senderWith([LOST, DONE, DONE])
  for (const order of ['a', 'b', 'a']) await send([order])
  assert.equal(new Set(tickets).size, 3)
})

test('after a lost connection the order is sent again over a new one until there is an answer', async () => {
  let connections = 1
  const reconnect = async (): Promise<void> => void connections++
  const { send, tickets } = senderWith([LOST, refused('line.late'), DONE], { reconnect })
  assert.deepEqual(await send(['a']), DONE)
  assert.equal(connections, 3)
  assert.equal(tickets.length, 3)
  assert.equal(new Set(tickets).size, 1)
})

test('a failure of the store is reported at once, also if there are other connections', async () => {
  const reconnect = (): Promise<void> => assert.fail('no new connection is needed')
  const { send, tickets } = senderWith([refused('store.failed'), DONE], { reconnect })
  assert.equal(codeOf(await send(['a'])), 'store')
  await send(['a'])
  assert.equal(new Set(tickets).size, 1)
})

test('an attempt without an answer times out', async () => {
  const wait = new AbortController()
  const sender = orderSender({ timeout: () => wait.signal, reconnect: null })
  const sent = sender.send(['a'], () => new Promise(() => {}))
  wait.abort()
  const answer = await sent
  assert.equal(!answer.ok && answer.message.key, 'refusal.line.late')
})
