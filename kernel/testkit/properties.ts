/** Properties that every game must have. Each is a visitor of walks that throws on a violation. */
import assert from 'node:assert/strict'
import {
  begin,
  check,
  clone,
  type GameEvent,
  hash,
  isSealed,
  type Move,
  mayHear,
  next,
  pick,
  pressesIn,
  questionAt,
  type ScoreLine,
  type SealedStep,
  type Seat,
  type State,
  sameMove,
  seatsOf,
  submit,
  undo,
} from '../index.ts'
import type { Visitor, WalkPosition } from './walk.ts'

export interface Property {
  readonly name: string
  readonly visitor: Visitor
}

/** Checked on whole games at every kind of table; the others on random parts of games. */
export const endsWithinBounds: Property = {
  name: 'random games end within bounds',
  visitor: {
    every: 1,
    end({ s, over, decisions }) {
      assert.ok(over, `not over after ${decisions.length} decisions`)
      assert.ok(s.turn > 0, 'a whole game without a turn: nothing makes `turn` grow')
    },
  },
}

const listed: Property = {
  name: 'legal lists are within bounds, without duplicates, and change nothing',
  visitor: {
    every: 3,
    at({ game, s, seat, legal }) {
      assert.ok(legal.length <= game.audit.bounds.branching, `${legal.length} legal moves`)
      const texts = new Set(legal.map((move) => hash(move)))
      assert.equal(texts.size, legal.length, 'the same move is listed twice')
      const before = hash(s)
      const own = game.legal(s, seat)
      assert.deepEqual(own, legal)
      assert.ok(own !== legal && own !== game.legal(s, seat), 'the rules reuse a list they returned')
      game.view(s, seat)
      game.why(s, seat)
      game.advice.evaluate(s, seat)
      game.score(s, seat)
      game.actors(s)
      assert.equal(hash(s), before, 'a query changed the state')
      for (let other = 0; other < s.seats; other++) {
        if (!game.actors(s).includes(other)) assert.deepEqual(game.legal(s, other), [])
      }
    },
  },
}

const plays: Property = {
  name: 'every listed move can be played and leads to a decision or the end',
  visitor: {
    every: 12,
    at({ game, s, seat, legal }) {
      for (const move of legal) {
        const after = clone(s)
        game.play(after, seat, move)
        assert.ok(after.turn >= s.turn, 'the turn number decreased')
        const actors = game.actors(after)
        assert.equal(actors.length === 0, game.result(after) !== null)
        for (const actor of actors) assert.ok(game.legal(after, actor).length > 0, `seat ${actor} has no legal move`)
      }
    },
  },
}

const refuses: Property = {
  name: 'unlisted moves are refused and change nothing',
  visitor: {
    every: 12,
    at({ game, s, seat, legal, chance }) {
      const before = hash(s)
      const strangers = Array.from({ length: s.seats }, (_, other) => other).filter((o) => !game.actors(s).includes(o))
      for (const wrong of mutants(pick(chance, legal))) {
        const outcome = check(game, s, seat, wrong)
        const isListed = isRecord(wrong) && legal.some((move) => sameMove(move, wrong))
        assert.equal(outcome.ok, isListed, `accepted ${JSON.stringify(wrong)}`)
      }
      for (const other of strangers) assert.equal(check(game, s, other, pick(chance, legal)).ok, false)
      assert.equal(hash(s), before)
    },
  },
}

