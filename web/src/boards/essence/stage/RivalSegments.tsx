/** Choosing among segments of rivals: to exhaust one, or to copy its action. */

import { Question } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'
import { Decline } from './Decline.tsx'
import { Segments } from './Loot.tsx'

export function RivalSegments() {
  const { legal, words, looks } = useTable()
  const targets = legal.filter(({ move }) => move.do === 'exhaust' || move.do === 'copy')
  const seats = Map.groupBy(targets, ({ move }) => ('seat' in move ? move.seat : -1))
  const copying = targets.some(({ move }) => move.do === 'copy')
  return (
    <Question title={words.t(copying ? 'rivals.copy' : 'rivals.exhaust')} foot={<Decline />}>
      {[...seats].map(([seat, choices]) => (
        <Segments key={seat} choices={choices} title={looks[seat]?.name ?? ''} />
      ))}
    </Question>
  )
}
