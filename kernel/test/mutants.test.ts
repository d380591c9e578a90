/** Each property of the testkit must catch its bug: toy games broken on purpose, one test each. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game, GameModule, Move, SealedStep, State } from '../index.ts'
import { clone, isHidden, placeReader, reveal } from '../index.ts'
import { assertProperty } from '../testkit/index.ts'
import { endsWithinBounds, hidesDeclaredCards, type Property, properties } from '../testkit/properties.ts'
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
  assert.throws(() => assertProperty(mutant, property, plan), saying)
}

function named(part: string): Property {
  const property = properties.find(({ name }) => name.includes(part))
  assert.ok(property !== undefined, part)
  return property
}

test('ends: a game that restarts when it is decided', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move) {
      game.play(s, seat, move)
      if (s.agenda.length > 0) return
      cells(s).fill(-1)
      s.agenda.push({ step: 'mark', seat: 0 } as State['agenda'][number])
    },
  }))
  catches(endsWithinBounds, mutant, /not over after 9 decisions/)
})

test('ends: a game that never counts a turn', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move) {
      game.play(s, seat, move)
      s.turn = 0
    },
  }))
  catches(endsWithinBounds, mutant, /nothing makes `turn` grow/)
})

test('invariants are checked in every walk', () => {
  const mutant = broken(rows, ({ audit }) => ({
    audit: {
      ...audit,
      invariants(s) {
        if (cells(s)[4] === 1) throw new Error('the centre must stay empty')
      },
    },
  }))
  for (const property of [endsWithinBounds, named('adds up'), named('JSON')])
    catches(property, mutant, /the centre must stay empty/)
})

test('blocked moves: one that is also listed', () => {
  const mutant = broken(rows, () => ({ why: () => [{ move: { do: 'mark' }, reason: { key: 'why' } }] }))
  catches(named('no blocked move'), mutant, /blocked as/)
})

test('blocked moves: one without fields', () => {
  const mutant = broken(rows, () => ({ why: () => [{ move: {}, reason: { key: 'why' } }] }))
  catches(named('no blocked move'), mutant, /has no fields/)
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

test('legal lists: one that the rules reuse', () => {
  const lists = new Map<number, Move[]>()
  const mutant = broken(rows, (game) => ({
    legal(s, seat) {
      const free = cells(s).filter((cell) => cell === -1).length
      const list = lists.get(free) ?? game.legal(s, seat)
      if (free === 9) lists.set(free, list)
      return list
    },
  }))
  catches(named('legal lists'), mutant, /reuse a list/)
})

test('legal lists: more moves than promised', () => {
  const mutant = broken(rows, ({ audit }) => ({ audit: { ...audit, bounds: { ...audit.bounds, branching: 8 } } }))
  catches(named('legal lists'), mutant, /9 legal moves/)
})

test('legal lists: a query that changes the state', () => {
  const mutant = broken(rows, ({ advice }) => ({
    advice: {
      ...advice,
      evaluate: (s, seat) => {
        s.turn++
        return advice.evaluate(s, seat)
      },
    },
  }))
  catches(named('legal lists'), mutant, /a query changed the state/)
})

test('every listed move can be played: one that throws', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move) {
      if ('cell' in move && move.cell === 8 && cells(s)[4] === 0) throw new Error('no rule for the corner')
      game.play(s, seat, move)
    },
  }))
  catches(named('every listed move'), mutant, /no rule for the corner/)
})

test('every listed move can be played: one that leaves a seat without moves', () => {
  const mutant = broken(rows, (game) => ({
    legal: (s, seat) => (cells(s)[0] === 1 ? [] : game.legal(s, seat)),
  }))
  catches(named('every listed move'), mutant, /no legal move/)
})

test('unlisted moves are refused: a list that includes taken cells every other time', () => {
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

test('components are conserved: a lost card', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      if (s.round === 3) stall(s).discard.pop()
    },
  }))
  catches(named('conserved'), mutant, /Expected values/)
})

test('determinism: another source of randomness', () => {
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

test('clones: a shared list', () => {
  const mutant = broken(bazaar, (game) => ({
    clone: (s) => ({ ...game.clone(s), discard: stall(s).discard }) as State,
  }))
  catches(named('a clone'), mutant, /shares \[/)
})

test('clones: a mixed list, which the fast copy would share', () => {
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
  catches(named('views leak'), mutant, /only show a back/)
})

test('views: a hand declared open', () => {
  const hidden = (s: State, seat: number | null): string[] => (seat === 1 ? [] : (stall(s).players[1]?.hand ?? []))
  assertProperty(bazaar, hidesDeclaredCards(hidden), PLAN)
  catches(
    hidesDeclaredCards(hidden),
    broken(bazaar, () => ({ view: (s) => clone(s) })),
    /shows .* the hidden/,
  )
})

test('views: the seed left in', () => {
  const mutant = broken(bazaar, (game) => ({
    view: (s, seat) => ({ ...game.view(s, seat), chance: clone(s.chance) }),
  }))
  catches(named('views leak'), mutant, /contains the seed/)
})

test('views: legal depends on a hidden card', () => {
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
  catches(named('undo restores'), mutant, /a different state/)
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

test('others: a question that reveals a hidden hand', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      const low = stall(s).players[seat]?.hand.some((card) => card.startsWith('a'))
      game.play(s, seat, move, log)
      if (move.do === 'allow') stall(s).gavel = low ? 0 : 1
    },
  }))
  catches(named('what others see'), mutant, /tells/, { tables: [{ seats: 4 }], games: 60 })
})

test('others: a rival draws a card without a reveal', () => {
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
  catches(named('events reveal'), mutant, /shows /)
})

test('events: one that contains a list of the state', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      log?.({ type: 'look', seat, cells: cells(s) })
    },
  }))
  catches(named('events do not change'), mutant, /'look' changes/)
})

test('one place: a list referenced twice', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      const [first, second] = stall(s).players
      if (first !== undefined && second !== undefined) second.hand = first.hand
    },
  }))
  catches(named('referenced twice'), mutant, /referenced twice/)
})

test('one place: a state that gains a key', () => {
  const mutant = broken(rows, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      Object.assign(s, { last: seat })
    },
  }))
  catches(named('keeps its keys'), mutant, /keys of the state/)
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

test('result: an impossible rank', () => {
  const mutant = broken(bazaar, (game) => ({
    result: (s) => {
      const result = game.result(s)
      return result === null ? null : { ...result, ranks: [1, 3] }
    },
  }))
  catches(named('adds up'), mutant, /impossible rank/)
})

test('sealed answers: the first answer is favoured', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      const step = s.agenda.at(-1) as SealedStep | undefined
      if (step?.given !== undefined && step.done.every((done) => !done)) stall(s).gavel = seat
      game.play(s, seat, move, log)
    },
  }))
  catches(named('any order'), mutant, /Expected values/)
})

test('words: a move without words, a missing rule, an option without a name', async () => {
  const words = await bazaarModule.words.en?.()
  assert.ok(words !== undefined)
  const { 'move.enough': _, 'option.protests': __, ...fewer } = words.catalog
  const wordless = { ...words, catalog: fewer }
  catches({ name: 'words', visitor: wording(wordless) }, bazaar, /no words for 'move.enough'/)
  catches({ name: 'words', visitor: wording({ ...words, rules: [] }) }, bazaar, /no rule 'B1'/)
  assert.throws(() => optionsHaveWords(bazaar, wordless), /no words for 'option.protests'/)
})

test('places: an id that nobody can read, and one that depends on secrets', () => {
  const kinds = { cell: ['number'] } as const
  const unread = { ...rows, places: { of: () => 'corner:1', read: placeReader(kinds) } }
  catches(named('one place'), unread, /'corner:1' is no place/)
  const leaky = { of: (s: State) => `cell:${stall(s).deck.filter((card) => !isHidden(card)).length}` }
  catches(named('one place'), { ...bazaar, places: { ...leaky, read: placeReader(kinds) } }, /depends on secrets/)
})

test('compounds: one that is not legal, and one without a rank', () => {
  const pressing = (first: Move | undefined, rank: number): GameModule => ({
    ...bazaar,
    compounds: ({ legal: [move] }) =>
      move === undefined
        ? []
        : [
            {
              message: { key: 'press', group: '', rule: '' },
              parts: [first ?? move, { do: 'enough' }],
              place: null,
              rank,
            },
          ],
  })
  assertProperty(pressing(undefined, 0), named('compound'), PLAN)
  catches(named('compound'), pressing({ do: 'sing' }, 0), /'press' starts with an illegal move/)
  catches(named('compound'), pressing(undefined, Number.NaN), /'press' has no rank/)
})

test('a counted reveal is allowed', () => {
  const cautious = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      reveal(s)
    },
  }))
  assertProperty(cautious, named('can be undone'), PLAN)
})

test('a failure is shrunk to a few decisions and names the replay command', () => {
  const mutant = broken(bazaar, (game) => ({
    play(s, seat, move, log) {
      game.play(s, seat, move, log)
      if (s.round === 2) stall(s).deck.pop()
    },
  }))
  assert.throws(
    () => assertProperty(mutant, named('conserved'), PLAN),
    (error: Error) => {
      const [, decisions] = /failed after (\d+) decisions/.exec(error.message) ?? []
      assert.ok(Number(decisions) <= 12, error.message)
      assert.match(error.message, /npx ludarium replay \.ludarium/)
      return true
    },
  )
})
