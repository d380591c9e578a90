import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  agendaOf,
  chanceOf,
  draw,
  finish,
  isSealed,
  type Move,
  next,
  pop,
  push,
  reveal,
  type SealedStep,
  type State,
  type Step,
  type StepTable,
  sealed,
} from '../index.ts'

type Plain = { readonly step: 'a' | 'b' | 'c' | 'auto' | 'loop' | 'ask' | 'vote'; readonly seat?: number }
type Kind = Plain | (SealedStep & { readonly step: 'secret' })

function table(agenda: Step[] = []): State & { agenda: Step[] } {
  return {
    game: 'test',
    version: 1,
    seats: 3,
    options: {},
    round: 0,
    turn: 0,
    reveals: 0,
    chance: chanceOf('00'.repeat(32)),
    agenda,
  }
}

const names = (s: State): string[] => s.agenda.map((step) => step.step)

const seen: string[] = []
const TABLE: StepTable<State, Move, Kind> = {
  a: { run: () => seen.push('a') },
  b: { run: () => seen.push('b') },
  c: {
    run(s) {
      push<Step>(s, { step: 'a' })
      push<Step>(s, { step: 'b' }, { step: 'a' })
    },
  },
  auto: {
    forced: true,
    legal: () => [{ do: 'only' }],
    on: { only: (_s, _step, seat, move) => seen.push(`${seat} ${move.do}`) },
  },
  loop: { run: (s, step) => push<Step>(s, step) },
  ask: {
    skip: (s) => s.round > 0,
    legal: () => [{ do: 'yes' }, { do: 'again' }, { do: 'first' }, { do: 'lost' }],
    on: {
      yes() {},
      again: (s, step) => push<Step>(s, step),
      first(s, step) {
        push<Step>(s, { step: 'a' })
        push<Step>(s, step)
        push<Step>(s, { step: 'b' })
      },
    },
  },
  vote: { actors: () => [0, 2], legal: (_s, _step, seat) => [{ do: `vote${seat}` }], on: {} },
  secret: {
    sealed: (_s, _step, _seat, given) => (given.length === 0 ? [{ do: 'one' }, { do: 'two' }] : [{ do: 'done' }]),
    complete: (_s, _step, _seat, given) => given.length === 2,
    resolve: (_s, step) => seen.push(step.given.map((moves) => moves.map((move) => move.do).join('+')).join(' ')),
  },
}
const agenda = agendaOf(TABLE)

test('automatic steps run in order; steps they push run before older ones', () => {
  seen.length = 0
  const s = table([{ step: 'b' }, { step: 'c' }])
  agenda.settle(s)
  assert.deepEqual(seen, ['a', 'b', 'a', 'b'])
  assert.deepEqual(agenda.actors(s), [])
})

test('pushed steps resolve in push order, including the step that pushed them', () => {
  seen.length = 0
  const s = table([{ step: 'c' }, { step: 'ask', seat: 1 } as Step])
  agenda.play(s, 1, { do: 'first' })
  assert.deepEqual(seen, ['a'], 'steps before the question')
  assert.deepEqual(names(s), ['c', 'b', 'ask'])
  assert.equal(next(s)?.step, 'ask')
  agenda.play(s, 1, { do: 'yes' })
  assert.deepEqual(seen, ['a', 'b', 'a', 'b', 'a'])
})

test('a listed verb without a handler throws', () => {
  const s = table([{ step: 'ask', seat: 1 } as Step])
  assert.throws(() => agenda.play(s, 1, { do: 'lost' }), /no rule for the move 'lost'/)
})

test('free moves leave the question on the agenda and resolve before it', () => {
  const free = agendaOf<State, Move, Kind>(
    {
      ...TABLE,
      ask: { legal: () => [{ do: 'yes' }], on: { yes: () => seen.push('yes') } },
    },
    {
      add(s, step, _seat, moves) {
        if (step.step === 'ask' && s.turn < 1) moves.push({ do: 'trade' })
      },
      on: {
        trade(s) {
          s.turn++
          push<Step>(s, { step: 'a' }, { step: 'b' })
        },
      },
    },
  )
  seen.length = 0
  const s = table([{ step: 'ask', seat: 1 } as Step])
  assert.deepEqual(free.legal(s, 1), [{ do: 'yes' }, { do: 'trade' }])
  free.play(s, 1, { do: 'trade' })
  assert.deepEqual(seen, ['a', 'b'])
  assert.deepEqual(free.legal(s, 1), [{ do: 'yes' }], 'the same question again, without free moves')
  free.play(s, 1, { do: 'yes' })
  assert.deepEqual(names(s), [])
})

test('a rule can remove the next step or clear the agenda', () => {
  const s = table([{ step: 'c' }, { step: 'b' }])
  assert.equal(pop(s)?.step, 'b')
  finish(s)
  assert.equal(next(s), undefined)
})

test('an endless loop of automatic steps throws', () => {
  assert.throws(() => agenda.settle(table([{ step: 'loop' }])), /loops forever/)
})

test('a question is repeated when its rule pushes it again, and skipped when pointless', () => {
  const s = table([{ step: 'ask', seat: 1 } as Step])
  agenda.settle(s)
  assert.deepEqual(agenda.actors(s), [1])
  assert.deepEqual(agenda.legal(s, 0), [], 'other seats have no moves')
  agenda.play(s, 1, { do: 'again' })
  assert.deepEqual(agenda.actors(s), [1])
  s.round = 1
  agenda.settle(s)
  assert.deepEqual(agenda.actors(s), [])
})

test('a forced move is played without asking', () => {
  seen.length = 0
  agenda.settle(table([{ step: 'auto', seat: 2 } as Step]))
  assert.deepEqual(seen, ['2 only'])
})

test('one question can go to several seats', () => {
  const s = table([{ step: 'vote' }])
  assert.deepEqual(agenda.actors(s), [0, 2])
  assert.deepEqual(agenda.legal(s, 2), [{ do: 'vote2' }])
})

test('sealed answers of several moves wait for each other and are revealed together', () => {
  seen.length = 0
  const s = table()
  push<Step>(s, { step: 'secret', ...sealed(s, [0, 2]) } as Step)
  assert.ok(isSealed(next(s)))
  agenda.play(s, 2, { do: 'two' })
  assert.deepEqual(agenda.actors(s), [0, 2], 'one move does not complete the answer')
  agenda.play(s, 2, { do: 'done' })
  assert.deepEqual(agenda.actors(s), [0])
  assert.equal(s.reveals, 0)
  agenda.play(s, 0, { do: 'one' })
  agenda.play(s, 0, { do: 'done' })
  assert.deepEqual(seen, ['one+done  two+done'])
  assert.equal(s.reveals, 1)
})

test('drawing a card counts as a reveal, drawing from an empty pile does not', () => {
  const s = table()
  const pile = ['bottom', 'top']
  assert.equal(draw(s, pile), 'top')
  assert.equal(draw(s, pile), 'bottom')
  assert.equal(draw(s, pile), undefined)
  assert.equal(s.reveals, 2)
  reveal(s)
  assert.equal(s.reveals, 3)
})

test('an unknown step, a move after the end and a question without actors throw', () => {
  assert.throws(() => agenda.actors(table([{ step: 'nowhere' }])), /No rule/)
  assert.throws(() => agenda.play(table(), 0, { do: 'x' }), /over/)
  assert.throws(() => agenda.actors(table([{ step: 'ask' }])), /names no seat/)
  assert.throws(() => agenda.play(table([{ step: 'a' }]), 0, { do: 'x' }), /asks nobody/)
})
