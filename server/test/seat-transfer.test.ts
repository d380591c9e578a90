/** A guest signs in to an account: seats of waiting and running games move, everything else stays. */
import assert from 'node:assert/strict'
import type { Room } from '@ludarium/tables'
import type { RoomRow } from '../rooms/room.ts'
import { readRoom } from '../rooms/room-store.ts'
import { Client, decided, formOf, onEach, playOut, type Site, siteOn, tableOf, until } from './kit.ts'

const FREE = { kind: 'free' } as const
const TWO = [{ kind: 'me' }, FREE] as const

/** Signs the client in to that account. */
async function signIn(client: Client, account: Client, name: string): Promise<void> {
  const { status } = await client.json('POST', '/api/sign-in', { name, password: `${name} has a password` })
  assert.equal(status, 200)
  client.id = account.id
  client.line = null
}

const peopleAt = ({ seats }: Pick<Room, 'seats'>): unknown[] =>
  seats.map(({ kind, person }) => [kind, person?.id ?? null])

async function kept(server: Site, id: string): Promise<RoomRow> {
  const room = await readRoom(server.services.store.sql, id)
  return room ?? assert.fail()
}

onEach('a guest who signs in continues as the account', async (place) => {
  const server = await siteOn(place, {}, { seed: () => 'ab'.repeat(32) })
  const home = await new Client(server.address).account('Mara')
  const [guest, ben] = [await new Client(server.address).guest('Guest'), await new Client(server.address).guest('Ben')]
  const was = guest.id
  const opened = await tableOf([guest, ben], formOf('rows', TWO))
  await decided(guest, opened.id, 0)
  const lent = await tableOf([ben, guest], formOf('bazaar', TWO))
  await guest.call('lend', lent.id, 1, 'random')
  const over = await tableOf([guest, ben], formOf('rows', TWO))
  await playOut([guest, ben], over.id)
  const waiting = await ben.call('create', formOf('rows', [{ kind: 'me' }, FREE], { access: 'link' }))
  await guest.call('enter', waiting.id, waiting.link ?? '')
  await guest.call('sit', waiting.id, 1)
  await guest.call('ready', waiting.id, true)
  const looked = await ben.call('create', formOf('rows', TWO, { access: 'link' }))
  await guest.call('enter', looked.id, looked.link ?? '')
  const own = await guest.call('create', formOf('rows', TWO))
  await until(async () => (await kept(server, over.id)).phase === 'over', 'the game is over')
  await server.settle()
  await signIn(guest, home, 'Mara')
  assert.deepEqual((await guest.call('room', opened.id)).own, [0])
  assert.deepEqual(peopleAt(await guest.call('room', opened.id)), [
    ['person', home.id],
    ['person', ben.id],
  ])
  // The guest's decision stands, and the account makes the next one.
  await decided(ben, opened.id, 1)
  await decided(guest, opened.id, 0)
  assert.deepEqual((await guest.call('room', lent.id)).lent, [1])
  assert.deepEqual((await guest.call('back', lent.id, 1)).own, [1])
  const sat = await guest.call('room', waiting.id)
  assert.deepEqual(
    [peopleAt(sat), sat.seats[1]?.ready],
    [
      [
        ['person', ben.id],
        ['person', home.id],
      ],
      true,
    ],
  )
  assert.deepEqual(
    [(await kept(server, own.id)).host, (await kept(server, opened.id)).host, (await kept(server, over.id)).host],
    [home.id, home.id, was],
  )
  // Tables that the guest entered by link stay open to the account.
  assert.equal((await guest.call('room', looked.id)).link, looked.link)
  const results = await server.services.store.sql.all(
    'SELECT person FROM results WHERE table_id = $1 ORDER BY seat',
    over.id,
  )
  assert.deepEqual(
    results.map((row) => row.person),
    [was, ben.id],
  )
  const listed = (await guest.call('own')).map(({ id }) => id).sort()
  assert.deepEqual(listed, [opened, lent, waiting, own].map(({ id }) => id).sort())
  await server.stop()
})

