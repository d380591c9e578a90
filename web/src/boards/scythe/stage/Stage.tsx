/** What a question needs beyond board and mat. Questions that these can ask have nothing here. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { AbilityDialog } from './Ability.tsx'
import { CombatDialog } from './Combat.tsx'
import { EncounterDialog } from './Encounter.tsx'
import { FactoryDialog } from './FactoryChoice.tsx'
import { Reveal } from './Reveal.tsx'

export function Stage(): ReactNode {
  return (
    <>
      <Asked />
      <Reveal />
    </>
  )
}

function Asked(): ReactNode {
  const { step, legal, me, seat } = useTable()
  if (step === undefined) return null
  if (step.step === 'battle')
    return seat !== null && step.among.includes(me) ? <CombatDialog key={`${step.at}`} step={step} /> : null
  if (legal.length === 0) return null
  switch (step.step) {
    case 'ability':
      return <AbilityDialog step={step} />
    case 'option':
      return <EncounterDialog key={step.taken} step={step} />
    case 'factory':
      return <FactoryDialog />
    default:
      return null
  }
}
