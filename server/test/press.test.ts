/** A press over the wire: one request, one record, one update; undo on another device; nothing twice, nothing by halves. */
import assert from 'node:assert/strict'
import { hash, type Proposal, plainChance, type Seat } from '@ludarium/kernel'
import type { Table } from '@ludarium/tables'
import { ahead, goesOn, movesOf } from '../../tables/test/presses.ts'
import { Client, formOf, lineTo, must, onEach, type Site, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

const seams = { seed: () => 'ab'.repeat(32) }

interface Begun {
  readonly site: Site
  readonly table: Table
  /** By seat. */
  readonly people: readonly Client[]
  readonly seat: Seat
  readonly made: readonly Proposal[]
}

/** A table of Scythe where a seat can make a press that is wanted. */
async function begun(place: Place, size: number, wanted: (table: Table, made: readonly Proposal[]) => boolean) {
  const site = await siteOn(place, {}, seams)
  const people = [await new Client(site.address).guest('Ann'), await new Client(site.address).guest('Ben')]
  const { id } = await tableOf(people, formOf('scythe', [{ kind: 'me' }, { kind: 'free' }]))
  const table = must(await site.services.liveTables.open(id))
  const luck = plainChance('press')
  for (let n = 0; n < 200; n++) {
    await table.sync()
    const [seat = 0] = table.actors
    const made = ahead(table.match, seat, size, luck)
    const client = people[seat]
    assert.ok(client)
    await level(client, table)
    if (wanted(table, made)) return { site, table, people, seat, made } satisfies Begun
    await client.call('submit', id, seat, movesOf(made), table.number, `on ${n}`)
  }
  assert.fail('no such press')
}

/** A press of three decisions that can be taken back. */
const three = (place: Place): Promise<Begun> =>
  begun(place, 3, ({ match }, made) => {
    const last = made[2]
    return last !== undefined && goesOn(match, last)
  })

/** The client's process knows what this one does. */
async function level(client: Client, table: Table): Promise<void> {
  await until(async () => (await client.call('position', table.id, null)).number >= table.number, 'it has heard')
}

const other = ({ people, seat }: Begun): Client => people[1 - seat] ?? assert.fail()
const own = ({ people, seat }: Begun): Client => people[seat] ?? assert.fail()

/** The same person at another window, which may be at another process. */
function device(site: Site, person: Client): Client {
  const window = new Client(site.address)
  window.cookie = person.cookie
  return window
}

/** Every text that comes to the person who looks on as that seat. */
async function ear(person: Client, table: Table, seat: Seat | null): Promise<string[]> {
  const texts: string[] = []
  const headers = { origin: person.address, cookie: person.cookie }
  const { line } = await lineTo(person.address, headers, (text) => texts.push(text))
  line.follow('watch', [table.id, seat, 0], () => {})
  await until(() => texts.length > 0, 'the position comes')
  texts.length = 0
  return texts
}

onEach('three decisions are one request, one record and one update', async (place) => {
  const at = await three(place)
  const { site, table, seat, made } = at
  const { number, at: before } = table
  const ann = own(at)
  const watcher = await new Client(site.address).guest('Eve')
  const ears = new Map<Seat | null, string[]>([
    [seat, await ear(ann, table, seat)],
    [1 - seat, await ear(other(at), table, 1 - seat)],
    [null, await ear(watcher, table, null)],
  ])
  const requests: string[] = []
  const { socket } = ann
  assert.ok(socket)
  const send = socket.send.bind(socket)
  socket.send = (data: string) => {
    requests.push(data)
    send(data)
  }
  const receipt = await ann.call('submit', table.id, seat, movesOf(made), number, 'press')
  assert.deepEqual(receipt, { number: number + 1, at: before + 3, played: 3 })
  assert.equal(requests.length, 1)
  const records = await site.services.store.tail(table.id, number)
  assert.equal(records.length, 1)
  assert.equal((records[0] as { decisions: unknown[] }).decisions.length, 3)
  for (const [reader, texts] of ears) {
    await until(() => texts.length > 0, 'the update comes')
    // What was sent before this answer has come by now.
    await (reader === 1 - seat ? other(at) : ann).call('position', table.id, null)
    assert.equal(texts.length, 1)
    const { value } = JSON.parse(texts[0] ?? '') as { value: { serial: number; position: { hash: string } } }
    assert.equal(value.serial, number + 1)
    const [, , last] = made
    assert.ok(last)
    assert.equal(value.position.hash, hash(table.game.view(last.state, reader)))
    for (const { state, decision } of made.slice(0, 2)) {
      assert.ok(!texts.join().includes(decision.hash))
      assert.ok(!texts.join().includes(hash(table.game.view(state, reader))))
    }
  }
})

onEach('undo on another device after a restart takes back the whole press, and redo plays it again', async (place) => {
  const database = await place.fresh()
  const at = await three({ ...place, fresh: async () => database })
  const { table, seat, made } = at
  const before = table.at
  const shown = hash(table.game.view(table.match.state, seat))
  await own(at).call('submit', table.id, seat, movesOf(made), table.number, 'press')
  const phone = device(at.site, own(at))
  assert.equal((await phone.call('undo', table.id, seat, 'back')).at, before)
  assert.equal((await device(at.site, own(at)).call('redo', table.id, seat, 'again')).played, 3)
  await at.site.stop()
  const site = await siteOn(place, { database }, seams)
  const later = device(site, own(at))
  const { canUndo, at: now } = await later.call('position', table.id, seat)
  assert.deepEqual([canUndo, now], [true, before + 3])
  assert.equal((await later.call('undo', table.id, seat, 'back later')).at, before)
  const back = await device(site, own(at)).call('position', table.id, seat)
  assert.deepEqual([back.at, back.canRedo], [before, true])
  assert.equal(back.hash, shown)
})

onEach('an illegal move in the middle plays nothing and is named', async (place) => {
  const at = await three(place)
  const { site, table, seat, made } = at
  const { number } = table
  const texts = await ear(other(at), table, 1 - seat)
  const [first, , third] = movesOf(made)
  assert.ok(first && third)
  const refused = await own(at).tried('submit', table.id, seat, [first, { do: 'sing' }, third], number, 'wrong')
  assert.ok(!refused.ok)
  assert.equal(refused.code, 'illegal')
  assert.deepEqual([refused.message.key, refused.message.params?.n], ['refusal.press', 2])
  await other(at).call('position', table.id, 1 - seat)
  assert.equal((await site.services.store.tail(table.id, number)).length, 0)
  assert.equal(texts.length, 0)
  // What was refused has left nothing behind: the press is played as if it were the first.
  const receipt = await own(at).call('submit', table.id, seat, movesOf(made), number, 'wrong')
  assert.equal(receipt.played, 3)
  await until(() => texts.length > 0, 'the update comes')
  const { value } = JSON.parse(texts[0] ?? '') as { value: { position: { hash: string } } }
  assert.equal(value.position.hash, hash(table.game.view(made[2]?.state ?? assert.fail(), 1 - seat)))
})

onEach('a retry with the same ticket plays nothing twice, wherever it is sent', async (place) => {
  const at = await three(place)
  const { site, table, seat, made } = at
  const { number } = table
  const windows = [own(at), device(site, own(at)), device(site, own(at))]
  for (const window of windows) await level(window, table)
  const receipts = await Promise.all(
    windows.map((window) => window.call('submit', table.id, seat, movesOf(made), number, 'once')),
  )
  const [first] = receipts
  assert.equal(first?.played, 3)
  for (const receipt of receipts) assert.deepEqual(receipt, first)
  assert.equal((await site.services.store.tail(table.id, number)).length, 1)
})

onEach('a press that brings something to light stops there', async (place) => {
  const at = await begun(place, 12, ({ match }, made) => {
    const last = made.at(-1)
    return made.length > 1 && last !== undefined && last.state.reveals !== match.state.reveals
  })
  const { table, seat, made } = at
  const before = table.at
  const moves = [...movesOf(made), { do: 'sing' }]
  const receipt = await own(at).call('submit', table.id, seat, moves, table.number, 'reveals')
  assert.deepEqual([receipt.played, receipt.at], [made.length, before + made.length])
  assert.equal((await own(at).call('position', table.id, seat)).canUndo, false)
})

onEach('tables that were stored before there were presses open', async (place) => {
  const database = await place.fresh()
  const at = await three({ ...place, fresh: async () => database })
  const { table, seat, made } = at
  const client = own(at)
  for (const [n, move] of movesOf(made).entries()) {
    const { number } = await client.call('position', table.id, seat)
    await client.call('submit', table.id, seat, [move], number, `single ${n}`)
  }
  const { hash: shown, at: decided } = await client.call('position', table.id, seat)
  const { store } = at.site.services
  const rows = (await store.tail(table.id, 0)) as { type: string; decisions?: object[] }[]
  for (const [number, { decisions, ...rest }] of rows.entries()) {
    if (decisions?.length !== 1) continue
    const old = JSON.stringify({ ...rest, ...decisions[0] })
    await store.sql.run('UPDATE records SET record = $1 WHERE table_id = $2 AND number = $3', old, table.id, number)
  }
  await at.site.stop()
  const site = await siteOn(place, { database }, seams)
  const later = device(site, client)
  const position = await later.call('position', table.id, seat)
  assert.deepEqual([position.hash, position.at, position.canUndo], [shown, decided, true])
  assert.equal((await later.call('undo', table.id, seat, 'single')).at, decided - 1)
})
