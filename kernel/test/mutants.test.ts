/** Each property of the testkit must catch the bug it is there for: toy games broken on purpose, one test each. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game, GameModule, Move, SealedStep, State } from '../index.ts'
import { clone, reveal } from '../index.ts'
import { holds } from '../testkit/index.ts'
import { ends, hides, type Property, properties } from '../testkit/properties.ts'
import { optionsHaveWords, wording } from '../testkit/wording.ts'
import { type BazaarState, bazaarModule } from './toys/bazaar.ts'
import { type RowsState, rowsModule } from './toys/rows.ts'

const PLAN = { tables: [{ seats: 2 }], games: 60 }

const rows: GameModule = rowsModule
const bazaar: GameModule = bazaarModule
const cells = (s: State): number[] => (s as RowsState).cells
const stall = (s: State): BazaarState => s as BazaarState

function broken(module: GameModule, change: (game: Game) => Partial<Game>): GameModule {
  return { ...module, game: { ...module.game, ...change(module.game) } }
}

function catches(property: Property, mutant: GameModule, saying: RegExp, plan = PLAN): void {
  assert.throws(() => holds(mutant, property, plan), saying)
}

function named(part: string): Property {
  const property = properties.find(({ name }) => name.includes(part))
  assert.ok(property !== undefined, part)
  return property
}

test('ends: a game that starts over when it is decided', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move) {
      game.play(s, seat, move)
      if (s.agenda.length > 0) return
      cells(s).fill(-1)
      s.agenda.push({ step: 'mark', seat: 0 } as State['agenda'][number])
    },
  }))
  catches(ends, mutant, /not over after 9 decisions/)
})

test('ends: a game that never counts a turn', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move) {
      game.play(s, seat, move)
      s.turn = 0
    },
  }))
  catches(ends, mutant, /nothing makes `turn` grow/)
})

test('invariants are tried in every walk', () => {
  const mutant = broken(rows, ({ audit }) => ({
    audit: {
      ...audit,
      invariants(s) {
        if (cells(s)[4] === 1) throw new Error('the middle is holy')
      },
    },
  }))
  for (const property of [ends, named('adds up'), named('JSON')]) catches(property, mutant, /the middle is holy/)
})

test('reasons: a move refused and listed', () => {
  const mutant = broken(rows, () => ({ why: () => [{ move: { do: 'mark' }, reason: { key: 'why' } }] }))
  catches(named('refused with a reason'), mutant, /refused as/)
})

test('reasons: a refusal that names nothing', () => {
  const mutant = broken(rows, () => ({ why: () => [{ move: {}, reason: { key: 'why' } }] }))
  catches(named('refused with a reason'), mutant, /says nothing of the move/)
})

test('legal lists: a move listed twice', () => {
  const mutant = broken(rows, (game) => ({
    legal: (s, seat) => {
      const moves = game.legal(s, seat)
      return moves.length === 5 ? [...moves, clone(moves[0] ?? { do: '' })] : moves
    },
  }))
  catches(named('legal lists'), mutant, /listed twice/)
})

test('legal lists: one that the rules hand out again', () => {
  const lists = new Map<number, Move[]>()
  const mutant = broken(rows, (game) => ({
    legal(s, seat) {
      const free = cells(s).filter((cell) => cell === -1).length
      const list = lists.get(free) ?? game.legal(s, seat)
      if (free === 9) lists.set(free, list)
      return list
    },
  }))
  catches(named('legal lists'), mutant, /use again/)
})

test('legal lists: more moves than promised', () => {
  const mutant = broken(rows, ({ audit }) => ({ audit: { ...audit, bounds: { ...audit.bounds, branching: 8 } } }))
  catches(named('legal lists'), mutant, /9 legal moves/)
})

test('legal lists: looking that changes the state', () => {
  const mutant = broken(rows, ({ advice }) => ({
    advice: {
      ...advice,
      evaluate: (s, seat) => {
        s.turn++
        return advice.evaluate(s, seat)
      },
    },
  }))
  catches(named('legal lists'), mutant, /looking changed the state/)
})

test('every listed move plays: one that throws', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move) {
      if ('cell' in move && move.cell === 8 && cells(s)[4] === 0) throw new Error('no rule for the corner')
      game.play(s, seat, move)
    },
  }))
  catches(named('every listed move'), mutant, /no rule for the corner/)
})

test('every listed move plays: one that leaves somebody stuck', () => {
  const mutant = broken(rows, (game) => ({
    legal: (s, seat) => (cells(s)[0] === 1 ? [] : game.legal(s, seat)),
  }))
  catches(named('every listed move'), mutant, /stuck|no legal move/)
})

test('unlisted moves are refused: a list that every other time offers taken cells too', () => {
  let calls = 0
  const mutant = broken(rows, (game) => ({
    legal(s, seat) {
      const listed = game.legal(s, seat)
      if (listed.length === 0 || calls++ % 2 === 0) return listed
      return cells(s).map((_, cell) => ({ do: 'mark', cell }))
    },
  }))
  catches(named('unlisted'), mutant, /accepted/)
})

test('components are conserved: a card lost on the way', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      if (s.round === 3) stall(s).discard.pop()
    },
  }))
  catches(named('conserved'), mutant, /Expected values/)
})

test('determinism: chance from elsewhere', () => {
  let calls = 0
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      if (s.agenda.length > 0) stall(s).gavel = calls++ % s.seats
    },
  }))
  catches(named('same bytes'), mutant, /Expected values/)
})

test('JSON: undefined in the state', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move) {
      game.play(s, seat, move)
      Object.assign(s, { last: undefined })
    },
  }))
  catches(named('JSON'), mutant, /Expected values|not undefined/)
})

test('clones: a list that is shared', () => {
  const mutant = broken(bazaar, (game) => ({
    clone: (s) => ({ ...game.clone(s), discard: stall(s).discard }) as State,
  }))
  catches(named('a clone'), mutant, /shares \[/)
})

test('clones: a list of many kinds, which the fast copy would share', () => {
  const mutant = broken(rows, (game) => ({
    setup: (table) => ({ ...game.setup(table), odd: [1, { a: 1 }] }) as State,
    clone: (s) => structuredClone(s),
  }))
  catches(named('a clone'), mutant, /mixes scalars and records/)
})

test('views: a hand shown to everybody', () => {
  const mutant = broken(bazaar, (game) => ({
    view: (s, seat) => {
      const view = stall(game.view(s, seat))
      for (const [at, player] of view.players.entries()) player.hand = [...(stall(s).players[at]?.hand ?? [])]
      return view
    },
  }))
  catches(named('views leak'), mutant, /only a back may be seen/)
})

test('views: a hand declared open', () => {
  const hidden = (s: State, seat: number | null): string[] => (seat === 1 ? [] : (stall(s).players[1]?.hand ?? []))
  holds(bazaar, hides(hidden), PLAN)
  catches(
    hides(hidden),
    broken(bazaar, () => ({ view: (s) => clone(s) })),
    /shows .* the hidden/,
  )
})

test('views: the seed left in', () => {
  const mutant = broken(bazaar, (game) => ({
    view: (s, seat) => ({ ...game.view(s, seat), chance: clone(s.chance) }),
  }))
  catches(named('views leak'), mutant, /holds the seed/)
})

test('views: legal that looks at a hidden card', () => {
  const mutant = broken(bazaar, (game) => ({
    legal: (s, seat) => {
      const moves = game.legal(s, seat)
      return stall(s).deck.at(-1)?.startsWith('a') ? moves.slice(0, 1) : moves
    },
  }))
  catches(named('views leak'), mutant, /legal needs more|legal depends/)
})

test('undo: a state that is not rebuilt from its history', () => {
  const mutant = broken(rows, (game) => {
    let played = 0
    return {
      play(s, seat, move) {
        game.play(s, seat, move)
        s.round = ++played
      },
    }
  })
  catches(named('undo restores'), mutant, /another state/)
})

test('undoable decisions: a card looked at without a reveal', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      const before = s.reveals
      game.play(s, seat, move, log)
      s.reveals = before
    },
  }))
  catches(named('can be undone'), mutant, /something new/)
})

test('others: a question whose course tells of a hidden hand', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      const low = stall(s).players[seat]?.hand.some((card) => card.startsWith('a'))
      game.play(s, seat, move, log)
      if (move.do === 'allow') stall(s).gavel = low ? 0 : 1
    },
  }))
  catches(named('what others see'), mutant, /tells/, { tables: [{ seats: 4 }], games: 60 })
})

test('others: a card that somebody else draws without a reveal', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      const other = stall(s).players[(seat + 1) % s.seats]
      if (move.do !== 'allow' || other === undefined) return
      stall(s).deck.push(...other.hand.splice(0, 1))
      other.hand.push(...stall(s).deck.splice(0, 1))
    },
  }))
  catches(named('what others see'), mutant, /tells/, { tables: [{ seats: 4 }], games: 60 })
})

test('events: a hidden card named in public', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      log?.({ type: 'peek', seat, card: stall(s).players[seat]?.hand[0] ?? '' })
    },
  }))
  catches(named('events tell'), mutant, /tells .* of/)
})

test('events: a list of the state handed out', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      log?.({ type: 'look', seat, cells: cells(s) })
    },
  }))
  catches(named('stays as it was told'), mutant, /'look' changes/)
})

test('one place: a list that stands in two', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      const [first, second] = stall(s).players
      if (first !== undefined && second !== undefined) second.hand = first.hand
    },
  }))
  catches(named('two places'), mutant, /in two places/)
})

test('one place: a state that gains a key', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      Object.assign(s, { last: seat })
    },
  }))
  catches(named('keeps its keys'), mutant, /other keys/)
})

test('result: lines that do not add up', () => {
  const mutant = broken(bazaar, (game) => ({
    result: (s) => {
      const result = game.result(s)
      return result === null ? null : { ...result, totals: result.totals.map((total) => total + 1) }
    },
  }))
  catches(named('adds up'), mutant, /Expected values/)
})

test('result: a rank that nobody could have', () => {
  const mutant = broken(bazaar, (game) => ({
    result: (s) => {
      const result = game.result(s)
      return result === null ? null : { ...result, ranks: [1, 3] }
    },
  }))
  catches(named('adds up'), mutant, /rank that nobody could have/)
})

test('sealed answers: the one who answers first is favoured', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      const step = s.agenda.at(-1) as SealedStep | undefined
      if (step?.given !== undefined && step.done.every((done) => !done)) stall(s).gavel = seat
      game.play(s, seat, move, log)
    },
  }))
  catches(named('any order'), mutant, /Expected values/)
})

test('words: a move without words, a rule that is not there, an option without a name', async () => {
  const words = await bazaarModule.words.en?.()
  assert.ok(words !== undefined)
  const { 'move.enough': _, 'option.protests': __, ...fewer } = words.catalog
  const wordless = { ...words, catalog: fewer }
  catches({ name: 'words', visitor: wording(wordless) }, bazaar, /no words for 'move.enough'/)
  catches({ name: 'words', visitor: wording({ ...words, rules: [] }) }, bazaar, /no rule 'B1'/)
  assert.throws(() => optionsHaveWords(bazaar, wordless), /no words for 'option.protests'/)
})

test('a reveal that is counted does no harm', () => {
  const cautious = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      reveal(s)
    },
  }))
  holds(cautious, named('can be undone'), PLAN)
})

test('a failure is cut down to few decisions and tells how to see it', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      if (s.round === 2) stall(s).deck.pop()
    },
  }))
  assert.throws(
    () => holds(mutant, named('conserved'), PLAN),
    (error: Error) => {
      const [, decisions] = /broken after (\d+) decisions/.exec(error.message) ?? []
      assert.ok(Number(decisions) <= 12, error.message)
      assert.match(error.message, /npx ludarium replay \.ludarium/)
      return true
    },
  )
})
