/** Before a combat: use an ability or not. */
import { idOf, type StepOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'
import { iconOf } from '../signs.ts'
import { Dialog } from './Dialog.tsx'
import { MapStrip } from './MapStrip.tsx'

export function AbilityDialog({ step }: { readonly step: StepOf<'ability'> }): ReactNode {
  const { legal, words, looks } = useTable()
  const at = idOf(step.at)
  return (
    <Dialog
      className="scythe-ability-dialog"
      title={
        <>
          <Icon name={iconOf(step.ability)} size={24} /> {words.t(`ability.${step.ability}`)}
        </>
      }
      aside={words.t('ability.before', { at: { key: `place.${at}` }, seat: looks[step.other]?.name ?? '' })}
      picture={<MapStrip at={at} />}
      foot={legal
        .filter(({ move }) => move.do === 'ability')
        .map((choice) => (
          <ChoiceButton key={choice.index} choice={choice} main={choice.move.do === 'ability' && choice.move.use} />
        ))}
    >
      <p className="scythe-ability-text">{words.t(`ability.${step.ability}.text`)}</p>
    </Dialog>
  )
}
