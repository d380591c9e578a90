/** In the place of the stars while a fight is pointed at: what both sides could reach. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { hexOf } from '../places.ts'
import { spotOf } from '../view.ts'
import { fightAt, HexCard } from './HexCard.tsx'

export function HexFight({ children }: { readonly children: ReactNode }): ReactNode {
  const table = useTable()
  const { hovered } = table
  const spot = hexOf(hovered) === '' ? null : spotOf(hexOf(hovered))
  if (spot === null || fightAt(table, spot) === null) return children
  return <HexCard table={table} spot={spot} />
}
