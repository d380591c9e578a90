/** R9 Slot modules. */
import { push } from '@ludarium/kernel'
import { MODULE_SPACES } from '../data/index.ts'
import { takeFrom } from '../displays.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { resolve } from '../resolve.ts'
import { DECLINE, decline, type Steps } from './shape.ts'

const PLACES = MODULE_SPACES.map(({ id }): ReviveMove => ({ do: 'place', place: id }))

export const moduleSteps = {
  /** R9.3 Which of the face-up modules. */
  module: {
    skip: (s) => s.moduleDisplay.length === 0,
    legal(s) {
      const moves = s.moduleDisplay.map((module): ReviveMove => ({ do: 'module', module }))
      moves.push(DECLINE)
      return moves
    },
    on: {
      module: (s, { n }, seat, { module }) => push(s, { step: 'place', seat, module, n }),
      decline,
    },
  },

  /** R9.3 to R9.5 Where it goes; a module that lies there already is discarded to make room. */
  place: {
    legal: () => PLACES.slice(),
    on: {
      place(s, { module, n }, seat, { place }, log) {
        const p = player(s, seat)
        const at = MODULE_SPACES.findIndex((space) => space.id === place)
        const instead = p.modules[at] ?? ''
        const isFirst = !p.used[at]
        if (instead !== '') s.gone.push(instead)
        p.modules[at] = module
        p.used[at] = true
        takeFrom(s, s.moduleDisplay, s.modulePile, module)
        log?.({ type: 'module', seat, module, place, instead })
        if (isFirst && MODULE_SPACES[at]?.activates) resolve(s, seat, module, '', log)
        if (n > 1) push(s, { step: 'module', seat, n: n - 1 })
      },
    },
  },
} satisfies Partial<Steps>
