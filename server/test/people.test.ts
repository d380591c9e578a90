/** Guests, accounts, sessions, friends, preferences, and deletion of accounts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPassword, sealPassword } from '../people/passwords.ts'
import { Client, formOf, onEach, siteOn, tableOf, until } from './kit.ts'

const codeOf = (answer: Record<string, unknown>): string => (answer.refusal as { code: string } | undefined)?.code ?? ''
const keyOf = (answer: Record<string, unknown>): string =>
  (answer.refusal as { message: { key: string } } | undefined)?.message.key ?? ''

test('every password hash has its own salt', async () => {
  const [one, two] = await Promise.all([sealPassword('correct horse'), sealPassword('correct horse')])
  assert.notEqual(one, two)
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.ok(await isPassword('correct horse', one))
  assert.ok(!(await isPassword('correct house', one)))
  assert.ok(!(await isPassword('', null)))
})

onEach('a guest plays at once and keeps the seat when registering', async (place) => {
  const server = await siteOn(place)
  const [mara, ruth] = [new Client(server.address), new Client(server.address)]
  await mara.guest('Mara')
  await ruth.guest('Ruth')
  const { id } = await tableOf([mara, ruth], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  const registered = await mara.json('POST', '/api/register', { name: 'Mara', password: 'a long password' })
  assert.deepEqual(registered.person, { id: mara.id, kind: 'account', name: 'Mara' })
  assert.deepEqual((await mara.call('room', id)).own, [0])
  // The same name in another spelling.
  const taken = await ruth.json('POST', '/api/register', { name: 'MÁRA', password: 'a long password' })
  assert.deepEqual([taken.status, keyOf(taken)], [409, 'refusal.name.taken'])
  assert.equal(codeOf(await new Client(server.address).json('POST', '/api/guest', { name: 'mara' })), 'name')
  // From another browser.
  const phone = new Client(server.address)
  assert.equal(
    keyOf(await phone.json('POST', '/api/sign-in', { name: 'Mara', password: 'wrong one' })),
    'refusal.auth.wrong',
  )
  assert.equal((await phone.json('POST', '/api/sign-in', { name: 'mara', password: 'a long password' })).status, 200)
  assert.deepEqual((await phone.call('room', id)).own, [0])
  const names = (await phone.call('own')).flatMap((table) => table.seats.map((seat) => seat.person?.name))
  assert.deepEqual(names, ['Mara', 'Ruth'])
  await server.stop()
})

onEach('sessions are listed and revoked, and revoking closes sockets', async (place) => {
  const server = await siteOn(place)
  const [home, phone] = [await new Client(server.address).account('Ilse'), new Client(server.address)]
  await phone.json('POST', '/api/sign-in', { name: 'Ilse', password: 'Ilse has a password' })
  await phone.connect()
  const listed = (await home.json('GET', '/api/sessions')) as { current: string; sessions: { id: string }[] }
  assert.equal(listed.sessions.length, 2)
  const other = listed.sessions.find(({ id }) => id !== listed.current)
  const cut = new Promise<number>((done) => phone.socket?.once('close', done))
  assert.equal((await home.json('DELETE', `/api/sessions/${other?.id}`)).status, 200)
  assert.equal(await cut, 4001)
  assert.equal((await phone.json('GET', '/api/sessions')).status, 401)
  await assert.rejects(phone.connect(), /401/)
  // A new password ends every other session.
  const tablet = new Client(server.address)
  await tablet.json('POST', '/api/sign-in', { name: 'Ilse', password: 'Ilse has a password' })
  const wrong = await home.json('POST', '/api/password', { old: 'not it at all', password: 'another password' })
  assert.equal(keyOf(wrong), 'refusal.auth.wrong')
  const right = await home.json('POST', '/api/password', { old: 'Ilse has a password', password: 'another password' })
  assert.equal(right.status, 200)
  assert.equal((await tablet.json('GET', '/api/sessions')).status, 401)
  assert.equal((await home.json('GET', '/api/sessions')).status, 200)
  await home.ask('POST', '/api/sign-out')
  assert.equal((await home.json('GET', '/api/sessions')).status, 401)
  await server.stop()
})

onEach('failed sign-ins slow down account and address for a while', async (place) => {
  let now = 1_000_000_000_000
  const server = await siteOn(place, {}, { now: () => now, jobInterval: 0 })
  await new Client(server.address).account('Vera')
  const stranger = new Client(server.address)
  const attempt = (name: string, password: string): Promise<Record<string, unknown>> =>
    stranger.json('POST', '/api/sign-in', { name, password })
  for (let tries = 0; tries < 5; tries++) assert.equal((await attempt('Vera', 'guess')).status, 401)
  assert.equal((await attempt('Vera', 'Vera has a password')).status, 429)
  assert.equal((await attempt('Somebody else', 'guess')).status, 429)
  now += 60_000
  assert.equal((await attempt('Vera', 'Vera has a password')).status, 200)
  await server.stop()
})

onEach('friendship needs consent, and blocked people cannot meet', async (place) => {
  const server = await siteOn(place)
  const ann = await new Client(server.address).account('Ann')
  const ben = await new Client(server.address).account('Ben')
  const states = async (who: Client): Promise<unknown> =>
    ((await who.json('GET', '/api/friends')).friends as { state: string }[]).map(({ state }) => state)
  assert.deepEqual((await ann.json('PUT', `/api/friends/${ben.id}`)).state, 'asked')
  assert.deepEqual([await states(ann), await states(ben)], [['asked'], ['asks']])
  assert.deepEqual((await ben.json('PUT', `/api/friends/${ann.id}`)).state, 'friends')
  assert.deepEqual([await states(ann), await states(ben)], [['friends'], ['friends']])
  const line = await ben.connect()
  line.follow('news', [], () => {})
  await ben.call('own')
  const [here] = await ann.call('friends')
  assert.deepEqual(here, { id: ben.id, name: 'Ben', here: true, table: null })
  await ann.json('PUT', `/api/blocks/${ben.id}`)
  assert.deepEqual([await states(ann), await states(ben)], [[], []])
  const room = await ann.call('create', formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  const refusedSeat = await ben.tried('sit', room.id, 1)
  assert.equal(!refusedSeat.ok && refusedSeat.code, 'forbidden')
  assert.deepEqual(await ben.call('lobby', {}), [])
  // The blocked person does not notice.
  assert.equal((await ben.json('PUT', `/api/friends/${ann.id}`)).state, 'asked')
  assert.deepEqual(await states(ann), [])
  await server.stop()
})

onEach('preferences are stored, and unknown fields are refused', async (place) => {
  const server = await siteOn(place)
  const client = await new Client(server.address).guest('Olga')
  const changed = await client.json('PATCH', '/api/me', { preferences: { mailEvery: 5, sign: 'fox' } })
  assert.equal((changed.preferences as { sign: string }).sign, 'fox')
  for (const wrong of [
    { sign: 7 },
    { unknown: 1 },
    { mail: 'no address' },
    { webhook: 'javascript:1' },
    { mailEvery: -1 },
  ]) {
    assert.equal((await client.json('PATCH', '/api/me', { preferences: wrong })).status, 400)
  }
  const me = (await client.json('GET', '/api/me')) as { preferences: { sign: string; mailEvery: number } }
  assert.deepEqual([me.preferences.sign, me.preferences.mailEvery], ['fox', 5])
  await server.stop()
})

onEach('the games of a deleted account stay without its name', async (place) => {
  const server = await siteOn(place)
  const ann = await new Client(server.address).account('Anna')
  const ben = await new Client(server.address).guest('Bert')
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  await ann.call('say', id, 'seats', 'good luck')
  assert.equal((await ann.json('DELETE', '/api/me', { password: 'wrong' })).status, 401)
  assert.equal((await ann.json('DELETE', '/api/me', { password: 'Anna has a password' })).status, 200)
  const room = await ben.call('room', id)
  assert.deepEqual(
    room.seats.map((seat) => seat.kind),
    ['bot', 'person'],
  )
  await until(async () => {
    const all = [await ben.call('room', id), await ben.call('about', id), await ben.call('chat', id, 'seats', 0)]
    return !JSON.stringify(all).includes('Anna')
  }, 'the name is gone')
  const stored = await server.services.store.sql.all('SELECT record FROM records')
  assert.ok(!JSON.stringify(stored).includes('Anna'))
  const again = new Client(server.address)
  assert.equal(
    (await again.json('POST', '/api/sign-in', { name: 'Anna', password: 'Anna has a password' })).status,
    401,
  )
  await server.stop()
})
