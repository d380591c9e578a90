import { type Speech, seatName } from '@ludarium/kernel'
import type { InnovationMove, InnovationState } from '../state.ts'
export const speech: Speech<InnovationState, InnovationMove> = {
  prompt: (_s, seat) => ({ key: 'p', params: { seat: seatName(seat) } }),
  move: (_s, _seat, move) => ({ key: move.do, group: 'g', rule: 'A1' }),
  event: () => null,
  refused: (r) => ({ key: r.reason }),
  rule: () => 'A1',
}
