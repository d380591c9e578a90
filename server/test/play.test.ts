/** Whole games of people on both stores: joining, playing, reconnecting, consent, clocks, chat and presence. */
import assert from 'node:assert/strict'
import { hash, replay } from '@ludarium/kernel'
import { courseOf, onlineSource, type Room, type RoomNews, type Update } from '@ludarium/tables'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { dealHash } from '../rooms/room-view.ts'
import { Client, decide, decided, formOf, must, onEach, playOut, siteOn, tableOf, until } from './kit.ts'

const SEED = 'ab'.repeat(32)
const seams = { seed: () => SEED }

onEach('tables can be open, by link or by invitation, and start when everybody is ready', async (place) => {
  const server = await siteOn(place, {}, seams)
  const [host, guest, other] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  for (const [at, client] of [host, guest, other].entries()) await client.guest(`Person ${at}`)
  const open = await host.call('create', formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
  assert.deepEqual(
    (await guest.call('lobby', { game: 'bazaar', free: true })).map(({ id }) => id),
    [open.id],
  )
  assert.deepEqual(await guest.call('lobby', { game: 'rows' }), [])
  assert.deepEqual(await guest.call('lobby', { clock: 'live' }), [])
  const early = await host.tried('start', open.id)
  assert.equal(!early.ok && early.message.key, 'refusal.start.free')
  await guest.call('sit', open.id, 1)
  const taken = await other.tried('sit', open.id, 1)
  assert.equal(!taken.ok && taken.message.key, 'refusal.seat.taken')
  const unready = await host.tried('start', open.id)
  assert.equal(!unready.ok && unready.message.key, 'refusal.start.ready')
  // After a change of the options everybody has to get ready again.
  await guest.call('ready', open.id, true)
  await host.call('change', open.id, formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }], { access: 'link' }))
  assert.deepEqual(
    (await guest.call('room', open.id)).seats.map((seat) => seat.ready),
    [true, false],
  )
  // With access by link, nobody without the link can see the table.
  const hidden = await other.tried('room', open.id)
  assert.equal(!hidden.ok && hidden.code, 'missing')
  const wrong = await other.tried('enter', open.id, 'guessed')
  assert.equal(!wrong.ok && wrong.code, 'missing')
  assert.equal((await other.call('enter', open.id, open.link ?? '')).id, open.id)
  const invited = await host.call(
    'create',
    formOf('bazaar', [{ kind: 'me' }, { kind: 'kept', person: guest.id }], { access: 'invited' }),
  )
  assert.deepEqual((await guest.call('own')).map((entry) => [entry.id === invited.id, entry.role]).at(0), [
    true,
    'invited',
  ])
  const uninvited = await other.tried('enter', invited.id, invited.link ?? '')
  assert.equal(!uninvited.ok && uninvited.code, 'missing')
  await guest.call('sit', invited.id, 1)
  await guest.call('ready', invited.id, true)
  assert.equal((await host.call('start', invited.id)).phase, 'playing')
  // When the host leaves, another player becomes the host; without players the table closes.
  assert.equal((await host.call('leave', open.id)).host.id, guest.id)
  assert.equal((await guest.call('leave', open.id)).phase, 'closed')
  await server.stop()
})

