/** An encounter: the scene and its sentence, three options with price, gain and what would be after. */
import { encounterOf, idOf, type StepOf } from '@ludarium/scythe'
import type { EncounterOption } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Changes } from '../../../kit/questions/Changes.tsx'
import { Choices } from '../../../kit/questions/Choice.tsx'
import { Pick } from '../../../kit/questions/Pick.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { changesOf } from '../../../table/foresight.ts'
import { usePiece, useTable } from '../context.tsx'
import { figures } from '../figures.ts'
import { GainSign, gainWords, PriceSign, priceWords } from '../parts/FactoryCard.tsx'
import { Figure } from '../parts/Figure.tsx'
import { place } from '../places.ts'
import { Scene } from './Scene.tsx'

export function EncounterSheet({ step }: { readonly step: StepOf<'option'> }): ReactNode {
  const { view, words, own, legal } = useTable()
  const card = encounterOf(view, view.encounter)
  const said = ({ id, cost, gain }: EncounterOption): string =>
    `${id.toUpperCase()}: ${[...cost.map(priceWords), ...gain.map(gainWords)].map((one) => words.t(one)).join(', ')}`
  return (
    <Sheet
      veil
      className="scythe-encounter"
      title={words.t(step.taken === '' ? 'encounter.title' : 'encounter.again')}
      aside={
        <>
          {words.t('encounter.have')}
          {(['coins', 'popularity', 'power'] as const).map((what) => (
            <Figure key={what} of={what} n={own[what]} label={words.t(`figure.${what}`)} />
          ))}
          <Figure of="combatCards" n={own.hand.length} label={words.t('figure.combatCards')} />
        </>
      }
      note={words.t('encounter.keys')}
      foot={<Choices of={legal.filter(({ move }) => move.do === 'enough')} />}
    >
      <figure className="stack">
        <Scene card={card} />
        <figcaption>
          <small className="row">
            <Icon name="conversation" size={15} /> {words.t('encounter.at', { at: { key: `place.${idOf(step.at)}` } })}
          </small>
          <p>{words.t(`encounter.${card.id}`)}</p>
        </figcaption>
      </figure>
      <Pick
        options={card.options.map((option) => ({
          place: place.encounter(option.id),
          label: said(option),
          hotkey: option.id,
          face: <OptionFace option={option} taken={step.taken === option.id} />,
        }))}
      />
    </Sheet>
  )
}

function OptionFace({ option, taken }: { readonly option: EncounterOption; readonly taken: boolean }): ReactNode {
  const { words } = useTable()
  const { state } = usePiece(place.encounter(option.id))
  const { id, cost, gain } = option
  const [price] = cost
  const title =
    price === undefined ? 'encounter.free' : price.type === 'popularity' ? 'encounter.take' : 'encounter.pay'
  return (
    <span className="scythe-encounter-option row gap-5">
      <i className="chip rigid type-6">{id.toUpperCase()}</i>
      <span className="stack gap-2 grow dim type-3">
        <b className="type-6">
          {words.t(title)}{' '}
          <small>{words.t(price === undefined ? 'pay.free' : 'pay.what', { what: cost.map(priceWords) })}</small>
        </b>
        <span>{words.t('encounter.gain', { gains: gain.map(gainWords) })}</span>
        {taken && <small>{words.t('encounter.taken')}</small>}
        {state.refused !== undefined && (
          <em className="chip">
            <Icon name="lock" size={12} /> {state.refused}
          </em>
        )}
        {state.legal && <AfterLine option={id} />}
      </span>
      <span className="scythe-encounter-signs row bold">
        {cost.map((one) => (
          <span key={one.type}>
            <PriceSign price={one} size={26} />−{one.amount}
          </span>
        ))}
        {cost.length > 0 && <Icon name="arrow-right" size={18} />}
        {gain.map((one) => (
          <span key={one.type + one.resource}>
            <GainSign gain={one} size={28} />+{one.amount}
          </span>
        ))}
      </span>
    </span>
  )
}

/** "after 9 → 10": what the rules say it would change at once. */
function AfterLine({ option }: { readonly option: EncounterOption['id'] }): ReactNode {
  const { view, me, words, choices, foresee } = useTable()
  const [choice] = choices.get(place.encounter(option)) ?? []
  const ways = (choice === undefined ? null : foresee(choice.move))?.ways.map((way) => figures(way, me)) ?? []
  const changes = changesOf(figures(view, me), ways)
  if (changes.length === 0) return null
  return (
    <span className="cluster">
      {words.t('encounter.after')} <Changes of={changes} />
    </span>
  )
}
