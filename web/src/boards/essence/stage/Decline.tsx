/** The move that lets the offer go, if there is one. */
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'

export function Decline() {
  const { legal } = useTable()
  const choice = legal.find(({ move }) => move.do === 'decline')
  return choice === undefined ? null : <ChoiceButton choice={choice} quiet />
}
