/** One line below the prompt: what is being decided, and what people usually weigh. */
import { next, type State } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { useSettings } from '../settings.ts'
import type { Scene } from '../table/scene.ts'
import { readProgress } from './progress.ts'
import './explained.css'

/** The key of the explanation of the question at hand, '' where nobody is asked. */
export function explanationOf(view: State): string {
  const step = next(view)
  return step === undefined ? '' : `explain.${step.step}`
}

/** By choice, and at the table of a first game. */
export function Explained({ scene }: { readonly scene: Scene }): ReactNode {
  const { explain } = useSettings()
  const guided = readProgress(scene.about.id)
  const key = explanationOf(scene.position.view)
  if ((!explain && (guided === null || guided.off)) || !scene.words.has(key)) return null
  return <p className="explained ellipsis dim type-3">{scene.words.t(key)}</p>
}