onEach('a whole game by patches, with a spectator and a player who reconnects', async (place) => {
  const server = await siteOn(place, {}, seams)
  const [ann, ben, eve] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  for (const [at, client] of [ann, ben, eve].entries()) await client.guest(`Person ${at}`)
  const room = await tableOf([ann, ben], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
  assert.deepEqual(room.deal, { hash: dealHash(SEED), seed: null })
  const updates: Update[] = []
  const watched: Update[] = []
  const source = onlineSource(() => must({ ok: true, value: ann.line ?? assert.fail() }), room.id)
  source.subscribe(0, 0, (update) => updates.push(update))
  await eve.connect()
  onlineSource(() => must({ ok: true, value: eve.line ?? assert.fail() }), room.id).subscribe(null, 0, (update) =>
    watched.push(update),
  )
  await until(() => updates.length > 0 && watched.length > 0, 'the first position')
  for (let n = 0; n < 4; n++) for (const [seat, client] of [ann, ben].entries()) await decided(client, room.id, seat)
  const written = await server.services.store.tail(room.id, 0)
  await until(() => updates.at(-1)?.serial === written.length, 'the client has received the decisions')
  // After a reconnect the missed updates come as patches from the last serial.
  const last = updates.at(-1)?.serial ?? 0
  ann.close()
  for (let n = 0; n < 3; n++) await decide(ben, room.id, 1)
  await ann.connect()
  source.subscribe(0, last, (update) => updates.push(update))
  await playOut([ann, ben], room.id)
  await until(() => updates.at(-1)?.position.result !== null && watched.at(-1)?.position.result !== null, 'the end')
  const now = await ann.call('position', room.id, 0)
  assert.deepEqual(updates.at(-1)?.position, now)
  for (const { position } of [...updates, ...watched]) assert.equal(hash(position.view), position.hash)
  assert.equal(updates.filter((update) => update.kind === 'opened').length, 1)
  // Every entry of the log arrived once.
  assert.deepEqual(
    updates.flatMap((update) => update.log),
    await ann.call('log', room.id, 0),
  )
  await until(async () => (await ann.call('room', room.id)).phase === 'over', 'the room is over')
  assert.equal((await ann.call('room', room.id)).deal.seed, SEED)
  // The stored records replay to the same game.
  const course = must(courseOf(await server.services.store.tail(room.id, 0)))
  assert.equal(must(replay(bazaar, course)).divergence, null)
  const text = await (await ann.ask('GET', `/api/tables/${room.id}/game.txt`)).text()
  assert.match(text, /^ludarium 1 bazaar/)
  await until(
    async () => ((await ann.json('GET', `/api/people/${ann.id}/games`)).games as unknown[]).length === 1,
    'the result',
  )
  const again = await ben.call('rematch', room.id)
  assert.equal((await ann.call('rematch', room.id)).id, again.id)
  assert.deepEqual(
    again.seats.map((seat) => seat.kind),
    ['kept', 'person'],
  )
  await server.stop()
})

onEach('a ticket counts once, old positions are stale, other seats are refused', async (place) => {
  const server = await siteOn(place, {}, seams)
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  const { legal, number } = await ann.call('position', id, 0)
  const [move, other] = legal
  assert.ok(move && other)
  const tries = await Promise.all([1, 2, 3].map(() => ann.call('submit', id, 0, [move], number, 'once')))
  assert.deepEqual(tries, [
    { number: 2, at: 1, played: 1 },
    { number: 2, at: 1, played: 1 },
    { number: 2, at: 1, played: 1 },
  ])
  const stale = await ben.tried('submit', id, 1, [other], number, 'x')
  assert.equal(!stale.ok && stale.code, 'stale')
  const theirs = await ben.tried('submit', id, 0, [other], 2, 'x')
  assert.equal(!theirs.ok && theirs.message.key, 'refusal.seat.other')
  const look = await ben.tried('position', id, 0)
  assert.equal(!look.ok && look.message.key, 'refusal.seat.other')
  assert.ok((await ann.call('undo', id, 0, 'back')).number === 3)
  assert.ok((await ann.call('redo', id, 0, 'again')).number === 4)
  const exported = await ann.tried('exported', id)
  assert.equal(!exported.ok && exported.code, 'running')
  await server.stop()
})

onEach('bots stand in and give the seat back; one person may have several seats', async (place) => {
  const server = await siteOn(place, { thinkHere: true }, seams)
  const ann = await new Client(server.address).guest('Ann')
  const ben = await new Client(server.address).guest('Ben')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'me' }] as const
  const { id, own } = await tableOf([ann], formOf('bazaar', seats))
  assert.deepEqual(own, [0, 2])
  await playOut([ann, null, ann], id)
  const course = must(courseOf(await server.services.store.tail(id, 0)))
  assert.ok(course.decisions.some((decision) => decision.seat === 1))
  const lent = await tableOf([ann, ben], formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }]))
  assert.deepEqual((await ann.call('lend', lent.id, 0, 'random')).lent, [0])
  const mine = await ann.tried('undo', lent.id, 0, 'x')
  assert.equal(!mine.ok && mine.code, 'seat')
  await until(async () => (await ben.call('position', lent.id, 1)).at > 0, 'the bot has decided')
  assert.deepEqual((await ann.call('back', lent.id, 0)).own, [0])
  const wrong = await ben.tried('back', lent.id, 0)
  assert.equal(!wrong.ok && wrong.code, 'seat')
  // In a game of two, resigning ends the game and loses it.
  assert.ok((await ann.call('resign', lent.id, 0)).seats.length === 2)
  await until(async () => (await ben.call('room', lent.id)).phase === 'over', 'the game has ended')
  await until(
    async () =>
      ((await ben.json('GET', `/api/people/${ben.id}/games`)).games as { place: number }[]).at(0)?.place === 1,
    'the result',
  )
  await server.stop()
})

