/** The home page for who has no table yet: the games, and two clicks to a running one. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { importLocal, problemOf } from '../local/source.ts'
import { useOnline } from '../online/client.ts'
import { readInvite } from '../online/links.ts'
import { type GameEntry, games } from '../registry.ts'
import { change, settings } from '../settings.ts'
import { useTeller, useWords } from '../words/context.tsx'
import { useLeads } from './leads.ts'
import { UNKEPT, useBrokenTables, useStoredTables } from './stored.ts'
import './start.css'

const GamePicture = lazy(() => import('../art/GamePicture.tsx'))
const NewTable = lazy(() => import('./NewTable.tsx'))

/** For who has no table yet: the games in large, and what to know. */
export function Welcome(props: { readonly notice?: ReactNode; readonly side?: ReactNode }): ReactNode {
  const t = useWords()
  const { asked, dialog } = useNewTable()
  return (
    <>
      <div className="start-head">
        <div>
          <h1 className="page-title">{t('start.title', { n: games.length })}</h1>
          <p className="lead">{t('start.lead')}</p>
        </div>
        <Join />
      </div>
      {props.notice}
      <ul className="boxes">
        {games.map((entry) => (
          <GameBox key={entry.id} entry={entry} onOpen={(people) => asked(entry, people)} />
        ))}
      </ul>
      {games.length === 0 && <p>{t('start.none')}</p>}
      <div className="start-panels">
        <LocalNotes />
        <FirstTime />
        {props.side ?? <LearnPanel />}
      </div>
      {dialog}
    </>
  )
}

