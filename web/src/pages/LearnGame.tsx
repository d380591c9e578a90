/** One game to study: its pieces on shelves, its signs and its rules in short, all searched at once. */
import { type GuideNote, notesOf } from '@ludarium/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { type LoadedGame, loadGame } from '../games.ts'
import { GuideMark } from '../guide/Chalk.tsx'
import { GuidedStart } from '../guide/GuidedStart.tsx'
import { SignText } from '../guide/SignTips.tsx'
import { signOf } from '../guide/signs.ts'
import { isFound, Pieces, ShelfView } from '../kit/shelf/Shelves.tsx'
import { entryOf } from '../registry.ts'
import { useSettings } from '../settings.ts'
import { Frame } from '../shell/Frame.tsx'
import type { Shelf, ShelfProps, Teller } from '../table/board.ts'
import { useKeys } from '../table/keys.ts'
import { matches, nearestRule, RuleList } from '../table/RulesDrawer.tsx'
import { useTeller, useWords } from '../words/context.tsx'
import { useLeads } from './leads.ts'
import { Missing } from './Missing.tsx'
import './learn.css'
import '../kit/shelf/shelves.css'

const NewTable = lazy(() => import('./NewTable.tsx'))

/** `tab`: a shelf, 'icons' or 'rules', by itself the first shelf; `rule`: the one in question. */
export default function LearnGame(props: { game: string; tab: string; rule: string }): ReactNode {
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
    <Learning game={game} tab={props.tab} rule={props.rule} />
  )
}

function useShelves({ plugin }: LoadedGame, words: Teller): readonly Shelf[] {
  return useMemo(() => plugin.shelves(words), [plugin, words])
}

function Learning({ game, tab, rule }: { game: LoadedGame; tab: string; rule: string }): ReactNode {
  const t = useWords()
  const leadOf = useLeads()
  const { entry, words: texts, plugin } = game
  const [text, setText] = useState('')
  const [playing, setPlaying] = useState(false)
  const catalogs = useMemo(
    () => (plugin.words === undefined ? [texts.catalog] : [texts.catalog, plugin.words]),
    [texts, plugin],
  )
  const words = useTeller(catalogs)
  const shelves = useShelves(game, words)
  const signs = useMemo(() => signsOf(words), [words])
  const notes = useNotes(game)
  const wanted = text.trim().toLocaleLowerCase(words.language)
  const here =
    shelves.some(({ id }) => id === tab) || tab === 'icons' || tab === 'rules' ? tab : (shelves[0]?.id ?? 'rules')
  const at = `/learn/${entry.id}/on`
  const search = useRef<HTMLInputElement>(null)
  useKeys(useMemo(() => ({ '/': () => search.current?.focus() }), []))

  const parts = useMemo(() => {
    const Rule = ({ id }: { readonly id: string }): ReactNode => (
      <Link className="rule-link" href={`${at}/rules/${nearestRule(texts.rules, id)?.id ?? id}`}>
        {t('guide.rule', { rule: id })}
      </Link>
    )
    const Shows = (of: { readonly rule: string }): ReactNode => {
      const about = notesAbout(notes, of.rule)
      return about.map((id) => (
        <Link key={id} className="button small" href={`/learn/${entry.id}/${id}`}>
          <GuideMark size={13} />
          {t('learn.show', { what: words.t(`guide.${id}.title`) })}
        </Link>
      ))
    }
    return { words, Rule, Shows }
  }, [at, texts, t, notes, entry, words])

  /** From a rule back to what follows it. */
  const foot = (of: { readonly id: string }): ReactNode => {
    const own = shelves.filter(
      (shelf) =>
        shelf.rule === of.id || shelf.pieces.some((piece) => nearestRule(texts.rules, piece.rule ?? '')?.id === of.id),
    )
    if (own.length === 0 && notesAbout(notes, of.id).length === 0) return null
    return (
      <p className="learn-shows cluster">
        {own.map((shelf) => (
          <Link key={shelf.id} className="button small" href={`${at}/${shelf.id}`}>
            {t('learn.shelf', { name: shelf.name, n: shelf.pieces.length })}
          </Link>
        ))}
        <parts.Shows rule={of.id} />
      </p>
    )
  }

  const tabs = [
    ...shelves.map(({ id, name, pieces }) => ({ id, name, count: String(pieces.length) })),
    { id: 'icons', name: t('learn.icons'), count: String(signs.length) },
    { id: 'rules', name: t('learn.rules'), count: `${texts.rules[0]?.id ?? ''}–${texts.rules.at(-1)?.id ?? ''}` },
  ]
  const shelf = shelves.find(({ id }) => id === here)
  return (
    <Frame title={t('learn.of', { game: entry.name })} className="learning">
      <div className="learn-head cluster">
        <div className="learn-name">
          <h1 className="page-title">{entry.name}</h1>
          <p className="lead">{leadOf(entry)}</p>
        </div>
        <div className="learn-search">
          <Icon name="search" size={18} />
          <input
            ref={search}
            type="search"
            className="input"
            value={text}
            placeholder={t('learn.search')}
            aria-label={t('learn.search')}
            onChange={(event) => setText(event.target.value)}
          />
          <span className="key" aria-hidden="true">
            /
          </span>
        </div>
        <div className="learn-starts cluster">
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
      <nav className="learn-tabs" aria-label={t('learn.tabs')}>
        {tabs.map(({ id, name, count }) => (
          <Link
            key={id}
            href={`${at}/${id}`}
            aria-current={wanted === '' && id === here ? 'page' : undefined}
            onClick={() => setText('')}
          >
            {name} <small>{count}</small>
          </Link>
        ))}
      </nav>
      {wanted !== '' ? (
        <Found game={game} shelves={shelves} parts={parts} wanted={wanted} text={text} foot={foot} />
      ) : (
        <section aria-labelledby="learn-gallery" className={`learn-on on-${here}`}>
          <h2 id="learn-gallery" className="unseen">
            {tabs.find(({ id }) => id === here)?.name}
          </h2>
          {shelf !== undefined && <ShelfView key={shelf.id} {...parts} shelf={shelf} />}
          {here === 'icons' && <Signs signs={signs} Rule={parts.Rule} />}
          {here === 'rules' && <Rules key={rule} game={game} rule={rule} foot={foot} />}
        </section>
      )}
      {playing && (
        <Suspense fallback={null}>
          <NewTable entry={entry} people={false} onClose={() => setPlaying(false)} />
        </Suspense>
      )}
    </Frame>
  )
}

