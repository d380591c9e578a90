/** The campaign of a game: kept with the reader's games in this browser, each chapter a table of its own. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { type LoadedGame, loadGame } from '../games.ts'
import { keepCampaign, readCampaign } from '../local/campaign-store.ts'
import { createLocal, openLocal } from '../local/source.ts'
import { entryOf } from '../registry.ts'
import { useSettings } from '../settings.ts'
import { Frame } from '../shell/Frame.tsx'
import { save } from '../shell/save.ts'
import type { CampaignProps } from '../table/board.ts'
import { useTeller, useWords } from '../words/context.tsx'
import { Missing } from './Missing.tsx'
import { tablesChanged } from './stored.ts'

/** Seats of others are played by this kind of bot. */
const BOT = 'greedy'

interface Loaded {
  readonly game: LoadedGame
  readonly kept: string | null
  /** What is kept here could not be read. */
  readonly unread: boolean
}

export default function CampaignPage(props: { game: string }): ReactNode {
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const entry = entryOf(props.game)
  useEffect(() => {
    let current = true
    const reading = readCampaign(noteOf(props.game)).then(
      (kept) => ({ kept, unread: false }),
      () => ({ kept: null, unread: true }),
    )
    Promise.all([loadGame(props.game, language), reading]).then(
      ([game, read]) => current && setLoaded({ game, ...read }),
      () => {},
    )
    return () => {
      current = false
    }
  }, [props.game, language])
  if (entry === undefined || (loaded !== null && loaded.game.plugin.Campaign === undefined)) return <Missing />
  if (loaded === null) return <Frame title={entry.name}>{null}</Frame>
  return <Told loaded={loaded} />
}

const noteOf = (game: string): string => `campaign.${game}`

function Told({ loaded }: { readonly loaded: Loaded }): ReactNode {
  const { game, unread } = loaded
  const t = useWords()
  const settings = useSettings()
  const [, go] = useLocation()
  const [kept, setKept] = useState(loaded.kept)
  const [unkept, setUnkept] = useState(unread)
  const { words: texts, plugin, entry } = game
  const catalogs = useMemo(
    () => (plugin.words === undefined ? [texts.catalog] : [texts.catalog, plugin.words]),
    [texts, plugin],
  )
  const words = useTeller(catalogs)
  const { id } = entry
  const hands = useMemo(
    (): Omit<CampaignProps, 'words' | 'kept' | 'name'> => ({
      keep(text) {
        setKept(text)
        // What could not be read is never written over.
        if (unread) return
        keepCampaign(noteOf(id), text).then(
          () => setUnkept(false),
          () => setUnkept(true),
        )
      },
      async open({ seats, seed, options, names }) {
        const sitters = names.map((name, seat) => ({
          name,
          kind: seat === 0 ? ('person' as const) : ('bot' as const),
          level: seat === 0 ? '' : BOT,
        }))
        const table = await createLocal({ game: id, seats, seed, options, sitters })
        tablesChanged()
        return table
      },
      go: (table) => go(`/table/${table}`),
      async ended(table) {
        try {
          const source = await openLocal(table, false)
          const { view, result } = await source.position(0)
          source.close()
          return result === null ? null : view
        } catch {
          return null
        }
      },
      save,
    }),
    [id, go, unread],
  )
  const { Campaign } = plugin
  return (
    <Frame title={t('campaign.of', { game: entry.name })} className="campaign">
      {unkept && (
        <p className="error" role="alert">
          {t('campaign.unkept')}
        </p>
      )}
      {Campaign !== undefined && (
        <Campaign {...hands} words={words} kept={kept} name={settings.name || t('name.guest')} />
      )}
    </Frame>
  )
}
