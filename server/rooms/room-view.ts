/** A room as one person may see it. */
import { createHash } from 'node:crypto'
import type { PersonRef, Room } from '@ludarium/tables'
import { visiblePlace } from '../bus/presence.ts'
import type { Person } from '../people/person.ts'
import { isInside, playableSeats } from './access.ts'
import type { RoomDeps } from './deps.ts'
import { visibleAmong } from './people-lookup.ts'
import { type ConsentRequest, openRequests, type RoomDoc, type RoomRow } from './room.ts'
import { readRoom } from './room-store.ts'
import { peopleOf, players, roomSeats, signsIn } from './seats.ts'

/** Maximum number of watchers shown by name. */
const MOST_NAMED = 30
/** Number of watchers whose preference is read. Larger than MOST_NAMED because some hide their presence. */
const MOST_LOOKED_UP = 4 * MOST_NAMED

/** Published before the game; the seed follows after it, so that players can check the deal. */
export function dealHash(seed: string): string {
  return createHash('sha256').update(seed).digest('hex')
}

export async function viewRoom(deps: RoomDeps, person: Person, room: RoomRow): Promise<Room> {
  const { names, presence, now } = deps
  const { doc } = room
  const [here, inSight] = await Promise.all([presence.at(room.id), presence.at(visiblePlace(room.id))])
  const seated = players(doc)
  const watchers = [...here].filter((id) => !seated.includes(id))
  const watching = await namedWatchers(deps, person, watchers)
  await names.look([...watching, room.host, ...peopleOf(doc), ...doc.asks.flatMap(peopleInRequest)])
  const named = (id: string): PersonRef => ({ id, name: names.of(id) })
  return {
    id: room.id,
    version: room.version,
    phase: room.phase,
    game: room.game,
    options: doc.options,
    host: named(room.host),
    seats: viewSeats(deps, doc, { here, inSight }),
    own: playableSeats(person, room),
    lent: roomSeats(doc, person.id, 'bot'),
    access: room.access,
    watch: doc.watch,
    clock: doc.clock,
    rated: doc.rated,
    link: (await isInside(deps, person, room)) ? room.link : null,
    deal: { hash: dealHash(room.seed), seed: room.phase === 'over' ? room.seed : null },
    opened: room.opened,
    asks: openRequests(room, now()).map((request) => viewRequest(request, named)),
    rematch: await findOpenRematch(deps, doc),
    watchers: watchers.length,
    watching: watching.map(named),
  }
}

function peopleInRequest({ by, to, answers }: ConsentRequest): string[] {
  return [by, ...(to === null ? [] : [to]), ...Object.keys(answers)]
}

function viewRequest(request: ConsentRequest, named: (id: string) => PersonRef): Room['asks'][number] {
  const { id, kind, by, at, to, answers, until } = request
  return {
    id,
    kind,
    by: named(by),
    at,
    to: to === null ? null : named(to),
    answers: Object.entries(answers).map(([person, yes]) => ({ person: named(person), yes })),
    until,
  }
}

/** The rematch's id while it is waiting or running, else null. */
export async function findOpenRematch({ store }: RoomDeps, { rematch }: RoomDoc): Promise<string | null> {
  const room = rematch === null ? null : await readRoom(store.sql, rematch)
  return room !== null && (room.phase === 'waiting' || room.phase === 'playing') ? room.id : null
}

/** Leaves out people who hide their presence and people blocked in either direction. */
async function namedWatchers(deps: RoomDeps, person: Person, watchers: readonly string[]): Promise<string[]> {
  if (watchers.length === 0) return []
  const blocked = await deps.friends.blockedWith(person.id)
  const candidates = watchers
    .filter((id) => !blocked.has(id))
    .sort()
    .slice(0, MOST_LOOKED_UP)
  const visible = await visibleAmong(deps.store.sql, candidates)
  return candidates.filter((id) => id === person.id || visible.has(id)).slice(0, MOST_NAMED)
}

export interface PresentPeople {
  /** Have the table open. */
  readonly here: ReadonlySet<string>
  /** Have it open on a page that is visible. */
  readonly inSight: ReadonlySet<string>
}

const NOBODY: PresentPeople = { here: new Set(), inSight: new Set() }

/** The names must have been looked up before. */
export function viewSeats({ names }: RoomDeps, { seats }: RoomDoc, present = NOBODY): Room['seats'] {
  const signs = signsIn(seats)
  return seats.map((seat, at) => {
    const id = seat.kind === 'free' ? null : seat.person
    const person = id === null ? null : { id, name: names.of(id) }
    const isHere = id !== null && present.here.has(id)
    return {
      kind: seat.kind,
      person: seat.kind === 'bot' && person === null ? { id: '', name: seat.name } : person,
      level: seat.kind === 'bot' ? seat.level : seat.kind === 'person' && seat.outside ? 'outside' : '',
      ready: seat.kind === 'bot' || (seat.kind === 'person' && seat.ready),
      sign: signs[at] ?? 'circle',
      here: isHere,
      away: isHere && !present.inSight.has(id),
    }
  })
}
