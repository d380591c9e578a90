/** What is asked over the map, by step. Hexes that were pressed ask for themselves, and a phone asks about power in its sheet. */
import type { InnovationStep } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { Order } from '../../../kit/questions/Order.tsx'
import { type Questions as All, questionOf } from '../../../kit/questions/registry.ts'
import { type InnovationTable, useTable } from '../context.tsx'
import { OfferSheet } from './Offer.tsx'

const order = ({ legal, words }: InnovationTable, { step }: InnovationStep): ReactNode => (
  <Order title={words.t(`question.${step}`)} of={legal} />
)

const QUESTIONS: All<InnovationTable, InnovationStep> = {
  offer: ({ phone }) => !phone && <OfferSheet />,
  order,
  key: order,
  dig: order,
}

export function Questions(): ReactNode {
  const table = useTable()
  return table.step !== undefined && table.legal.length > 0 && questionOf(QUESTIONS, table, table.step)
}
