/** Which of several effects comes first, and whether a key opens the door: small questions over the map. */
import type { ReactNode } from 'react'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'

export function SmallQuestion(): ReactNode {
  const { step, legal, words } = useTable()
  if (legal.length === 0 || (step?.step !== 'order' && step?.step !== 'key' && step?.step !== 'dig')) return null
  return (
    <section className="i-offer i-small" role="dialog" aria-label={words.t(`question.${step.step}`)}>
      <h3>{words.t(`question.${step.step}`)}</h3>
      <footer>
        {legal.map((choice) => (
          <ChoiceButton key={choice.text} choice={choice} />
        ))}
      </footer>
    </section>
  )
}
