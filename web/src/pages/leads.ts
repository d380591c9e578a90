/** The sentence on a game's box, from the registry: the page says it before it has loaded the game. */
import type { Catalog } from '@ludarium/kernel'
import { useMemo } from 'react'
import { type GameEntry, games } from '../registry.ts'
import { useSettings } from '../settings.ts'
import { useTeller } from '../words/context.tsx'

function leadsIn(language: string): Catalog {
  return Object.fromEntries(games.map(({ id, lead }) => [`lead.${id}`, lead[language] ?? lead.en ?? '']))
}

export function useLeads(): (entry: GameEntry) => string {
  const { language } = useSettings()
  const catalogs = useMemo(() => [leadsIn(language)], [language])
  const { t } = useTeller(catalogs)
  return (entry) => t(`lead.${entry.id}`)
}