function isRecord(value: unknown): value is Move {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Slightly wrong moves: one field changed, added or removed. */
function mutants(move: Move): unknown[] {
  const fields = Object.entries(move)
  const changed = fields.flatMap(([key, value]) =>
    typeof value === 'number'
      ? [value + 1, value - 1, value + 0.5, Number.NaN, String(value)].map((wrong) => ({ ...move, [key]: wrong }))
      : [`${value}x`, '', 0, null].map((wrong) => ({ ...move, [key]: wrong })),
  )
  const fewer = fields.map(([key]) => Object.fromEntries(fields.filter(([other]) => other !== key)))
  return [...changed, ...fewer, { ...move, extra: 1 }, null, [], 'do', 7]
}

const reasons: Property = {
  name: 'no blocked move is legal',
  visitor: {
    every: 5,
    at({ game, s, seat, legal }) {
      for (const { move } of game.why(s, seat)) {
        const fields = Object.entries(move)
        assert.ok(fields.length > 0, 'a blocked move has no fields')
        const allowed = legal.find((one) => {
          const listed = new Map<string, unknown>(Object.entries(one))
          return fields.every(([key, value]) => listed.get(key) === value)
        })
        assert.equal(allowed, undefined, `blocked as ${JSON.stringify(move)}`)
      }
    },
  },
}

const conserves: Property = {
  name: 'components are conserved',
  visitor: {
    every: 5,
    at: ({ game, s, atStart }) => assert.deepEqual(game.audit.components(s), atStart),
    end: ({ s, atStart }, { game }) => assert.deepEqual(game.audit.components(s), atStart),
  },
}

const deterministic: Property = {
  name: 'the same seed and decisions give the same bytes',
  visitor: {
    every: 1,
    end({ setup, decisions, s }, { game }) {
      const again = game.setup(setup)
      for (const { seat, move } of decisions) game.play(again, seat, move)
      assert.equal(JSON.stringify(again), JSON.stringify(s))
    },
  },
}

const json: Property = {
  name: 'a JSON round trip changes nothing',
  visitor: {
    every: 10,
    at({ game, s, seat, legal, move }) {
      const copy = JSON.parse(JSON.stringify(s)) as State
      assert.deepEqual(copy, s)
      assert.deepEqual(game.legal(copy, seat), legal)
      const here = clone(s)
      game.play(here, seat, move)
      game.play(copy, seat, move)
      assert.equal(hash(copy), hash(here))
    },
  },
}

const clones: Property = {
  name: 'a clone is equal and shares nothing',
  visitor: {
    every: 10,
    at({ game, s }) {
      const copy = game.clone(s)
      assert.deepEqual(copy, s)
      const own = new Set<unknown>()
      parts(s, (part) => own.add(part))
      parts(copy, (part) => assert.ok(!own.has(part), `the clone shares ${JSON.stringify(part).slice(0, 80)}`))
      parts(s, (part) => {
        const mixed =
          Array.isArray(part) && typeof part[0] !== 'object' && part.some((item) => typeof item === 'object')
        assert.ok(!mixed, `a list mixes scalars and records: ${JSON.stringify(part).slice(0, 80)}`)
      })
    },
  },
}

/** Comparisons that only visit what the rules touched rely on this. */
const tree: Property = {
  name: 'a state keeps its keys, and no part of it is referenced twice',
  visitor: {
    every: 5,
    at: ({ s }) => assertTree(s),
    end({ setup, s }, { game }) {
      assertTree(s)
      assert.deepEqual(Object.keys(s), Object.keys(game.setup(setup)), 'the keys of the state have changed')
    },
  },
}

function assertTree(s: State): void {
  const found = new Set<object>()
  parts(s, (part) => {
    assert.ok(!found.has(part), `referenced twice: ${JSON.stringify(part).slice(0, 80)}`)
    found.add(part)
  })
}

/** Every list and record inside the value, including itself. */
function parts(value: unknown, found: (part: object) => void): void {
  if (typeof value !== 'object' || value === null) return
  found(value)
  for (const item of Object.values(value)) parts(item, found)
}

const views: Property = {
  name: 'views leak nothing and suffice to list the moves',
  visitor: {
    every: 10,
    at({ game, s, chance }) {
      for (const seat of [null, ...seatsOf(s)]) {
        const view = game.view(s, seat)
        assert.ok(!JSON.stringify(view).includes(s.chance.seed), 'the view contains the seed')
        assert.deepEqual(game.actors(view), game.actors(s))
        const imagined = game.imagine(view, seat, chance)
        assert.deepEqual(game.view(imagined, seat), view, 'an imagined state has a different view')
        assert.deepEqual(
          game.audit.components(imagined),
          game.audit.components(s),
          'an imagined state has different components',
        )
        assert.deepEqual(texts(imagined), texts(s), 'an imagined state has different cards')
        if (seat === null) continue
        assert.deepEqual(game.legal(view, seat), game.legal(s, seat), 'legal needs more than the view')
        assert.deepEqual(game.legal(imagined, seat), game.legal(s, seat), 'legal depends on hidden information')
        assert.deepEqual(game.why(view, seat), game.why(s, seat), 'why needs more than the view')
      }
    },
  },
}

/** Compares the game's own list of hidden cards with the view. Detects a secret that is declared open. */
export function hidesDeclaredCards(hidden: (s: State, seat: Seat | null) => readonly string[]): Property {
  return {
    name: 'views show no card that the game declares hidden',
    visitor: {
      every: 10,
      at({ game, s }) {
        for (const seat of [null, ...seatsOf(s)]) {
          const shown = texts(game.view(s, seat))
          const whole = texts(s)
          for (const card of hidden(s, seat)) {
            const reader = seat === null ? 'spectators' : `seat ${seat}`
            assert.ok((shown[card] ?? 0) < (whole[card] ?? 0), `the view shows ${reader} the hidden '${card}'`)
          }
        }
      },
    },
  }
}

/** How often each string occurs in a state, without sealed answers and the seed. */
function texts(s: State): Record<string, number> {
  const count: Record<string, number> = {}
  collect({ ...s, chance: null, agenda: s.agenda.map((step) => ({ ...step, given: null })) }, (text) => {
    count[text] = (count[text] ?? 0) + 1
  })
  return count
}

function collect(value: unknown, found: (text: string) => void): void {
  if (typeof value === 'string') found(value)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) collect(item, found)
}

