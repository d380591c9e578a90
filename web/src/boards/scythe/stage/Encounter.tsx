/** An encounter: the scene and its sentence, three options with price, gain and what would be after. */
import { encounterOf, idOf, type StepOf } from '@ludarium/scythe'
import type { EncounterOption } from '@ludarium/scythe/data'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { changesOf } from '../../../table/foresight.ts'
import { useKeys } from '../../../table/keys.ts'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { Sign as ShellSign } from '../../../table/pieces/Sign.tsx'
import { usePiece, useTable } from '../context.tsx'
import { figures } from '../figures.ts'
import { GainSign, gainWords, PriceSign, priceWords } from '../parts/FactoryCard.tsx'
import { Figure } from '../parts/Figure.tsx'
import { place } from '../targets.ts'
import { Dialog } from './Dialog.tsx'
import { Scene } from './Scene.tsx'

export function EncounterDialog({ step }: { readonly step: StepOf<'option'> }): ReactNode {
  const { view, words, own, legal, submit, choices } = useTable()
  const card = encounterOf(view, view.encounter)
  useKeys(
    useMemo(
      () =>
        Object.fromEntries(
          card.options.map(({ id }) => [
            id,
            () => {
              const [choice] = choices.get(place.encounter(id)) ?? []
              if (choice !== undefined) submit(choice.move)
            },
          ]),
        ),
      [card, choices, submit],
    ),
  )
  const enough = legal.filter(({ move }) => move.do === 'enough')
  return (
    <Dialog
      className="encounter"
      title={words.t(step.taken === '' ? 'encounter.title' : 'encounter.again')}
      aside={
        <span className="scythe-have">
          {words.t('encounter.have')}
          {(['coins', 'popularity', 'power'] as const).map((what) => (
            <Figure key={what} of={what} n={own[what]} label={words.t(`figure.${what}`)} />
          ))}
          <Figure of="combatCards" n={own.hand.length} label={words.t('figure.combatCards')} />
        </span>
      }
      note={words.t('encounter.keys')}
      foot={enough.map((choice) => <ChoiceButton key={choice.index} choice={choice} />)}
    >
      <figure>
        <Scene card={card} />
        <figcaption>
          <small>
            <Icon name="conversation" size={15} /> {words.t('encounter.at', { at: { key: `place.${idOf(step.at)}` } })}
          </small>
          <p>{words.t(`encounter.${card.id}`)}</p>
        </figcaption>
      </figure>
      <div className="scythe-encounter-options">
        {card.options.map((option) => (
          <OptionRow key={option.id} option={option} taken={step.taken === option.id} />
        ))}
      </div>
    </Dialog>
  )
}

function OptionRow({ option, taken }: { readonly option: EncounterOption; readonly taken: boolean }): ReactNode {
  const { words } = useTable()
  const name = place.encounter(option.id)
  const { state } = usePiece(name)
  const [price] = option.cost
  const title =
    price === undefined ? 'encounter.free' : price.type === 'popularity' ? 'encounter.take' : 'encounter.pay'
  const gains = option.gain.map(gainWords)
  const costs = option.cost.map(priceWords)
  return (
    <Piece
      name={name}
      label={`${option.id.toUpperCase()}: ${[...costs, ...gains].map((one) => words.t(one)).join(', ')}`}
      on="own"
      className="scythe-encounter-option"
    >
      {() => (
        <>
          <i>{option.id.toUpperCase()}</i>
          <span className="scythe-encounter-words">
            <b>
              {words.t(title)}{' '}
              <small>{costs.length === 0 ? words.t('pay.free') : words.t('pay.what', { what: [...costs] })}</small>
            </b>
            <span>{words.t('encounter.gain', { gains })}</span>
            {taken && <small>{words.t('encounter.taken')}</small>}
            {state.refused !== undefined && (
              <em>
                <Icon name="lock" size={12} /> {state.refused}
              </em>
            )}
            {state.legal && <AfterLine option={option.id} />}
          </span>
          <span className="scythe-encounter-signs">
            {option.cost.map((one) => (
              <span key={one.type}>
                <PriceSign price={one} size={26} />−{one.amount}
              </span>
            ))}
            {option.cost.length > 0 && <Icon name="arrow-right" size={18} />}
            {option.gain.map((gain) => (
              <span key={gain.type + gain.resource}>
                <GainSign gain={gain} size={28} />+{gain.amount}
              </span>
            ))}
          </span>
        </>
      )}
    </Piece>
  )
}

/** "after 9 → 10": what the rules say it would change at once. */
function AfterLine({ option }: { readonly option: EncounterOption['id'] }): ReactNode {
  const { view, me, words, choices, foresee } = useTable()
  const [choice] = choices.get(place.encounter(option)) ?? []
  const prospect = choice === undefined ? null : foresee(choice.move)
  if (prospect === null) return null
  const changes = changesOf(
    figures(view, me),
    prospect.ways.map((way) => figures(way, me)),
  )
  if (changes.length === 0) return null
  return (
    <span className="scythe-afterline">
      {words.t('encounter.after')}
      {changes.map(({ figure, after }) => (
        <span key={figure.id}>
          <ShellSign icon={figure.icon ?? ''} tone={figure.tone} />
          <b>
            {String(figure.value)} → {after === null ? '?' : String(after.value)}
          </b>
        </span>
      ))}
    </span>
  )
}
