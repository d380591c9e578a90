/** What is asked over the table, by step. Other steps are asked by board, mat and bar. */
import { idOf, type ScytheStep } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Choices } from '../../../kit/questions/Choice.tsx'
import { Pick } from '../../../kit/questions/Pick.tsx'
import { type Questions as All, questionOf } from '../../../kit/questions/registry.ts'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { type ScytheTable, useTable } from '../context.tsx'
import { FactoryCard } from '../parts/FactoryCard.tsx'
import { place } from '../places.ts'
import { iconOf } from '../signs.ts'
import { CombatSheet } from './Combat.tsx'
import { EncounterSheet } from './Encounter.tsx'
import { MapStrip } from './MapStrip.tsx'
import { Reveal } from './Reveal.tsx'

const QUESTIONS: All<ScytheTable, ScytheStep> = {
  /** Both sides look at it until both have sealed. */
  battle: ({ me, seat }, step) =>
    seat !== null && step.among.includes(me) && <CombatSheet key={`${step.at}`} step={step} />,
  option: ({ legal }, step) => legal.length > 0 && <EncounterSheet key={step.taken} step={step} />,
  ability: ({ legal, words, looks }, step) =>
    legal.length > 0 && (
      <Sheet
        veil
        title={
          <>
            <Icon name={iconOf(step.ability)} size={24} /> {words.t(`ability.${step.ability}`)}
          </>
        }
        aside={words.t('ability.before', {
          at: { key: `place.${idOf(step.at)}` },
          seat: looks[step.other]?.name ?? '',
        })}
        picture={<MapStrip at={idOf(step.at)} />}
        foot={
          <Choices
            of={legal.filter(({ move }) => move.do === 'ability')}
            isMain={({ move }) => move.do === 'ability' && move.use}
          />
        }
      >
        <p>{words.t(`ability.${step.ability}.text`)}</p>
      </Sheet>
    ),
  factory: ({ legal, view, words }) =>
    legal.length > 0 && (
      <Sheet
        veil
        title={
          <>
            <Icon name="factory" size={22} /> {words.t('factory.take')}
          </>
        }
        aside={words.t('factory.take.about')}
      >
        <Pick
          width="9rem"
          options={view.factory.map((card) => ({
            place: place.factory(card),
            label: words.t(`factory.${card}`),
            face: (
              <span className="scythe-factory-choice stack">
                <b>{words.t(`factory.${card}`)}</b>
                <FactoryCard card={card} />
                <small>{words.t('factory.move.about')}</small>
              </span>
            ),
          }))}
        />
      </Sheet>
    ),
}

export function Questions(): ReactNode {
  const table = useTable()
  return (
    <>
      {table.step !== undefined && questionOf(QUESTIONS, table, table.step)}
      <Reveal />
    </>
  )
}
