/** Noughts and crosses that never ends, for load: a full board is wiped. The same as the peer plays. */
import { defineGame, type Game, masks, push, type Seat, type State } from '@ludarium/kernel'
import type { Shelf } from '../hall/hall.ts'
import { shelf as registry } from '../hall/shelf.ts'

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
  options: [],
  setup: (base) => ({ ...base, cells: new Array(9).fill(-1), agenda: [{ step: 'mark', seat: 0 }] }),
  steps: {
    mark: {
      legal: (s) => s.cells.flatMap((mark, cell) => (mark === -1 ? [{ do: 'mark' as const, cell }] : [])),
      on: {
        mark(s, _step, seat, { cell }, log) {
          s.cells[cell] = seat
          log?.({ type: 'mark', seat, cell })
          if (!s.cells.includes(-1)) s.cells.fill(-1)
          push(s, { step: 'mark', seat: 1 - seat })
        },
      },
    },
  },
  secrets: { cells: masks<EndlessState>().open },
  score: () => [],
  advice: { evaluate: () => 0 },
  audit: { components: () => ({ cells: 9 }), bounds: { branching: 9, decisions: 1_000_000 } },
})

export const shelf: Shelf = async (id): Promise<Game | null> => (id === 'endless' ? endless : registry(id))
