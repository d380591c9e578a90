/** What no hex and no part of a mat can ask: amounts, the resource that is placed next, a rival's hand. */
import { isHidden } from '@ludarium/kernel'
import { RESOURCES } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { keyed } from '../../../kit/keyed.ts'
import { Choices } from '../../../kit/questions/Choice.tsx'
import { Strip as Line } from '../../../kit/questions/Strip.tsx'
import { useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'
import { place } from '../places.ts'
import { CombatCard } from '../seats/FactionMat.tsx'

export function Strip(): ReactNode {
  const { choices, step, view, phone, words } = useTable()
  // A phone's sheet has them as buttons of its own.
  const amounts = phone ? [] : (choices.get(place.amount) ?? [])
  const hand = step?.step === 'looking' ? (view.players[step.at]?.hand ?? []) : []
  const places = step?.step === 'place' && choices.size > 0
  if (amounts.length === 0 && hand.length === 0 && !places) return null
  return (
    <Line at="top-left" label={words.t('strip.pick')}>
      {places && <Resources />}
      {keyed(hand, String).map(({ key, one }) => (
        <CombatCard key={key} card={isHidden(one) ? '' : one} />
      ))}
      <Choices of={amounts} />
    </Line>
  )
}

/** Which resource is placed next; without a pick each hex asks. */
function Resources(): ReactNode {
  const { moves, draft, setDraft, words } = useTable()
  const open = RESOURCES.filter((resource) =>
    moves.some(({ move }) => move.do === 'place' && move.resource === resource),
  )
  return open.map((resource) => (
    <button
      key={resource}
      type="button"
      className="button"
      aria-pressed={draft.pick === resource}
      onClick={() => setDraft({ pick: draft.pick === resource ? '' : resource })}
    >
      <Sign of={resource} size={17} />
      {words.t(`resource.${resource}`)}
    </button>
  ))
}
