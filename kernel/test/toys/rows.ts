/** Noughts and crosses: the smallest whole game, perfect information, two seats. */
import {
  defineGame,
  finish,
  type GameModule,
  masks,
  push,
  type Seat,
  type State,
  sayEvent,
  sayMove,
  seatName,
} from '../../index.ts'

type Step = { readonly step: 'mark'; readonly seat: Seat }
export type RowsMove = { readonly do: 'mark'; readonly cell: number }
export type RowsEvent = { readonly type: 'mark'; readonly seat: Seat; readonly cell: number }

export interface RowsState extends State {
  /** Nine cells, -1 where nobody has marked. */
  cells: number[]
  agenda: Step[]
}

/** The eight rows of three. */
export const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

function winner(s: RowsState): Seat {
  for (const [a, b, c] of ROWS) {
    const mark = s.cells[a] ?? -1
    if (mark >= 0 && s.cells[b] === mark && s.cells[c] === mark) return mark
  }
  return -1
}

export const rows = defineGame<RowsState, RowsMove, RowsEvent, Step>({
  id: 'rows',
  name: 'Three in a Row',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  setup: (base) => ({ ...base, cells: new Array(9).fill(-1), agenda: [{ step: 'mark', seat: 0 }] }),
  steps: {
    mark: {
      legal(s) {
        const moves: RowsMove[] = []
        for (let cell = 0; cell < 9; cell++) if (s.cells[cell] === -1) moves.push({ do: 'mark', cell })
        return moves
      },
      on: {
        mark(s, _step, seat, { cell }, log) {
          s.cells[cell] = seat
          s.turn++
          log?.({ type: 'mark', seat, cell })
          if (winner(s) >= 0 || !s.cells.includes(-1)) finish(s)
          else push(s, { step: 'mark', seat: 1 - seat })
        },
      },
    },
  },
  secrets: { cells: masks<RowsState>().open },
  score: (s, seat) => [{ key: 'row', points: winner(s) === seat ? 1 : 0 }],
  advice: { evaluate: (s, seat) => (winner(s) < 0 ? 0 : winner(s) === seat ? 1 : -1) },
  audit: { components: (s) => ({ cells: s.cells.length }), bounds: { branching: 9, decisions: 9 } },
})

export const rowsModule: GameModule<RowsState, RowsMove, RowsEvent> = {
  game: rows,
  speech: {
    prompt: (_s, seat) => ({ key: 'prompt', params: { seat: seatName(seat) } }),
    move: (_s, _seat, move) => sayMove(move, { group: 'group', rule: 'T1' }, { cell: (cell) => cell + 1 }),
    event: (event) => sayEvent(event, { cell: (cell) => cell + 1 }),
    rule: () => 'T1',
  },
  words: {
    en: async () => ({
      catalog: {
        prompt: '{seat}, mark a cell.',
        'move.mark': 'Mark cell {cell}',
        group: 'Free cells',
        'event.mark': '{seat} marks cell {cell}.',
        'score.row': 'A row of three',
      },
      rules: [{ id: 'T1', title: 'Marking', text: 'Mark a free cell; three in a row win.' }],
    }),
  },
}
