/** Updates for watchers: decisions in quick succession are combined, and nothing is lost. */
import { deepEqual, equal, fail, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { below, type Change, chanceOf, hash, patched, pick, readTable, type Seat, seedOf } from '@ludarium/kernel'
import { type Host, type LogEntry, logOf, recordsOf, type Sitter, Table, type WireUpdate } from '@ludarium/tables'
import { ahead, movesOf } from '../../tables/test/presses.ts'
import { Throttle } from '../live/throttle.ts'
import { Watchers } from '../live/watchers.ts'

/** Applies updates to its own copy of the position. */
class Follower {
  readonly seat: Seat | null
  serial = 0
  updates = 0
  view: unknown = null
  told: LogEntry[] = []
  level = ''

  constructor(seat: Seat | null) {
    this.seat = seat
  }

  take(text: string): void {
    const { serial, kind, position, log, sitters } = JSON.parse(text) as WireUpdate
    this.updates++
    this.serial = serial
    if (sitters !== undefined) this.level = sitters[0]?.level ?? ''
    if (position === undefined) return
    const { view, changes, at } = position as { view?: unknown; changes?: Change[]; at: number }
    this.view = view ?? patched(this.view, changes ?? [])
    equal(hash(this.view), position.hash)
    if (kind === 'opened') this.told = []
    if (kind === 'undone') this.told = this.told.filter((one) => one.at <= at)
    this.told.push(...log)
  }
}

/** A table of four with a follower per seat and a spectator; the test ends the throttle's intervals. */
async function following(id: string, load: (typeof games)[number]['load']) {
  const { game } = await load()
  const read = readTable(game, { seats: Math.min(4, game.seats.max), seed: `readers ${id}` })
  ok(read.ok)
  let due: (() => void) | null = null
  const later = (strike: () => void): void => {
    due = strike
  }
  const watchers = new Watchers(new Throttle(later, (error) => fail(String(error))))
  const sitters: Sitter[] = Array.from({ length: read.value.seats }, () => ({ name: 'A', kind: 'person', level: '' }))
  const host: Host = {
    keep: async () => 'kept',
    tail: async () => [],
    now: () => 0,
    copied: (s) => watchers.copied(game, s),
    hashed: (s) => watchers.hashed(s),
  }
  const setup = { game: id, version: game.version, ...read.value }
  const opened = Table.open('t', game, recordsOf({ setup, decisions: [] }, { sitters, when: 0 }), host)
  ok(opened.ok)
  const table = opened.value
  const followers = [...sitters.keys(), null].map((seat) => new Follower(seat))
  for (const follower of followers)
    watchers.add(table, { seat: follower.seat, from: 0, tell: (text) => follower.take(text) })
  table.watch((step) => watchers.stepped(table, step))
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
  return { game, table, watchers, followers, strike, isUpToDate }
}

for (const { id, load } of games) {
  test(`${id}: actors get updates at once, everybody else gets them combined and complete`, async () => {
    const { game, table, watchers, followers, strike, isUpToDate } = await following(id, load)
    const luck = chanceOf(seedOf('readers'))
    let decisions = 0
    let undone = 0
    for (let n = 0; n < 250 && !table.over; n++) {
      const seat = pick(luck, table.actors)
      const made = ahead(table.match, seat, 1 + below(luck, 4), luck)
      // What was tried and refused in the middle leaves nothing behind.
      const wrong = [...movesOf(made).slice(0, -1), { do: 'sing' }]
      equal((await table.submit({ do: 'decide', seat, moves: wrong, ticket: '' })).ok, false)
      const done = await table.submit({ do: 'decide', seat, moves: movesOf(made), ticket: '' })
      ok(done.ok)
      decisions += done.value.played
      for (const follower of followers) {
        if (follower.seat === seat || table.actors.includes(follower.seat ?? -1)) isUpToDate(follower)
      }
      // Other updates go out at once, also to watchers who were waiting.
      switch (below(luck, 24)) {
        case 0:
          // A press that brought something to light stays.
          if (!(await table.submit({ do: 'undo', seat, ticket: '' })).ok) continue
          undone++
          break
        case 1:
          table.notify({ thinking: n })
          break
        case 2: {
          const sitter: Sitter = { name: 'A', kind: 'person', level: `${n}` }
          ok((await table.submit({ do: 'hand', seat: 0, sitter, ticket: '' })).ok)
          for (const follower of followers) equal(follower.level, `${n}`)
          break
        }
        case 3:
          for (const follower of followers) follower.level = 'unknown'
          watchers.refresh(table)
          for (const follower of followers) equal(follower.level, table.sitters[0]?.level)
          break
        case 4:
          watchers.forget(table)
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
    ok(game.seats.max < 2 || (decisions > 100 && undone > 0))
    const [spectator] = followers.slice(-1)
    ok(spectator !== undefined && spectator.updates < decisions)
  })
}

test('a watcher gets a decision at once if no other one came just before', async () => {
  const [first] = games
  ok(first !== undefined)
  const { table, followers, strike, isUpToDate } = await following(first.id, first.load)
  const decide = async (): Promise<void> => {
    const [seat = 0] = table.actors
    const [move] = table.legal(seat)
    ok(move !== undefined && (await table.submit({ do: 'decide', seat, moves: [move], ticket: '' })).ok)
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
  // The next decision waits for the end of the interval.
  await decide()
  equal(spectator.serial, table.number - 1)
  strike()
  isUpToDate(spectator)
})

test('postponed work that fails is reported and does not affect the rest', () => {
  const heard: unknown[] = []
  const strikes: (() => void)[] = []
  const throttle = new Throttle(
    (strike) => strikes.push(strike),
    (error) => heard.push(error),
  )
  const broken = new Error('broken')
  throttle.postpone(() => {
    throw broken
  })
  throttle.postpone(() => {
    heard.push('done')
    throttle.postpone(() => heard.push('next'))
  })
  equal(strikes.length, 1)
  strikes[0]?.()
  deepEqual(heard, [broken, 'done'])
  // Work postponed during a run waits for the next interval.
  strikes[1]?.()
  deepEqual(heard, [broken, 'done', 'next'])
})