onEach('a player who resigns in a game of three may watch the end, others may not', async (place) => {
  const server = await siteOn(place, {}, seams)
  const [ann, ben, eve] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  for (const [at, client] of [ann, ben, eve].entries()) await client.guest(`Watcher ${at}`)
  const form = formOf('bazaar', [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'random' }], {
    watch: 'nobody',
  })
  const { id } = await tableOf([ann, ben], form)
  await ann.call('resign', id, 0)
  assert.deepEqual((await ann.call('room', id)).own, [])
  assert.equal((await ann.call('position', id, null)).seat, null)
  const own = await ann.tried('position', id, 0)
  assert.equal(!own.ok && own.code, 'seat')
  const other = await eve.tried('position', id, null)
  assert.equal(other.ok, false)
  await server.stop()
})

onEach('rewinding, ending and handing over need consent', async (place) => {
  const server = await siteOn(place, {}, seams)
  const [ann, ben, eve] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  for (const [at, client] of [ann, ben, eve].entries()) await client.guest(`Person ${at}`)
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  for (const [seat, client] of [ann, ben, ann].entries()) await decided(client, id, seat % 2)
  const asked = await ann.call('ask', id, 'rewind', 1, '')
  const [ask] = asked.asks
  assert.ok(ask)
  assert.equal((await ann.call('position', id, 0)).at, 3)
  const stranger = await eve.tried('answer', id, ask.id, true)
  assert.equal(!stranger.ok && stranger.code, 'missing')
  assert.deepEqual((await ben.call('answer', id, ask.id, true)).asks, [])
  assert.equal((await ann.call('position', id, 0)).at, 1)
  const [no] = (await ben.call('ask', id, 'end', 0, '')).asks
  assert.deepEqual((await ann.call('answer', id, no?.id ?? '', false)).phase, 'playing')
  const [hand] = (await ann.call('ask', id, 'hand', 0, eve.id)).asks
  await eve.call('answer', id, hand?.id ?? '', true)
  assert.deepEqual((await eve.call('room', id)).own, [0])
  const gone = await ann.tried('undo', id, 0, 'x')
  assert.equal(!gone.ok && gone.code, 'seat')
  const [end] = (await ben.call('ask', id, 'end', 0, '')).asks
  await eve.call('answer', id, end?.id ?? '', true)
  await until(async () => (await ben.call('room', id)).phase === 'over', 'the game has ended')
  await server.stop()
})