const undoes: Property = {
  name: 'undo restores state and views',
  visitor: {
    every: 1,
    end({ setup, decisions }, { game }) {
      const opened = begin(game, setup)
      assert.ok(opened.ok)
      const match = opened.value
      for (const [at, { seat, move }] of decisions.entries()) {
        const look = at % 11 === 5
        const before = look ? clone(match.state) : null
        assert.ok(submit(match, seat, move).ok)
        if (before === null) continue
        const revealed = before.reveals !== match.state.reveals
        assert.equal(undo(match, seat).ok, !revealed, 'undo is possible exactly when nothing was revealed')
        if (revealed) continue
        assert.equal(JSON.stringify(match.state), JSON.stringify(before), 'undo gives a different state')
        for (let other = 0; other < before.seats; other++) {
          assert.deepEqual(game.view(match.state, other), game.view(before, other))
        }
        assert.ok(submit(match, seat, move).ok)
      }
    },
  },
}

const blind: Property = {
  name: 'a decision that can be undone reveals nothing',
  visitor: {
    every: 6,
    at({ game, s, seat, move, chance }) {
      const after = clone(s)
      const events: GameEvent[] = []
      game.play(after, seat, move, (event) => events.push(event))
      if (after.reveals !== s.reveals) return
      const other = game.imagine(game.view(s, seat), seat, chance)
      const otherEvents: GameEvent[] = []
      game.play(other, seat, move, (event) => otherEvents.push(event))
      assert.deepEqual(game.view(other, seat), game.view(after, seat), 'the view shows something new')
      assert.deepEqual(heardBy(otherEvents, seat), heardBy(events, seat), 'the log shows something new')
    },
  },
}

/**
 * Rivals see what follows a decision: whether the turn ends, which question comes next. In a world that they cannot
 * distinguish from this one, the same decision must look the same to them. Otherwise it leaks information.
 */
const discreet: Property = {
  name: 'what others see does not depend on what is hidden from them',
  visitor: {
    every: 6,
    at({ game, s, seat, move, chance }) {
      if (isSealed(next(s))) return
      const after = clone(s)
      const events: GameEvent[] = []
      game.play(after, seat, move, (event) => events.push(event))
      if (after.reveals !== s.reveals) return
      for (const reader of [null, ...seatsOf(s)]) {
        if (reader === seat) continue
        const other = game.imagine(game.view(s, reader), reader, chance)
        if (!game.legal(other, seat).some((listed) => sameMove(listed, move))) continue
        const otherEvents: GameEvent[] = []
        game.play(other, seat, move, (event) => otherEvents.push(event))
        const who = reader === null ? 'spectators' : `seat ${reader}`
        assert.deepEqual(game.view(other, reader), game.view(after, reader), `${JSON.stringify(move)} tells ${who}`)
        assert.deepEqual(heardBy(otherEvents, reader), heardBy(events, reader), `the log tells ${who} something hidden`)
      }
    },
  },
}

function heardBy(events: readonly GameEvent[], seat: Seat | null): GameEvent[] {
  return events.filter((event) => mayHear(event, seat))
}

/** An event may name a card that was open to its audience, even briefly. */
const quiet: Property = {
  name: 'events reveal nothing that the views hide',
  visitor: {
    every: 25,
    at({ game, s, seat, move }) {
      const after = clone(s)
      const readers = [null, ...seatsOf(s)]
      const shown = readers.map((reader) => new Set(Object.keys(texts(game.view(s, reader)))))
      const look = (): void => {
        for (const [at, reader] of readers.entries()) {
          for (const text of Object.keys(texts(game.view(after, reader)))) shown[at]?.add(text)
        }
      }
      const events: GameEvent[] = []
      game.play(after, seat, move, (event) => {
        events.push(event)
        look()
      })
      look()
      const known = new Set(Object.keys(texts(after)))
      for (const [at, reader] of readers.entries()) {
        for (const event of heardBy(events, reader)) {
          collect(event, (text) => {
            const fair = shown[at]?.has(text) || !known.has(text)
            assert.ok(
              fair,
              `the event '${event.type}' shows ${reader === null ? 'spectators' : `seat ${reader}`} '${text}'`,
            )
          })
        }
      }
    },
  },
}

const lasting: Property = {
  name: 'events do not change afterwards',
  visitor: {
    every: 1,
    end({ setup, decisions }, { game }) {
      const again = game.setup(setup)
      const told: { readonly event: GameEvent; readonly text: string }[] = []
      for (const { seat, move } of decisions) {
        game.play(again, seat, move, (event) => told.push({ event, text: JSON.stringify(event) }))
      }
      for (const { event, text } of told) {
        assert.equal(JSON.stringify(event), text, `the event '${event.type}' changes with the state`)
      }
    },
  },
}

