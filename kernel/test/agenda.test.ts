import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  agendaOf,
  chanceOf,
  draw,
  finish,
  type Move,
  next,
  pop,
  push,
  replace,
  reveal,
  type SealedStep,
  type State,
  type Step,
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

test('the first step pushed is the first resolved', () => {
  const s = table([{ step: 'c' }])
  push<Step>(s, { step: 'a' }, { step: 'b' })
  assert.equal(next(s)?.step, 'a')
  assert.equal(pop(s)?.step, 'a')
  replace<Step>(s, { step: 'x' }, { step: 'y' })
  assert.deepEqual(names(s), ['c', 'y', 'x'])
  finish(s)
  assert.equal(next(s), undefined)
})

const seen: string[] = []
const agenda = agendaOf<State, Move, Kind>({
  a: { run: () => seen.push('a') },
  b: { run: () => seen.push('b') },
  c: { run: (s) => push<Step>(s, { step: 'a' }, { step: 'b' }) },
  auto: {
    forced: true,
    legal: () => [{ do: 'only' }],
    play: (_s, _step, seat, move) => seen.push(`${seat} ${move.do}`),
  },
  loop: { run: (s, step) => push<Step>(s, step) },
  ask: {
    skip: (s) => s.round > 0,
    legal: () => [{ do: 'yes' }, { do: 'again' }],
    play: (s, step, _seat, move) => {
      if (move.do === 'again') push<Step>(s, step)
    },
  },
  vote: { actors: () => [0, 2], legal: (_s, _step, seat) => [{ do: `vote${seat}` }], play: () => {} },
  secret: {
    sealed: (_s, _step, _seat, given) => (given.length === 0 ? [{ do: 'one' }, { do: 'two' }] : [{ do: 'done' }]),
    complete: (_s, _step, _seat, given) => given.length === 2,
    resolve: (_s, step) => seen.push(step.given.map((moves) => moves.map((move) => move.do).join('+')).join(' ')),
  },
})

test('automatic steps run in their order, what they push before what was there', () => {
  seen.length = 0
  const s = table([{ step: 'b' }, { step: 'c' }])
  agenda.settle(s)
  assert.deepEqual(seen, ['a', 'b', 'b'])
  assert.deepEqual(agenda.actors(s), [])
})

test('a step that comes round without end is stopped', () => {
  assert.throws(() => agenda.settle(table([{ step: 'loop' }])), /without end/)
})

test('a question is asked again when its rule pushes it again, and dropped when pointless', () => {
  const s = table([{ step: 'ask', seat: 1 } as Step])
  agenda.settle(s)
  assert.deepEqual(agenda.actors(s), [1])
  assert.deepEqual(agenda.legal(s, 0), [], 'nobody else has moves')
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

test('several seats can be asked one question', () => {
  const s = table([{ step: 'vote' }])
  assert.deepEqual(agenda.actors(s), [0, 2])
  assert.deepEqual(agenda.legal(s, 2), [{ do: 'vote2' }])
})

test('sealed answers of several moves wait for each other and are revealed together', () => {
  seen.length = 0
  const s = table()
  push<Step>(s, { step: 'secret', ...sealed(s, [0, 2]) } as Step)
  agenda.play(s, 2, { do: 'two' })
  assert.deepEqual(agenda.actors(s), [0, 2], 'one move is not yet an answer')
  agenda.play(s, 2, { do: 'done' })
  assert.deepEqual(agenda.actors(s), [0])
  assert.equal(s.reveals, 0)
  agenda.play(s, 0, { do: 'one' })
  agenda.play(s, 0, { do: 'done' })
  assert.deepEqual(seen, ['one+done  two+done'])
  assert.equal(s.reveals, 1)
})

test('drawing counts as a reveal, drawing nothing does not', () => {
  const s = table()
  const pile = ['bottom', 'top']
  assert.equal(draw(s, pile), 'top')
  assert.equal(draw(s, pile), 'bottom')
  assert.equal(draw(s, pile), undefined)
  assert.equal(s.reveals, 2)
  reveal(s)
  assert.equal(s.reveals, 3)
})

test('an unknown step, a move after the end and a question to nobody are mistakes of the rules', () => {
  assert.throws(() => agenda.actors(table([{ step: 'nowhere' }])), /No rule/)
  assert.throws(() => agenda.play(table(), 0, { do: 'x' }), /over/)
  assert.throws(() => agenda.actors(table([{ step: 'ask' }])), /names no seat/)
  assert.throws(() => agenda.play(table([{ step: 'a' }]), 0, { do: 'x' }), /asks nobody/)
})
