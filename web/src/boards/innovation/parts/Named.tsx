/** A participant by sign and name: a seat, the Automa or the virtual player. */
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { type InnovationTable, useTable } from '../context.tsx'

export function nameOf({ view, looks, words }: InnovationTable, who: number): string {
  return looks[who]?.name ?? words.t(view.automa === null ? 'sketch.virtual.title' : 'sketch.automa.title')
}

export function Named({ who }: { readonly who: number }): ReactNode {
  const table = useTable()
  return (
    <>
      <SeatShape colour={table.colour(who)} size={12} /> {nameOf(table, who)}
    </>
  )
}
