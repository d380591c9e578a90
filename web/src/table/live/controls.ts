/** Keys and small controls of a live table: what is pointed at, what is open. */
import { sameMove } from '@ludarium/kernel'
import { useMemo } from 'react'
import { useKeys } from '../keys.ts'
import type { Scene } from '../scene.ts'
import type { Peeking, Presses } from './play.ts'
import { type Apply, type LiveState, put, unsaid } from './state.ts'

/** Changes of single fields; they keep their identity. */
export function useSetters(apply: Apply) {
  return useMemo(
    () => ({
      setHover: (hover: LiveState['hover']) => apply(put({ hover })),
      setSpoken: (spoken: LiveState['spoken']) => apply(put({ spoken })),
      setDraft: (draft: LiveState['draft']) => apply(put({ draft })),
      setRule: (rule: LiveState['rule']) => apply(put({ rule })),
      openKeys: () => apply(put({ keys: true })),
      closeKeys: () => apply(put({ keys: false })),
      openLegend: () => apply(put({ legend: true })),
      closeLegend: () => apply(put({ legend: false })),
      closeHints: () => apply(put({ hint: null, hints: [] })),
      closeToast: (id: number) => apply((state) => unsaid(state, id)),
    }),
    [apply],
  )
}

type Setters = ReturnType<typeof useSetters>

type KeyActions = Pick<Presses, 'undo' | 'redo'> & Pick<Peeking, 'present'> & { advise(): void }

export function useTableKeys(actions: KeyActions, scene: Scene, setters: Setters, apply: Apply): void {
  const { undo, redo, advise, present } = actions
  useKeys(
    useMemo(
      () => ({
        u: undo,
        z: undo,
        y: redo,
        h: advise,
        r: () => apply((old) => ({ ...old, rule: old.rule === null ? ruleOf(scene, old) : null })),
        '?': setters.openKeys,
        l: () => apply((old) => ({ ...old, legend: !old.legend })),
        Escape() {
          apply(put({ asked: null, rule: null }))
          present()
        },
      }),
      [undo, redo, advise, present, scene, setters, apply],
    ),
  )
}

/** The rule of what is pointed at, else of the question. */
export function ruleOf({ game }: Scene, { hover, position }: LiveState): string {
  if (hover?.rule !== undefined) return hover.rule
  return position === null ? '' : game.module.speech.rule(position.view, position.seat ?? position.actors[0] ?? 0)
}

/** A pointer may come late, from a position that is over. */
export function hoverOf({ choices }: Scene, { hover }: LiveState): LiveState['hover'] {
  return hover !== null && choices.some(({ move }) => sameMove(move, hover.move)) ? hover : null
}