const adds: Property = {
  name: 'the result adds up',
  visitor: {
    every: 25,
    at: ({ game, s }) => assert.equal(game.result(s), null),
    end({ s, over }, { game }) {
      if (!over) return
      const result = game.result(s)
      assert.ok(result !== null, 'a game that is over has no result')
      assert.equal(result.ranks.length, s.seats)
      const all = [...result.ranks, ...result.others.map((other) => other.rank)]
      assert.ok(all.includes(1), 'nobody has won')
      for (const [at, rank] of all.entries()) {
        const better: number = all.filter((other) => other < rank).length
        assert.equal(rank, better + 1, `participant ${at} has an impossible rank`)
      }
      const sum = (lines: readonly ScoreLine[] = []): number => lines.reduce((total, line) => total + line.points, 0)
      for (const [seat, total] of result.totals.entries()) {
        assert.equal(sum(result.lines[seat]), total)
        assert.deepEqual(game.score(s, seat), result.lines[seat])
      }
      for (const other of result.others) assert.equal(sum(other.lines), other.total)
    },
  },
}

const anyOrder: Property = {
  name: 'sealed answers give the same bytes in any order',
  visitor: {
    every: 1,
    at(position) {
      if (!isSealed(next(position.s)) || position.game.actors(position.s).length < 2) return
      const answers = new Map<Seat, Move[]>()
      const forward = resolve(position, (actors) => actors[0] ?? 0, answers, true)
      const backward = resolve(position, (actors) => actors[actors.length - 1] ?? 0, answers, false)
      assert.equal(JSON.stringify(backward), JSON.stringify(forward))
    },
  },
}

/**
 * Plays a sealed step to its end, with seats in the order of `whose`. Generates the answers once and then repeats them.
 */
function resolve(
  { game, s, chance }: WalkPosition,
  whose: (actors: readonly Seat[]) => Seat,
  answers: Map<Seat, Move[]>,
  makeUp: boolean,
): State {
  const here = clone(s)
  const at = here.agenda.length
  const step = here.agenda[at - 1] as SealedStep
  const left = new Map([...answers].map(([seat, moves]) => [seat, [...moves]]))
  while (here.agenda[at - 1] === step) {
    const seat = whose(game.actors(here))
    const legal = game.legal(here, seat)
    const move = makeUp ? pick(chance, legal) : (left.get(seat)?.shift() as Move)
    if (makeUp) answers.set(seat, [...(answers.get(seat) ?? []), move])
    game.play(here, seat, move)
  }
  return here
}

const placed: Property = {
  name: 'every move has one place or is a button, and ids of places are read as they were made',
  visitor: {
    every: 4,
    at({ module: { places }, game, s, seat, legal }) {
      if (places === undefined) return
      const view = game.view(s, seat)
      for (const move of legal) {
        const id = places.of(view, seat, move)
        assert.equal(places.of(s, seat, move), id, `${JSON.stringify(move)} has a place that depends on secrets`)
        if (id === null) continue
        const read = places.read(id)
        assert.ok(read !== null, `'${id}' is no place`)
        assert.equal([read.kind, ...read.parts].join(':'), id)
      }
    },
  },
}

const pressed: Property = {
  name: 'every compound plays through, move by move',
  visitor: {
    every: 12,
    at({ module, game, s, seat, legal }) {
      const view = game.view(s, seat)
      for (const { parts, place, rank, message } of module.compounds?.(questionAt(game, view, seat)) ?? []) {
        const isLegal = legal.some((move) => sameMove(move, parts[0]))
        assert.ok(isLegal, `'${message.key}' starts with an illegal move`)
        assert.ok(Number.isFinite(rank), `'${message.key}' has no rank`)
        if (place !== null) assert.notEqual(module.places?.read(place), null, `'${place}' is no place`)
      }
      for (const { moves, message } of pressesIn(module, view, seat)) {
        const after = clone(s)
        for (const [n, move] of moves.entries()) {
          const checked = check(game, after, seat, move)
          assert.ok(checked.ok, `'${message.key}' cannot go on with ${JSON.stringify(moves.slice(0, n + 1))}`)
          game.play(after, seat, checked.value.move)
          // A press that brings something to light ends there.
          assert.ok(n === moves.length - 1 || after.reveals === s.reveals, `'${message.key}' goes on after a reveal`)
        }
      }
    },
  },
}

export const properties: readonly Property[] = [
  placed,
  pressed,
  listed,
  plays,
  refuses,
  reasons,
  conserves,
  deterministic,
  json,
  clones,
  tree,
  views,
  undoes,
  blind,
  discreet,
  quiet,
  lasting,
  adds,
  anyOrder,
]