onEach('clocks: rest days, what happens at the flag, and own tables sorted by urgency', async (place) => {
  // Friday noon.
  let now = Date.UTC(2026, 0, 2, 12)
  const server = await siteOn(place, {}, { ...seams, now: () => now, jobInterval: 0 })
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const day = 86_400_000
  const days = { bank: day, increment: 0, fresh: true, flag: 'bot', rest: [0, 6] } as const
  const live = { bank: 60_000, increment: 0, fresh: false, flag: 'ends' } as const
  const seats = [{ kind: 'me' }, { kind: 'free' }] as const
  const untimed = await tableOf([ann, ben], formOf('rows', seats))
  const slow = await tableOf([ann, ben], formOf('rows', seats, { clock: days }))
  const quick = await tableOf([ann, ben], formOf('rows', seats, { clock: live }))
  const { dueJobs } = server.services
  await dueJobs.tick()
  await server.settle()
  const own = await ann.call('own')
  assert.deepEqual(
    own.map(({ id, waits }) => [id, waits]),
    [
      [quick.id, true],
      [slow.id, true],
      [untimed.id, true],
    ],
  )
  // Monday noon: Saturday and Sunday are rest days.
  assert.deepEqual(
    own.map(({ due }) => due),
    [now + 60_000, now + 3 * day, null],
  )
  now += 60_001
  await dueJobs.tick()
  await server.settle()
  assert.equal((await ann.call('room', quick.id)).phase, 'over')
  now += 2 * day
  await dueJobs.tick()
  assert.equal((await ann.call('room', slow.id)).seats[0]?.kind, 'person')
  now += day
  await dueJobs.tick()
  await server.settle()
  await until(async () => (await ann.call('room', slow.id)).seats[0]?.kind === 'bot', 'the bot has taken over')
  assert.deepEqual((await ann.call('room', slow.id)).lent, [0])
  await server.stop()
})

onEach('chat: separate channels until the end, and reported lines are hidden', async (place) => {
  const server = await siteOn(place, {}, seams)
  const [ann, ben, eve] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  for (const [at, client] of [ann, ben, eve].entries()) await client.guest(`Person ${at}`)
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  const heard: RoomNews[] = []
  const line = await ann.connect()
  line.follow('inside', [id], (news) => heard.push(news))
  await until(() => heard.length > 0, 'the room')
  await ben.call('say', id, 'seats', 'hello \u0007there')
  await eve.call('say', id, 'watchers', 'he will lose')
  const denied = await eve.tried('say', id, 'seats', 'psst')
  assert.equal(!denied.ok && denied.code, 'forbidden')
  const secret = await ann.tried('chat', id, 'watchers', 0)
  assert.equal(!secret.ok && secret.code, 'forbidden')
  await until(() => heard.some((news) => news.type === 'said'), 'the line')
  assert.deepEqual(
    heard.flatMap((news) => (news.type === 'said' ? [news.line.line] : [])),
    ['hello  there'],
  )
  await ann.call('hide', id, 0)
  assert.deepEqual(
    (await ben.call('chat', id, 'seats', 0)).map((one) => [one.line, one.hidden]),
    [['', true]],
  )
  await until(() => heard.some((news) => news.type === 'room' && news.room.seats[0]?.here === true), 'presence')
  await server.stop()
})

onEach('chat: during the game a host without a seat is a watcher', async (place) => {
  const server = await siteOn(place, {}, seams)
  const [hal, ann, ben] = [new Client(server.address), new Client(server.address), new Client(server.address)]
  for (const [at, client] of [hal, ann, ben].entries()) await client.guest(`Person ${at}`)
  const { id } = await hal.call('create', formOf('rows', [{ kind: 'free' }, { kind: 'free' }]))
  const says = async (client: Client, channel: 'seats' | 'watchers'): Promise<boolean> =>
    (await client.tried('say', id, channel, 'hello')).ok
  assert.deepEqual([await says(hal, 'seats'), await says(hal, 'watchers')], [true, false])
  for (const [seat, client] of [ann, ben].entries()) {
    await client.call('sit', id, seat)
    await client.call('ready', id, true)
  }
  await hal.call('start', id)
  assert.deepEqual([await says(hal, 'seats'), await says(hal, 'watchers')], [false, true])
  assert.deepEqual([await says(ann, 'seats'), await says(ann, 'watchers')], [true, false])
  await hal.call('typing', id, 'watchers')
  assert.equal((await hal.call('chat', id, 'watchers', 0)).length, 1)
  await server.stop()
})

