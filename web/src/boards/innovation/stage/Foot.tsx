/** At the foot of the cloth: what goes on without a thing to press, and questions that only want an answer. */
import type { ReactNode } from 'react'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'
import { place } from '../targets.ts'

export function Foot(): ReactNode {
  const { choices } = useTable()
  const here = choices.get(place.goOn) ?? []
  if (here.length === 0) return null
  return (
    <div className="i-foot">
      {here.map((choice) => (
        <ChoiceButton key={choice.text} choice={choice} main={here.length === 1 && choice.move.do === 'end'} />
      ))}
    </div>
  )
}
