/**
 * What a question needs beyond the board itself: a panel over the island, never over the market, the row or the
 * rivals. Each question has its own small panel; questions that the board can ask alone have none.
 */
import type { ReactNode } from 'react'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'
import { topStep } from '../view.ts'
import { PickAdvisor, Waiting } from './Advisors.tsx'
import { AttackPanel } from './Attack.tsx'
import { BidPanel } from './Bid.tsx'
import { Factions, Lists, Piles, Seats } from './Lists.tsx'
import { Loot } from './Loot.tsx'
import { Mix } from './Mix.tsx'
import { RivalSegments } from './RivalSegments.tsx'

/** Moves that belong to no thing on the board and to no panel: pass, end, keep, let go. */
export function LooseMoves() {
  const { view, legal } = useTable()
  const step = topStep(view)
  if (step === undefined || panel(step.step) !== null) return null
  const loose = legal.filter(({ move }) => LOOSE.has(move.do))
  if (loose.length === 0) return null
  return (
    <div className="loose-moves">
      {loose.map((choice) => (
        <ChoiceButton key={choice.index} choice={choice} />
      ))}
    </div>
  )
}

const LOOSE: ReadonlySet<string> = new Set(['pass', 'end', 'keep', 'decline'])

export function Stage() {
  const { view, me, legal } = useTable()
  const step = topStep(view)
  if (step === undefined) return null
  if (step.step === 'bid' && step.among.includes(me))
    return <BidPanel key={view.round} done={step.done[me] ?? false} among={step.among} decided={step.done} />
  if (legal.length === 0) return view.phase === 'advisors' && step.step === 'pickAdvisor' ? <Waiting /> : null
  return panel(step.step)
}

function panel(step: string): ReactNode {
  switch (step) {
    case 'chooseFaction':
      return <Factions />
    case 'tie':
    case 'nameJudge':
    case 'take':
    case 'embassy':
      return <Seats />
    case 'pickAdvisor':
    case 'rector':
      return <PickAdvisor />
    case 'attack':
      return <AttackPanel />
    case 'loot':
      return <Loot />
    case 'pay':
    case 'give':
    case 'losses':
      return <Mix />
    case 'choose':
    case 'judge':
      return <Lists />
    case 'exhaust':
    case 'spy':
      return <RivalSegments />
    case 'reshuffle':
      return <Piles />
    default:
      return null
  }
}