onEach('presence, watchers and typing are shown to everybody who may know them', async (place) => {
  let now = 1_700_000_000_000
  const server = await siteOn(place, {}, { ...seams, now: () => now, jobInterval: 0 })
  const [ann, ben, wen, zoe, odd] = await Promise.all(
    ['Ann', 'Ben', 'Wen', 'Zoe', 'Odd'].map((name) => new Client(server.address).guest(name)),
  )
  assert.ok(ann && ben && wen && zoe && odd)
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  // Zoe hides her presence; Odd and Ben have blocked each other.
  await zoe.json('PATCH', '/api/me', { preferences: { showPresence: false } })
  await ben.json('PUT', `/api/blocks/${odd.id}`)
  const heard = new Map<Client, RoomNews[]>()
  for (const client of [ann, ben, wen, zoe, odd]) {
    const news: RoomNews[] = []
    heard.set(client, news)
    const line = client.line ?? (await client.connect())
    line.follow('inside', [id], (one) => news.push(one))
  }
  const roomOf = (client: Client): Room | undefined => heard.get(client)?.findLast((news) => news.type === 'room')?.room
  const typed = (client: Client): string[] =>
    (heard.get(client) ?? []).flatMap((news) => (news.type === 'typing' ? [news.typing.person.name] : []))
  const named = (client: Client): string[] | undefined =>
    roomOf(client)
      ?.watching.map(({ name }) => name)
      .sort()
  await until(() => [ann, ben, zoe].every((client) => roomOf(client)?.watchers === 3), 'everybody is there')
  await until(() => named(ann)?.join() === 'Odd,Wen', 'watchers are shown by name')
  assert.deepEqual(named(ben), ['Wen'])
  assert.deepEqual(named(zoe), ['Odd', 'Wen', 'Zoe'])

  // A person is away while all of their pages are hidden.
  const presence = (seat: number) => {
    const { here, away } = roomOf(ann)?.seats[seat] ?? {}
    return here === true ? (away ? 'away' : 'here') : 'gone'
  }
  assert.equal(presence(1), 'here')
  await ben.call('attend', false)
  await until(() => presence(1) === 'away', 'Ben is away')
  const second = new Client(server.address)
  second.cookie = ben.cookie
  const line = await second.connect()
  line.follow('inside', [id], () => {})
  await until(() => presence(1) === 'here', 'Ben’s second page is visible')
  second.socket?.terminate()
  await until(() => presence(1) === 'away', 'the second page is closed')
  await ben.call('attend', true)
  await until(() => presence(1) === 'here', 'Ben is back')

  // Players do not see watchers typing, and nobody sees people they have blocked.
  await wen.call('typing', id, 'watchers')
  await ann.call('typing', id, 'seats')
  await odd.call('typing', id, 'watchers')
  await ben.call('typing', id, 'seats')
  await zoe.call('typing', id, 'watchers')
  for (const [client, names] of [
    [ann, ['Ben']],
    [ben, ['Ann']],
    [wen, ['Ann', 'Odd', 'Ben', 'Zoe']],
    [zoe, ['Wen', 'Ann', 'Odd', 'Ben']],
  ] as const) {
    // Events of different servers have no defined order.
    await until(() => typed(client).length >= names.length, `${names.at(-1)} is typing`)
    assert.deepEqual(typed(client).sort(), [...names].sort())
  }

  // How long the game has waited for each seat, from the times of the records.
  for (const [seat, client, time] of [
    [0, ann, 5000],
    [1, ben, 70_000],
    [0, ann, 1000],
  ] as const) {
    now += time
    await decided(client, id, seat)
  }
  assert.deepEqual((await wen.call('about', id)).used, [6000, 70_000])
  await server.stop()
})

