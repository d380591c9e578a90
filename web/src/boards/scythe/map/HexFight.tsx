/** In the place of the stars while a fight is pointed at: what both sides could reach. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { spotOf } from '../view.ts'
import { fightAt, HexCard } from './HexCard.tsx'

export function HexFight({ children }: { readonly children: ReactNode }): ReactNode {
  const table = useTable()
  const { hovered } = table
  const spot = hovered.startsWith('hex:') && hovered.length > 4 ? spotOf(hovered.slice(4)) : null
  if (spot === null || fightAt(table, spot) === null) return children
  return <HexCard table={table} spot={spot} />
}
