/** R9 Slot modules. */
import { push } from '@ludarium/kernel'
import { MODULE_SPACES } from '../data/index.ts'
import { takeFrom } from '../displays.ts'
import { freely, withFree } from '../free.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { resolve } from '../resolve.ts'
import { type Ask, DECLINE } from './shape.ts'

/** R9.3 Which of the face-up modules. */
export const module: Ask<'module'> = {
  skip: (s) => s.moduleDisplay.length === 0,
  legal(s, step, seat) {
    const moves = s.moduleDisplay.map((id): ReviveMove => ({ do: 'module', module: id }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'module') push(s, { step: 'place', seat, module: move.module, n: step.n })
  },
}

/** R9.3 to R9.5 Where it goes; a module that lies there already is discarded to make room. */
export const place: Ask<'place'> = {
  legal: () => MODULE_SPACES.map((space) => ({ do: 'place', place: space.id })),
  play(s, step, seat, move, log) {
    if (move.do !== 'place') return
    const p = player(s, seat)
    const at = MODULE_SPACES.findIndex((space) => space.id === move.place)
    const old = p.modules[at] ?? ''
    if (old !== '') s.gone.push(old)
    p.modules[at] = step.module
    takeFrom(s, s.moduleDisplay, s.modulePile, step.module)
    log?.({ type: 'module', seat, module: step.module, place: move.place, instead: old })
    if (step.n > 1) push(s, { step: 'module', seat, n: step.n - 1 })
    const fresh = !p.used[at]
    p.used[at] = true
    if (fresh && MODULE_SPACES[at]?.activates) resolve(s, seat, step.module, '', log)
  },
}
