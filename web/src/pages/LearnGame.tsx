/** One game to study: its rules in short and every component, both searched at once. */
import { type GuideNote, notesOf } from '@ludarium/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { type LoadedGame, loadGame } from '../games.ts'
import { GuideMark } from '../guide/Chalk.tsx'
import { GuidedStart } from '../guide/GuidedStart.tsx'
import { SignText } from '../guide/SignTips.tsx'
import { signOf } from '../guide/signs.ts'
import { Frame } from '../parts/Frame.tsx'
import { reachable } from '../parts/reachable.ts'
import { entryOf } from '../registry.ts'
import { useSettings } from '../settings.ts'
import type { Teller } from '../table/board.ts'
import { matches, RuleList } from '../table/RulesDrawer.tsx'
import { useTeller, useWords } from '../words/context.tsx'
import { useLeads } from './leads.ts'
import { Missing } from './Missing.tsx'
import './learn.css'

const NewTable = lazy(() => import('./NewTable.tsx'))

export default function LearnGame(props: { game: string }): ReactNode {
  const { language } = useSettings()
  const [game, setGame] = useState<LoadedGame | null>(null)
  const entry = entryOf(props.game)
  useEffect(() => {
    let current = true
    loadGame(props.game, language).then(
      (loaded) => current && setGame(loaded),
      () => {},
    )
    return () => {
      current = false
    }
  }, [props.game, language])
  if (entry === undefined) return <Missing />
  return game === null ? (
    <Frame title={entry.name}>
      <h1 className="page-title">{entry.name}</h1>
    </Frame>
  ) : (
    <Learning game={game} />
  )
}

function Learning(props: { game: LoadedGame }): ReactNode {
  const t = useWords()
  const leadOf = useLeads()
  const { entry, words: texts, plugin } = props.game
  const [text, setText] = useState('')
  const [playing, setPlaying] = useState(false)
  const catalogs = useMemo(
    () => (plugin.words === undefined ? [texts.catalog] : [texts.catalog, plugin.words]),
    [texts, plugin],
  )
  const words = useTeller(catalogs)
  const wanted = text.trim().toLowerCase()
  const rules = wanted === '' ? texts.rules : texts.rules.filter((rule) => matches(rule, wanted))
  return (
    <Frame title={t('learn.of', { game: entry.name })}>
      <div className="learn-head">
        <div>
          <h1 className="page-title">{entry.name}</h1>
          <p className="lead">{leadOf(entry)}</p>
        </div>
        <div className="learn-starts">
          {plugin.Campaign !== undefined && (
            <Link href={`/campaign/${entry.id}`} className="button tall">
              {t('campaign.link')}
            </Link>
          )}
          <button type="button" className="button tall" onClick={() => setPlaying(true)}>
            <Icon name="play" size={12} />
            {t('learn.play')}
          </button>
          <GuidedStart game={entry.id} />
        </div>
      </div>
      <div className="learn-search">
        <Icon name="search" size={18} />
        <input
          type="search"
          className="input"
          value={text}
          placeholder={t('learn.search')}
          aria-label={t('learn.search')}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="learn-columns">
        <section aria-labelledby="learn-rules" className="learn-rules" ref={reachable}>
          <h2 id="learn-rules">{t('learn.rules')}</h2>
          <RuleList rules={rules} foot={(rule) => <ShowLinks game={props.game} rule={rule.id} />} />
          {rules.length === 0 && <p className="lead">{t('learn.none', { text })}</p>}
        </section>
        <section aria-labelledby="learn-gallery" className={`learn-gallery ${wanted === '' ? 'whole' : ''}`}>
          <h2 id="learn-gallery">{t('learn.gallery')}</h2>
          <plugin.Gallery words={words} search={wanted} />
          <Signs words={words} search={wanted} />
        </section>
      </div>
      {playing && (
        <Suspense fallback={null}>
          <NewTable entry={entry} people={false} onClose={() => setPlaying(false)} />
        </Suspense>
      )}
    </Frame>
  )
}

/** The ways from a rule to the board: moments at which it matters. */
function ShowLinks({ game, rule }: { readonly game: LoadedGame; readonly rule: string }): ReactNode {
  const t = useWords()
  const notes = useNotes(game)
  const words = useTeller(useMemo(() => [game.words.catalog], [game]))
  const about = notes.filter((note) => note.rule === rule)
  if (about.length === 0) return null
  return (
    <p className="learn-shows">
      {about.map(({ id }) => (
        <Link key={id} className="button" href={`/learn/${game.entry.id}/${id}`}>
          <GuideMark size={14} />
          {t('learn.show', { what: words.t(`guide.${id}.title`) })}
        </Link>
      ))}
    </p>
  )
}

/** The notes of the game's guide but the farewell. */
function useNotes({ module }: LoadedGame): readonly GuideNote[] {
  const [notes, setNotes] = useState<readonly GuideNote[]>([])
  useEffect(() => {
    let current = true
    module.guide?.().then(
      (guide) => current && setNotes(notesOf(guide).flatMap(({ note }, n, all) => (n < all.length - 1 ? [note] : []))),
      () => {},
    )
    return () => {
      current = false
    }
  }, [module])
  return notes
}

/** Every sign of the game, with what it does. */
function Signs({ words, search }: { readonly words: Teller; readonly search: string }): ReactNode {
  const t = useWords()
  const all = words.keys().flatMap((key) => {
    const [, icon] = /^icon\.([^.]+)$/.exec(key) ?? []
    const sign = icon === undefined ? null : signOf(icon, words)
    return sign === null || !`${sign.name} ${sign.text}`.toLowerCase().includes(search) ? [] : [sign]
  })
  if (all.length === 0) return null
  return (
    <section className="learn-signs" aria-labelledby="learn-signs">
      <h3 id="learn-signs">{t('learn.signs', { n: all.length })}</h3>
      <ul>
        {all.map((sign) => (
          <li key={sign.icon}>
            <SignText sign={sign} />
          </li>
        ))}
      </ul>
    </section>
  )
}
