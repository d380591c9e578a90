/** In a corner of the map, on a phone in its sheet: what no hex and no part of a mat can ask. The way on waits in the bar. */

import { isHidden } from '@ludarium/kernel'
import { RESOURCES } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'
import { CombatCard } from '../seats/FactionMat.tsx'
import { place } from '../targets.ts'
import { keyed } from '../view.ts'

export function Strip(): ReactNode {
  const { choices, step, view, phone } = useTable()
  // A sheet has them as buttons of its own.
  const amounts = phone ? [] : (choices.get(place.amount) ?? [])
  const hand = step?.step === 'looking' ? (view.players[step.at]?.hand ?? []) : []
  const places = step?.step === 'place' && choices.size > 0
  if (amounts.length === 0 && hand.length === 0 && !places) return null
  return (
    <div className="scythe-go">
      {places && <Pick />}
      {hand.length > 0 && (
        <span className="scythe-looked">
          {keyed(hand, String).map(({ key, one }) => (
            <CombatCard key={key} card={isHidden(one) ? '' : one} />
          ))}
        </span>
      )}
      {amounts.map((choice) => (
        <ChoiceButton key={choice.index} choice={choice} />
      ))}
    </div>
  )
}

/** Which resource is placed next; without a pick each hex asks. */
function Pick(): ReactNode {
  const { moves, draft, setDraft, words } = useTable()
  const open = RESOURCES.filter((resource) =>
    moves.some(({ move }) => move.do === 'place' && move.resource === resource),
  )
  return (
    <fieldset className="scythe-pick">
      <legend className="unseen">{words.t('strip.pick')}</legend>
      {open.map((resource) => (
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
      ))}
    </fieldset>
  )
}
