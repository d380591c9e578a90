/**
 * Noughts and crosses that never ends, for load: a full board is wiped. With one mark per turn the same as the peer plays;
 * with the option `marks` a turn has up to three, which one press can make.
 */
import { defineGame, type Game, masks, push, type Seat, type State } from '@ludarium/kernel'
import { gameLoader as registry } from '../live/game-loader.ts'
import type { GameLoader } from '../live/live-tables.ts'

type Step = { readonly step: 'mark'; readonly seat: Seat }
type EndlessMove = { readonly do: 'mark'; readonly cell: number }
type EndlessEvent = { readonly type: 'mark'; readonly seat: Seat; readonly cell: number }

interface EndlessState extends State {
  cells: number[]
  agenda: Step[]
}

export const endless = defineGame<EndlessState, EndlessMove, EndlessEvent, Step>({
  id: 'endless',
  name: 'Endless',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [{ id: 'marks', kind: 'number', min: 1, max: 3, default: 1 }],
  setup: (base) => ({ ...base, cells: new Array(9).fill(-1), agenda: [{ step: 'mark', seat: 0 }] }),
  steps: {
    mark: {
      legal: (s) => s.cells.flatMap((mark, cell) => (mark === -1 ? [{ do: 'mark' as const, cell }] : [])),
      on: {
        mark(s, _step, seat, { cell }, log) {
          s.cells[cell] = seat
          log?.({ type: 'mark', seat, cell })
          const marked = s.cells.filter((mark) => mark !== -1).length
          if (marked === s.cells.length) s.cells.fill(-1)
          push(s, { step: 'mark', seat: marked % Number(s.options.marks) === 0 ? 1 - seat : seat })
        },
      },
    },
  },
  secrets: { cells: masks<EndlessState>().open },
  score: () => [],
  advice: { evaluate: () => 0 },
  audit: { components: () => ({ cells: 9 }), bounds: { branching: 9, decisions: 1_000_000 } },
})

export const gameLoader: GameLoader = async (id): Promise<Game | null> => (id === 'endless' ? endless : registry(id))