onEach('if the account is already seated or blocked, nothing moves and signing in works', async (place) => {
  const server = await siteOn(place)
  const mara = await new Client(server.address).account('Mara')
  const odd = await new Client(server.address).account('Odd')
  const guest = await new Client(server.address).guest('Guest')
  const was = guest.id
  const both = await tableOf([guest, mara], formOf('rows', TWO))
  const apart = await tableOf([odd, guest], formOf('rows', TWO))
  const waitsApart = await odd.call('create', formOf('rows', TWO))
  await guest.call('sit', waitsApart.id, 1)
  const waitsBoth = await guest.call('create', formOf('rows', TWO))
  await mara.call('sit', waitsBoth.id, 1)
  assert.equal((await odd.json('PUT', `/api/blocks/${mara.id}`)).status, 200)
  await signIn(guest, mara, 'Mara')
  const seats = async (id: string): Promise<unknown[]> =>
    (await kept(server, id)).doc.seats.map((seat) => ('person' in seat ? seat.person : null))
  assert.deepEqual(await seats(both.id), [was, mara.id])
  assert.deepEqual(await seats(apart.id), [odd.id, was])
  assert.deepEqual(await seats(waitsApart.id), [odd.id, null])
  assert.deepEqual(await seats(waitsBoth.id), [null, mara.id])
  // The account becomes the host of the guest's tables.
  assert.equal((await kept(server, both.id)).host, mara.id)
  assert.equal((await kept(server, waitsBoth.id)).host, mara.id)
  await server.stop()
})

onEach('a seat offered to a guest is offered to the account, which accepts it', async (place) => {
  const server = await siteOn(place)
  const mara = await new Client(server.address).account('Mara')
  const odd = await new Client(server.address).account('Odd')
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const guest = await new Client(server.address).guest('Guest')
  const offered = await tableOf([ann, ben], formOf('rows', TWO, { access: 'link', watch: 'nobody' }))
  const apart = await tableOf([odd, ben], formOf('rows', TWO))
  const itsOwn = await tableOf([mara, ben], formOf('rows', TWO))
  await ann.call('ask', offered.id, 'hand', 0, guest.id)
  await odd.call('ask', apart.id, 'hand', 0, guest.id)
  await mara.call('ask', itsOwn.id, 'hand', 0, guest.id)
  assert.equal((await odd.json('PUT', `/api/blocks/${mara.id}`)).status, 200)
  const was = guest.id
  await signIn(guest, mara, 'Mara')
  const asked = async (id: string): Promise<unknown[]> =>
    (await kept(server, id)).doc.asks.map(({ to, answers }) => [to, answers])
  assert.deepEqual(await asked(offered.id), [[mara.id, { [ann.id]: true, [mara.id]: null }]])
  assert.deepEqual(await asked(apart.id), [[was, { [odd.id]: true, [was]: null }]])
  assert.deepEqual(await asked(itsOwn.id), [[was, { [mara.id]: true, [was]: null }]])
  const listed = (await guest.call('own')).map(({ id, role }) => [id, role])
  assert.deepEqual(
    listed.sort(),
    [
      [offered.id, 'invited'],
      [itsOwn.id, 'seat'],
    ].sort(),
  )
  const [ask] = (await guest.call('room', offered.id)).asks
  await guest.call('answer', offered.id, ask?.id ?? '', true)
  await server.settle()
  assert.deepEqual((await guest.call('room', offered.id)).own, [0])
  await decided(guest, offered.id, 0)
  await server.stop()
})

onEach('nothing moves when an account signs in to another account', async (place) => {
  const server = await siteOn(place)
  const mara = await new Client(server.address).account('Mara')
  const ruth = await new Client(server.address).account('Ruth')
  const ben = await new Client(server.address).guest('Ben')
  const was = ruth.id
  const { id } = await tableOf([ruth, ben], formOf('rows', TWO))
  await signIn(ruth, mara, 'Mara')
  assert.deepEqual((await ruth.call('room', id)).own, [])
  assert.deepEqual(peopleAt(await ben.call('room', id)), [
    ['person', was],
    ['person', ben.id],
  ])
  await server.stop()
})
