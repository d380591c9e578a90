/** The advisors that lie face up, small, during the turns; a click shows them large with this round's bids. */
import { advisors } from '@ludarium/essence/data'
import { useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Sheet } from '../../kit/questions/Sheet.tsx'
import { CharacterToken, characterName } from './cards/character.tsx'
import { useTable } from './context.tsx'
import { AdvisorDisplay, Bids } from './questions/Advisors.tsx'

export function AdvisorStrip() {
  const { view, words } = useTable()
  const [open, setOpen] = useState(false)
  const shown = view.advisors.filter((pile) => pile.shown)
  if (view.phase !== 'turns' && view.phase !== 'cleaning') return null
  if (open)
    return (
      <Sheet
        size="whole"
        title={words.t('advisors.title')}
        aside={
          <button
            type="button"
            className="button icon quiet"
            onClick={() => setOpen(false)}
            aria-label={words.t('advisors.close')}
          >
            <Icon name="close" size={18} />
          </button>
        }
      >
        <AdvisorDisplay />
        <Bids />
      </Sheet>
    )
  return (
    <button type="button" className="essence-advisor-strip" onClick={() => setOpen(true)} aria-expanded={false}>
      <span className="unseen">{words.t('advisors.show')}</span>
      {shown.map((pile) => {
        const card = advisors.find((one) => one.id === pile.advisor)
        return (
          card !== undefined && (
            <span key={pile.advisor} title={characterName(card, words)}>
              <i>
                <CharacterToken card={card} label={characterName(card, words)} />
              </i>
              {pile.wealth > 0 && <b>{pile.wealth}</b>}
            </span>
          )
        )
      })}
      {shown.length === 0 && words.t('advisors.title')}
    </button>
  )
}