onEach('a player gets the favourite sign if it is free, and it stays with the seat', async (place) => {
  const server = await siteOn(place, { botPause: 60_000 }, seams)
  const [ann, ben, cid] = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => new Client(server.address).guest(name)))
  assert.ok(ann && ben && cid)
  await ann.json('PATCH', '/api/me', { preferences: { sign: 'square' } })
  await ben.json('PATCH', '/api/me', { preferences: { sign: 'square' } })
  const seats = [{ kind: 'free' }, { kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'novice' }] as const
  const signs = (room: Room): string[] => room.seats.map((seat) => seat.sign)
  const { id } = await ann.call('create', formOf('bazaar', seats))
  await ben.call('sit', id, 2)
  // Ann has the first seat and gets the sign; Ben keeps his seat's own.
  assert.deepEqual(signs(await cid.call('sit', id, 0)), ['circle', 'square', 'triangle', 'diamond'])
  await ben.call('stand', id, 2)
  await ben.json('PATCH', '/api/me', { preferences: { sign: 'circle' } })
  assert.deepEqual(signs(await ben.call('sit', id, 2)), ['triangle', 'square', 'circle', 'diamond'])
  for (const client of [ben, cid]) await client.call('ready', id, true)
  const begun = await ann.call('start', id)
  const told = async (): Promise<(string | undefined)[]> =>
    (await ben.call('about', id)).sitters.map(({ sign }) => sign)
  assert.deepEqual(await told(), signs(begun))
  // Neither a new favourite nor a stand-in changes it.
  await ben.json('PATCH', '/api/me', { preferences: { sign: 'star' } })
  assert.deepEqual(signs(await ben.call('lend', id, 2, 'novice')), signs(begun))
  assert.deepEqual(signs(await ben.call('back', id, 2)), signs(begun))
  assert.deepEqual(await told(), signs(begun))
  await server.stop()
})

onEach('a rated game rates accounts, once', async (place) => {
  const server = await siteOn(place, {}, seams)
  const [ann, ben] = [
    await new Client(server.address).account('Ann R'),
    await new Client(server.address).account('Ben R'),
  ]
  const guest = await new Client(server.address).guest('Guest')
  const room = await ann.call('create', formOf('rows', [{ kind: 'me' }, { kind: 'free' }], { rated: true }))
  const no = await guest.tried('sit', room.id, 1)
  assert.equal(!no.ok && no.message.key, 'refusal.rated.account')
  await ben.call('sit', room.id, 1)
  await ben.call('ready', room.id, true)
  await ann.call('start', room.id)
  const hint = await ann.tried('hint', room.id, 0)
  assert.equal(!hint.ok && hint.message.key, 'refusal.rated.hint')
  await ann.call('resign', room.id, 0)
  const ratings = async (client: Client): Promise<number[]> => {
    const { ratings: all } = (await client.json('GET', `/api/people/${client.id}`)) as {
      ratings: { rows?: { rating: number }[] }
    }
    return (all.rows ?? []).map(({ rating }) => rating)
  }
  await until(async () => (await ratings(ann)).length > 0, 'the rating')
  const [[loser], [winner]] = [await ratings(ann), await ratings(ben)]
  assert.ok(loser !== undefined && winner !== undefined && loser < 1500 && winner > 1500)
  const { best } = (await ann.json('GET', '/api/statistics/rows')) as { best: { person: { name: string } }[] }
  assert.deepEqual(
    best.map(({ person }) => person.name),
    ['Ben R', 'Ann R'],
  )
  await server.stop()
})

onEach('an outside bot plays with a token', async (place) => {
  const server = await siteOn(place, {}, seams)
  const ann = await new Client(server.address).account('Ann B')
  const made = (await ann.json('POST', '/api/bots', { name: 'My program' })) as { bot: { id: string }; token: string }
  const bot = new Client(server.address)
  await bot.connect({ authorization: `Bearer ${made.token}`, origin: '', cookie: '' })
  const { id } = await tableOf([ann], formOf('rows', [{ kind: 'me' }, { kind: 'kept', person: made.bot.id }]))
  assert.equal((await ann.call('room', id)).seats[1]?.level, 'outside')
  await playOut([ann, bot], id)
  assert.equal((await ann.json('DELETE', `/api/bots/${made.bot.id}`)).status, 200)
  await server.stop()
})
