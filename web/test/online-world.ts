/** People, friends and tables on a server, made without a browser: for pictures, and for tests that need company. */
import { pick, plainChance, type Seat } from '@ludarium/kernel'
import { type RoomForm, seatPosition, type Table } from '@ludarium/tables'
import { formOf, type Known, must, type OnlineHouse } from './online-site.ts'

/** Opens a table for the first one, seats the others, starts. */
export async function tableFor(services: OnlineHouse, people: readonly Known[], form: RoomForm): Promise<string> {
  const { rooms } = services.server.services
  const [host, ...others] = people
  if (host === undefined) throw new Error('Somebody has to open the table.')
  const room = must(await rooms.openTable(host.person, form))
  const free = room.doc.seats.flatMap((seat, n) => (seat.kind === 'free' ? [n] : []))
  for (const [n, other] of others.entries()) {
    const seat = free[n]
    if (seat === undefined) break
    if (form.access === 'link') must(await rooms.enterByLink(other.person, room.id, room.link))
    must(await rooms.sit(other.person, room.id, seat))
    must(await rooms.setReady(other.person, room.id, true))
  }
  if (free.length <= others.length) must(await rooms.startGame(host.person, room.id))
  return room.id
}

/** Plays any legal moves for everybody, the same from the same seed, until `enough`. */
export async function playFor(
  services: OnlineHouse,
  id: string,
  enough: (table: Table) => boolean,
  most = 4000,
): Promise<Table> {
  const table = must(await services.server.services.liveTables.open(id))
  for (let n = 0; n < most && !table.over && !enough(table); n++) {
    const seat: Seat | undefined = table.actors[0]
    if (seat === undefined) break
    const { legal, number } = seatPosition(table, seat)
    const move = pick(plainChance(`${n}`), legal)
    must(await table.submit({ do: 'decide', seat, moves: [move], seen: number, ticket: `w${n}` }))
  }
  await services.server.services.indexWriter.flush()
  return table
}

export async function befriend(services: OnlineHouse, a: Known, b: Known): Promise<void> {
  const { friends } = services.server.services
  must(await friends.ask(a.person.id, b.person.id))
  must(await friends.ask(b.person.id, a.person.id))
}

const MINUTE = 60_000
const DAY = 86_400_000

export const LIVE = { bank: 40 * MINUTE, increment: 30_000, fresh: false, flag: 'bot' } as const
export const DAYS = { bank: DAY, increment: 0, fresh: true, flag: 'bot' } as const

export interface World {
  readonly mara: Known
  readonly ilse: Known
  readonly tomo: Known
  readonly jonas: Known
  readonly odile: Known
  readonly live: string
  /** Of Age of Innovation and Revive; '' in a small world. */
  readonly innovation: string
  readonly revive: string
  readonly others: string
  readonly gathering: string
  readonly ended: string
}

const turnOf =
  (seat: number, least: number) =>
  (table: Table): boolean =>
    table.at >= least && table.actors.length === 1 && table.actors[0] === seat

/** Tables of the other games. */
async function further(
  services: OnlineHouse,
  { mara, ilse, tomo, jonas, odile }: Pick<World, 'mara' | 'ilse' | 'tomo' | 'jonas' | 'odile'>,
): Promise<Pick<World, 'innovation' | 'revive'>> {
  const me = { kind: 'me' } as const
  const free = { kind: 'free' } as const
  const scythe = await tableFor(services, [mara, jonas, ilse], formOf('scythe', [me, free, free], { clock: DAYS }))
  await playFor(services, scythe, turnOf(0, 60))
  const innovation = await tableFor(
    services,
    [mara, odile, tomo, ilse, jonas],
    formOf('innovation', [me, free, free, free, free], { clock: { ...DAYS, bank: 3 * DAY } }),
  )
  await playFor(services, innovation, turnOf(0, 40))
  const revive = await tableFor(
    services,
    [mara, tomo, ilse, jonas],
    formOf('revive', [me, free, free, free], { clock: LIVE }),
  )
  await playFor(services, revive, turnOf(1, 30))
  return { innovation, revive }
}

/** A small world around Mara: tables that wait for her, tables that do not, open ones, ended ones, friends. */
export async function worldOf(services: OnlineHouse, size: 'small' | 'large' = 'large'): Promise<World> {
  const mara = await services.known('Mara', true)
  const ilse = await services.known('Ilse', true)
  const tomo = await services.known('Tomo', true)
  const jonas = await services.known('Jonas', true)
  const odile = await services.known('Odile')
  for (const friend of [ilse, tomo, jonas]) await befriend(services, mara, friend)
  const me = { kind: 'me' } as const
  const free = { kind: 'free' } as const
  let ended = ''
  for (let n = size === 'small' ? 5 : 0; n < 6; n++) {
    const seats = [me, free, ...(n % 2 === 0 ? [free] : [])]
    const all = n % 2 === 0 ? [mara, ilse, tomo] : [mara, jonas]
    ended = await tableFor(services, all, formOf(n === 3 ? 'scythe' : 'essence', seats, { clock: LIVE, rated: true }))
    await playFor(services, ended, () => false)
  }
  const live = await tableFor(
    services,
    [mara, ilse, tomo, jonas],
    formOf('essence', [me, free, free, free], { clock: LIVE }),
  )
  await playFor(services, live, turnOf(0, 120))
  const more =
    size === 'large' ? await further(services, { mara, ilse, tomo, jonas, odile }) : { innovation: '', revive: '' }
  const others = await tableFor(
    services,
    [mara, ilse, tomo, jonas],
    formOf('essence', [me, free, free, free], { clock: LIVE }),
  )
  await playFor(services, others, turnOf(1, 100))
  for (const [who, game] of [
    [ilse, 'innovation'],
    [tomo, 'essence'],
    [odile, 'revive'],
    [jonas, 'scythe'],
  ] as const) {
    await tableFor(services, [who], formOf(game, [me, free, free], { clock: game === 'revive' ? DAYS : LIVE }))
  }
  const gathering = await tableFor(
    services,
    [mara, ilse],
    formOf('essence', [me, free, { kind: 'bot', level: 'adept' }, free], {
      access: 'link',
      watch: 'friends',
      clock: LIVE,
    }),
  )
  return { mara, ilse, tomo, jonas, odile, live, ...more, others, gathering, ended }
}
