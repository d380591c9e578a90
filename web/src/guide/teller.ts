/** The table's words with pictures of the guide's own. */
import { useCallback, useMemo } from 'react'
import type { Scene } from '../table/scene.ts'
import { useTeller } from '../words/context.tsx'
import type { TellerParts } from '../words/teller.ts'

export function useGameTeller({ game, about }: Scene, emblem: TellerParts['emblem']) {
  const { words, plugin } = game
  const catalogs = useMemo(
    () => (plugin.words === undefined ? [words.catalog] : [words.catalog, plugin.words]),
    [words, plugin],
  )
  const seat = useCallback((n: number) => about.sitters[n]?.name ?? `${n + 1}`, [about])
  return useTeller(catalogs, seat, emblem)
}