interface RulesProps {
  readonly game: LoadedGame
  foot(rule: { readonly id: string }): ReactNode
}

/** All rules, at the one in question. */
function Rules({ game, rule, foot }: RulesProps & { readonly rule: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="learn-rules" ref={box}>
      <RuleList rules={game.words.rules} current={rule === '' ? undefined : rule} foot={foot} />
    </div>
  )
}

interface FoundProps extends RulesProps {
  readonly shelves: readonly Shelf[]
  readonly parts: Omit<Parameters<typeof ShelfView>[0], 'shelf'>
  readonly wanted: string
  readonly text: string
}

/** What the search finds, on whatever tab it is. */
function Found({ game, shelves, parts, wanted, text, foot }: FoundProps): ReactNode {
  const t = useWords()
  const { words } = parts
  const found = shelves
    .map((shelf) => ({ shelf, pieces: shelf.pieces.filter((piece) => isFound(piece, wanted, words)) }))
    .filter(({ pieces }) => pieces.length > 0)
  const signs = signsOf(words).filter(({ name, text: said }) =>
    `${name} ${said}`.toLocaleLowerCase(words.language).includes(wanted),
  )
  const rules = game.words.rules.filter((one) => matches(one, wanted))
  const none = found.length + signs.length + rules.length === 0
  return (
    <section aria-labelledby="learn-gallery" className="learn-found">
      <h2 id="learn-gallery" className="unseen" aria-live="polite">
        {t('learn.found', { n: found.reduce((sum, { pieces }) => sum + pieces.length, signs.length + rules.length) })}
      </h2>
      {none && <p className="lead">{t('learn.none', { text })}</p>}
      {found.map(({ shelf, pieces }) => (
        <section key={shelf.id}>
          <h3 className="learn-kind">
            {shelf.name} <small>{pieces.length}</small>
          </h3>
          <Pieces {...parts} shelf={shelf} pieces={pieces} />
        </section>
      ))}
      {signs.length > 0 && (
        <section>
          <h3 className="learn-kind">
            {t('learn.icons')} <small>{signs.length}</small>
          </h3>
          <Signs signs={signs} Rule={parts.Rule} />
        </section>
      )}
      {rules.length > 0 && (
        <section className="learn-rules">
          <h3 className="learn-kind">
            {t('learn.rules')} <small>{rules.length}</small>
          </h3>
          <RuleList rules={rules} foot={foot} />
        </section>
      )}
    </section>
  )
}

/** Notes that speak of the rule; of a rule without one those of the rule it belongs to. */
function notesAbout(notes: readonly GuideNote[], rule: string): readonly string[] {
  const exact = notes.filter((note) => note.rule === rule)
  const about = exact.length > 0 ? exact : notes.filter((note) => note.rule === rule.split('.')[0])
  return about.map(({ id }) => id)
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

type KnownSign = NonNullable<ReturnType<typeof signOf>>

function signsOf(words: Teller): readonly KnownSign[] {
  return words.keys().flatMap((key) => {
    const [, icon] = /^icon\.([^.]+)$/.exec(key) ?? []
    return icon === undefined ? [] : (signOf(icon, words) ?? [])
  })
}

/** Every sign of the game, with what it does. */
function Signs({ signs, Rule }: Pick<ShelfProps, 'Rule'> & { readonly signs: readonly KnownSign[] }): ReactNode {
  return (
    <ul className="learn-signs">
      {signs.map((sign) => (
        <li key={sign.icon}>
          <SignText sign={sign} />
          {sign.rule !== '' && <Rule id={sign.rule} />}
        </li>
      ))}
    </ul>
  )
}