/** The dialog of a new table of this browser, and what opens it. */
export function useNewTable(): { asked(entry: GameEntry, people: boolean): void; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<{ entry: GameEntry; people: boolean } | null>(null)
  return {
    asked(entry, people) {
      change({ lastGame: entry.id })
      setOpen({ entry, people })
    },
    dialog: open !== null && (
      <Suspense fallback={null}>
        <NewTable entry={open.entry} people={open.people} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  }
}

function GameBox(props: { entry: GameEntry; onOpen(people: boolean): void }): ReactNode {
  const t = useWords()
  const leadOf = useLeads()
  const online = useOnline()
  const { id, name, seats, minutes, weight } = props.entry
  const [shortest, longest] = minutes
  return (
    <li className="box">
      <div className="box-picture">
        <Suspense fallback={null}>
          <GamePicture game={id} />
        </Suspense>
      </div>
      <div className="box-words stack grow">
        <h2>
          <Link href={`/learn/${id}`} className="box-name">
            {name}
          </Link>
        </h2>
        <p>{leadOf(props.entry)}</p>
        <ul className="box-facts cluster">
          <li className="row gap-3">
            <Icon name="people" size={15} />
            <span aria-hidden="true">
              {seats.min}–{seats.max}
            </span>
            <span className="unseen">{t('start.seats', seats)}</span>
          </li>
          <li className="row gap-3">
            <Icon name="clock" size={15} />
            <span aria-hidden="true">{t('start.minutes.short', { min: shortest, max: longest })}</span>
            <span className="unseen">{t('start.minutes', { min: shortest, max: longest })}</span>
          </li>
          <li className="row gap-3">
            <Icon name="weight" size={15} />
            <Weight weight={weight} />
            <span className="unseen">{t('start.weight', { weight })}</span>
          </li>
        </ul>
        <p className="box-alone cluster dim type-3">
          {props.entry.campaign === true && (
            <Link href={`/campaign/${id}`}>
              {t('campaign.link')}
              <span className="unseen"> {name}</span>
            </Link>
          )}
          {seats.min === 1 && <span>{t('alone.solo')}</span>}
          <span>{t('alone.bots')}</span>
        </p>
        <div className="box-buttons">
          <button type="button" className="button primary tall" onClick={() => props.onOpen(false)}>
            <Icon name="play" size={11} />
            {t('start.bots')}
            <span className="unseen"> {name}</span>
          </button>
          <button type="button" className="button tall" onClick={() => props.onOpen(true)}>
            {t('start.pass')}
            <span className="unseen"> {name}</span>
          </button>
          {online.server !== 'none' && (
            <Link href={`/new/${id}`} className="button tall box-friends">
              <Icon name="link" size={14} />
              {t('start.friends')}
              <span className="unseen"> {name}</span>
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}

/** Five squares, filled as far as the game is heavy. */
function Weight(props: { weight: number }): ReactNode {
  return (
    <svg className="weight" viewBox="0 0 54 10" width="3.375rem" height="0.625rem" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((n) => (
        <g key={n} transform={`translate(${n * 11} 0)`}>
          <rect x="1" y="1" width="8" height="8" rx="1" fill="none" stroke="currentColor" opacity="0.55" />
          <rect
            x="1"
            y="1"
            width={8 * Math.min(1, Math.max(0, props.weight - n))}
            height="8"
            rx="1"
            fill="currentColor"
          />
        </g>
      ))}
    </svg>
  )
}

/** An invitation to a table, or a game that somebody sent as text. */
export function Join(): ReactNode {
  const { t } = useTeller()
  const [, go] = useLocation()
  const { server } = useOnline()
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const alone = server === 'none'
  const open = async (): Promise<void> => {
    const invited = alone ? null : readInvite(text)
    if (invited !== null) return go(`/join/${invited.table}/${invited.link}`)
    try {
      go(`/table/${await importLocal(text, settings().name || t('name.guest'))}`)
    } catch (problem) {
      setError(t(problemOf(problem).message))
    }
  }
  return (
    <form
      className="import"
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <label htmlFor="import-text">{t(alone ? 'start.import' : 'start.invited')}</label>
      <div>
        <span className="import-field">
          <Icon name={alone ? 'upload' : 'link'} size={16} />
          <textarea
            id="import-text"
            rows={1}
            className="input"
            placeholder={t(alone ? 'start.import.place' : 'start.invited.place')}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setError('')
            }}
          />
        </span>
        <button type="submit" className="button tall">
          {t(alone ? 'start.import.open' : 'start.invited.open')}
        </button>
      </div>
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

/** What is wrong with the store of this browser, if anything is. */
export function LocalNotes(): ReactNode {
  const t = useWords()
  const tables = useStoredTables()
  const broken = useBrokenTables() ?? []
  return (
    <>
      {tables === UNKEPT && (
        <p className="start-note row" role="status">
          <Icon name="hint" size={16} />
          {t('tables.unkept')}
        </p>
      )}
      {broken.length > 0 && (
        <p className="start-note row" role="status">
          <Icon name="hint" size={16} />
          <Link href="/tables" className="link">
            {t('tables.broken.some', { n: broken.length })}
          </Link>
        </p>
      )}
    </>
  )
}

export function LearnPanel(): ReactNode {
  const t = useWords()
  return (
    <section className="panel frame-panel" aria-labelledby="learn">
      <header>
        <h2 id="learn">{t('start.learn')}</h2>
      </header>
      <p className="start-empty dim type-3">{t('start.learn.lead')}</p>
      <ul className="link-list">
        {games.map((entry) => (
          <li key={entry.id}>
            <Link href={`/learn/${entry.id}`}>
              <Icon name="rules" size={16} />
              <span>{entry.name}</span>
              <Icon name="chevron-right" size={14} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three things to know, for who has not played here yet. */
function FirstTime(): ReactNode {
  const t = useWords()
  return (
    <section className="panel frame-panel start-first" aria-labelledby="first">
      <h2 id="first">{t('start.first')}</h2>
      <ol>
        {FIRST_STEPS.map(([icon, key]) => (
          <li key={key}>
            <span className="start-sign">
              <Icon name={icon} size={20} />
            </span>
            <strong>{t(`start.first.${key}`)}</strong>
            <span>{t(`start.first.${key}.text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const FIRST_STEPS = [
  ['play', 'play'],
  ['hint', 'light'],
  ['undo', 'undo'],
] as const
