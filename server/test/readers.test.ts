/** Onlookers hear of decisions that follow each other quickly together, and miss nothing by it. */
import { deepEqual, equal, fail, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { below, type Change, chanceOf, hash, patched, pick, readTable, type Seat, seedOf } from '@ludarium/kernel'
import { type Host, logOf, recordsOf, type Sitter, Table, type Told, type WireUpdate } from '@ludarium/tables'
import { Beat } from '../hall/beat.ts'
import { Readers } from '../hall/readers.ts'
import { Weaver } from '../hall/weaver.ts'

/** Keeps up with a table by what it is told. */
class Follower {
  readonly seat: Seat | null
  serial = 0
  updates = 0
  view: unknown = null
  told: Told[] = []
  level = ''

  constructor(seat: Seat | null) {
    this.seat = seat
  }

  take(text: string): void {
    const { serial, kind, position, told, sitters } = JSON.parse(text) as WireUpdate
    this.updates++
    this.serial = serial
    if (sitters !== undefined) this.level = sitters[0]?.level ?? ''
    if (position === undefined) return
    const { view, changes, at } = position as { view?: unknown; changes?: Change[]; at: number }
    this.view = view ?? patched(this.view, changes ?? [])
    equal(hash(this.view), position.hash)
    if (kind === 'opened') this.told = []
    if (kind === 'undone') this.told = this.told.filter((one) => one.at <= at)
    this.told.push(...told)
  }
}

/** A table of four with a follower at every place and a spectator, and a beat that is struck by hand. */
async function following(id: string, load: (typeof games)[number]['load']) {
  const { game } = await load()
  const read = readTable(game, { seats: Math.min(4, game.seats.max), seed: `readers ${id}` })
  ok(read.ok)
  let due: (() => void) | null = null
  const later = (strike: () => void): void => {
    due = strike
  }
  const readers = new Readers(new Weaver(), new Beat(later, (error) => fail(String(error))))
  const sitters: Sitter[] = Array.from({ length: read.value.seats }, () => ({ name: 'A', kind: 'person', level: '' }))
  const host: Host = {
    keep: async () => 'kept',
    tail: async () => [],
    now: () => 0,
    copied: (s) => readers.copied(game, s),
    hashed: (s) => readers.hashed(s),
  }
  const setup = { game: id, version: game.version, ...read.value }
  const opened = Table.open('t', game, recordsOf({ setup, decisions: [] }, { sitters, when: 0 }), host)
  ok(opened.ok)
  const table = opened.value
  const followers = [...sitters.keys(), null].map((seat) => new Follower(seat))
  for (const follower of followers) readers.add(table, follower.seat, 0, (text) => follower.take(text))
  table.watch((step) => readers.stepped(table, step))
  const strike = (): void => {
    const struck = due
    due = null
    struck?.()
  }
  const isUpToDate = ({ seat, serial, view, told }: Follower): void => {
    equal(serial, table.number)
    deepEqual(view, game.view(table.match.state, seat))
    deepEqual(told, JSON.parse(JSON.stringify(logOf(table, seat))))
  }
  return { game, table, readers, followers, strike, isUpToDate }
}

for (const { id, load } of games) {
  test(`${id}: who is asked hears at once, all others together and everything`, async () => {
    const { game, table, readers, followers, strike, isUpToDate } = await following(id, load)
    const luck = chanceOf(seedOf('readers'))
    let decisions = 0
    for (let n = 0; n < 250 && !table.over; n++) {
      const seat = pick(luck, table.actors)
      const done = await table.submit({ do: 'decide', seat, move: pick(luck, table.legal(seat)), ticket: '' })
      ok(done.ok)
      decisions++
      for (const follower of followers) {
        if (follower.seat === seat || table.actors.includes(follower.seat ?? -1)) isUpToDate(follower)
      }
      // What is no decision is told at once, to those who had not heard of the last ones too.
      switch (below(luck, 24)) {
        case 0:
          await table.submit({ do: 'undo', seat, ticket: '' })
          break
        case 1:
          table.stirred({ thinking: n })
          break
        case 2: {
          const sitter: Sitter = { name: 'A', kind: 'person', level: `${n}` }
          ok((await table.submit({ do: 'hand', seat: 0, sitter, ticket: '' })).ok)
          for (const follower of followers) equal(follower.level, `${n}`)
          break
        }
        case 3:
          for (const follower of followers) follower.level = 'unknown'
          readers.refresh(table)
          for (const follower of followers) equal(follower.level, table.sitters[0]?.level)
          break
        case 4:
          readers.forget(table)
          break
        case 5:
        case 6:
        case 7:
          strike()
          break
        default:
          continue
      }
      for (const follower of followers) isUpToDate(follower)
    }
    ok(game.seats.max < 2 || decisions > 100)
    const [spectator] = followers.slice(-1)
    ok(spectator !== undefined && spectator.updates < decisions)
  })
}

test('who only looks on hears of a decision at once when none came just before', async () => {
  const [first] = games
  ok(first !== undefined)
  const { table, followers, strike, isUpToDate } = await following(first.id, first.load)
  const decide = async (): Promise<void> => {
    const [seat = 0] = table.actors
    const [move] = table.legal(seat)
    ok(move !== undefined && (await table.submit({ do: 'decide', seat, move, ticket: '' })).ok)
  }
  const [spectator] = followers.slice(-1)
  ok(spectator !== undefined)
  for (let n = 0; n < 5; n++) {
    await decide()
    isUpToDate(spectator)
    strike()
  }
  await decide()
  await decide()
  equal(spectator.serial, table.number - 1)
  strike()
  isUpToDate(spectator)
  // It was told just now: the next one waits for the next beat.
  await decide()
  equal(spectator.serial, table.number - 1)
  strike()
  isUpToDate(spectator)
})

test('what fails at a beat is heard of and keeps nothing else from being done', () => {
  const heard: unknown[] = []
  const strikes: (() => void)[] = []
  const beat = new Beat(
    (strike) => strikes.push(strike),
    (error) => heard.push(error),
  )
  const broken = new Error('broken')
  beat.next(() => {
    throw broken
  })
  beat.next(() => {
    heard.push('done')
    beat.next(() => heard.push('next'))
  })
  equal(strikes.length, 1)
  strikes[0]?.()
  deepEqual(heard, [broken, 'done'])
  // Whoever asks at a beat is served at the next.
  strikes[1]?.()
  deepEqual(heard, [broken, 'done', 'next'])
})
