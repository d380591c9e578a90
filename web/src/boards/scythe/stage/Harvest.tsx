/** How much each territory produces: all of it, or fewer. A draft; the press on the hex takes it. */
import { placeOf, productOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useTable } from '../context.tsx'
import { freeCorner } from '../map/corners.ts'
import { Sign } from '../parts/Figure.tsx'
import { mostHarvest, wantedHarvest } from '../plans.ts'
import { shortName, spotOf } from '../view.ts'

export function Harvest(): ReactNode {
  const { words, draft, setDraft, moves, view, choices } = useTable()
  const lines = [...mostHarvest(moves.map(({ move }) => move))].filter(([, most]) => most > 1)
  if (lines.length === 0) return null
  const name = (at: string): string => words.t(`place.${at}`)
  return (
    <section
      className="scythe-cargo harvest"
      data-corner={freeCorner([...choices.keys()])}
      aria-label={words.t('harvest.title')}
    >
      <header>
        <h3>{words.t('harvest.title')}</h3>
        <small>{words.t('harvest.about')}</small>
      </header>
      {lines.map(([at, most]) => {
        const n = wantedHarvest(draft, at, most)
        const set = (to: number): void => setDraft({ ...draft, [`harvest.${at}`]: to })
        return (
          <fieldset key={at}>
            <legend className="unseen">{name(at)}</legend>
            <button
              type="button"
              disabled={n <= 1}
              aria-label={words.t('stepper.less', { what: name(at) })}
              onClick={() => set(n - 1)}
            >
              <Icon name="minus" size={14} />
            </button>
            <output title={name(at)}>
              <small>{shortName(spotOf(at))}</small>
              <Sign of={productOf(view, placeOf(at))} size={16} />
              {n}
            </output>
            <button
              type="button"
              disabled={n >= most}
              aria-label={words.t('stepper.more', { what: name(at) })}
              onClick={() => set(n + 1)}
            >
              <Icon name="plus" size={14} />
            </button>
          </fieldset>
        )
      })}
    </section>
  )
}
