/** The home page: what waits for the reader by urgency, what others decide, who is here, and the games. */
import type { RoomEntry } from '@ludarium/tables'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import type { StoredTable } from '../local/store.ts'
import { ensurePerson, meet, useOnline, wire } from '../online/client.ts'
import { clockText, useNow } from '../online/clock.ts'
import { say } from '../online/News.tsx'
import { useQuestion } from '../online/questions.tsx'
import { type GameEntry, games } from '../registry.ts'
import { change, settings, useSettings } from '../settings.ts'
import { Frame } from '../shell/Frame.tsx'
import { isIdle, useKeys } from '../table/keys.ts'
import { useLayout } from '../table/layout.ts'
import { useTeller } from '../words/context.tsx'
import {
  Blocks,
  DecisionRow,
  FriendRow,
  LocalDecisionRow,
  nameOfGame,
  OpenRow,
  OtherRow,
  Seats,
  seatsIn,
  Thumb,
} from './home/lists.tsx'
import { Join, LearnPanel, LocalNotes, useNewTable, Welcome } from './Start.tsx'
import { ago, useStoredTables } from './stored.ts'
import { TableLine } from './TableLine.tsx'
import './start.css'
import './home/home.css'

const GamePicture = lazy(() => import('../art/GamePicture.tsx'))

/** Ended games stand on top for a day. */
const FRESH = 24 * 3_600_000
const MOST = 3

export function Home(): ReactNode {
  const online = useOnline()
  const local = useStoredTables()
  const known = online.person === null || online.tables !== null || online.wire.is === 'lost'
  if (local === null || online.server === 'asked') return <Frame title="">{null}</Frame>
  const none = local.length === 0 && known && (online.tables ?? []).length === 0
  return (
    <Frame title="" className={none ? 'start' : 'home'}>
      {none ? (
        <Welcome notice={<Notice />} {...(online.server === 'there' ? { side: <OpenTables /> } : {})} />
      ) : (
        <Dashboard local={local} />
      )}
    </Frame>
  )
}

/** The server does not answer: what still works, and when it is tried again. */
function Notice(): ReactNode {
  const { t } = useTeller()
  const { server, wire: line, person } = useOnline()
  const { language } = useSettings()
  const lost = server === 'away' || (person !== null && line.is === 'lost')
  const { read } = useOnline()
  if (!lost) return null
  return (
    <div className="notice row bad" role="status">
      <Icon name="offline" size={20} />
      <p>
        <strong>{t('away.title')}</strong>
        <span>
          {t('away.lead')} {read > 0 && t('away.old', { when: ago(read, language) })}
        </span>
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          wire.tryNow()
          void meet()
        }}
      >
        {t('strip.try')}
      </button>
    </div>
  )
}

/** Once, for guests: a table is bound to this browser until they make an account. */
function GuestLine(): ReactNode {
  const { t } = useTeller()
  const { person, tables } = useOnline()
  const { guestTold } = useSettings()
  if (person?.kind !== 'guest' || guestTold || (tables ?? []).length === 0) return null
  return (
    <div className="notice row" role="status">
      <Icon name="person" size={18} />
      <p>
        <span>{t('guest.keep')}</span>
      </p>
      <Link href="/profile/account" className="button">
        {t('guest.account')}
      </Link>
      <button
        type="button"
        className="button icon quiet"
        aria-label={t('new.close')}
        onClick={() => change({ guestTold: true })}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}

type Waiting = { readonly id: string; readonly entry: RoomEntry } | { readonly id: string; readonly table: StoredTable }

function Dashboard(props: { local: readonly StoredTable[] }): ReactNode {
  const { t } = useTeller()
  const { person, tables, server } = useOnline()
  const layout = useLayout()
  const all = tables ?? []
  const running = props.local.filter((table) => !table.summary.over)
  const mine = running.filter((table) => table.summary.actors.some((seat) => table.own.includes(seat)))
  const waiting: Waiting[] = [
    ...all.filter((entry) => entry.waits).map((entry) => ({ id: entry.id, entry })),
    ...mine.map((table) => ({ id: table.id, table })),
  ]
  const over = all.filter((entry) => entry.phase === 'over' && Date.now() - entry.touched < FRESH)
  const going = all.filter((entry) => !entry.waits && entry.phase !== 'over')
  const others = [...over.slice(0, Math.max(1, MOST - going.length)), ...going]
  const resting = running.filter((table) => !mine.includes(table))
  const done = props.local.filter((table) => table.summary.over)
  const due = all.find((entry) => entry.waits && entry.due !== null)?.due ?? null
  const alone = server === 'none' || person === null
  const shown = waiting.slice(0, MOST)
  const [, go] = useLocation()
  const [urgent] = waiting
  const way = urgent === undefined ? null : 'entry' in urgent ? `/online/${urgent.id}` : `/table/${urgent.id}`
  useKeys(useMemo(() => ({ Enter: () => way !== null && isIdle() && go(way) }), [way, go]))
  const total = all.filter((entry) => entry.phase !== 'over').length + running.length
  return (
    <>
      <div className="home-head">
        <div>
          <h1>
            {person === null || layout === 'phone'
              ? t('home.title', { n: waiting.length })
              : t('home.title.name', { n: waiting.length, name: person.name })}
          </h1>
          <Next due={due} n={waiting.length} />
        </div>
        {layout !== 'phone' && <Join />}
      </div>
      <LocalNotes />
      <Notice />
      <GuestLine />
      <div className="home-grid">
        <section className="panel frame-panel home-panel home-yours" aria-labelledby="yours">
          <header>
            <h2 id="yours">
              {t('home.yours')}
              {waiting.length > 0 && <span className="count">{waiting.length}</span>}
            </h2>
            {total > shown.length && (
              <Link href="/tables" className="link">
                {t('start.yours.all', { n: total })}
              </Link>
            )}
          </header>
          {tables === null && person !== null ? (
            <Blocks rows={2} height="4.875rem" />
          ) : waiting.length === 0 ? (
            <p className="start-empty dim type-3">{t(total === 0 ? 'start.yours.none' : 'home.yours.none')}</p>
          ) : layout === 'phone' ? (
            <PhoneDecisions waiting={shown} />
          ) : (
            <ul>
              {shown.map((one, n) =>
                'entry' in one ? (
                  <DecisionRow key={one.id} entry={one.entry} first={n === 0} />
                ) : (
                  <LocalDecisionRow key={one.id} table={one.table} first={n === 0} />
                ),
              )}
            </ul>
          )}
        </section>
        {alone && server !== 'there' ? <LearnPanel /> : <OpenTables />}
        <section className="panel frame-panel home-panel home-others" aria-labelledby="others">
          <header>
            <h2 id="others">
              {t(alone ? 'start.done' : 'home.others')}
              {!alone && <span className="dim">{going.length + resting.length}</span>}
            </h2>
            {!alone && others.length > 0 && <span className="home-note dim type-2">{t('home.others.note')}</span>}
          </header>
          {alone ? (
            <LocalList tables={[...resting, ...done].slice(0, MOST)} />
          ) : others.length + resting.length === 0 ? (
            <p className="start-empty dim type-3">{t('home.others.none')}</p>
          ) : (
            <ul>
              {others.slice(0, MOST).map((entry) => (
                <OtherRow key={entry.id} entry={entry} />
              ))}
              {resting.slice(0, Math.max(0, MOST - others.length)).map((table) => (
                <TableLine key={table.id} table={table} />
              ))}
            </ul>
          )}
        </section>
        {!alone && <Friends />}
        <StartPanel wide={alone} />
      </div>
      {layout === 'phone' && (
        <div className="home-join">
          <Join />
        </div>
      )}
    </>
  )
}

function LocalList(props: { tables: readonly StoredTable[] }): ReactNode {
  const { t } = useTeller()
  if (props.tables.length === 0) return <p className="start-empty dim type-3">{t('start.done.none')}</p>
  return (
    <ul>
      {props.tables.map((table) => (
        <TableLine key={table.id} table={table} />
      ))}
    </ul>
  )
}

function Next(props: { due: number | null; n: number }): ReactNode {
  const { t } = useTeller()
  const now = useNow(props.due !== null)
  if (props.n === 0) return <p className="lead">{t('home.lead.none')}</p>
  if (props.due === null) return <p className="lead">{t('home.lead')}</p>
  return (
    <p className="lead">
      {t('home.lead')} {t('home.lead.due')} <b className="due">{clockText(props.due - now, t)}</b>
    </p>
  )
}

/** On a phone the first decision is a card, the rest are rows. */
function PhoneDecisions(props: { waiting: readonly Waiting[] }): ReactNode {
  const [first, ...rest] = props.waiting
  return (
    <>
      {first !== undefined &&
        ('entry' in first ? (
          <PhoneCard entry={first.entry} />
        ) : (
          <ul>
            <LocalDecisionRow table={first.table} first />
          </ul>
        ))}
      <ul className="phone-rows">
        {rest.map((one) =>
          'entry' in one ? <PhoneRow key={one.id} entry={one.entry} /> : <TableLine key={one.id} table={one.table} />,
        )}
      </ul>
    </>
  )
}

function PhoneCard({ entry }: { readonly entry: RoomEntry }): ReactNode {
  const { t } = useTeller()
  const question = useQuestion(entry)
  const now = useNow(entry.due !== null)
  return (
    <article className="phone-card">
      <div className="phone-card-picture">
        <Suspense fallback={null}>
          <GamePicture game={entry.game} />
        </Suspense>
        {entry.due !== null && (
          <span className="phone-card-clock">
            <Icon name="clock" size={15} />
            {clockText(entry.due - now, t)}
          </span>
        )}
      </div>
      <p className="row-question">{question?.rich ?? t('tables.your')}</p>
      <p className="phone-card-line">
        <span>
          <b>{nameOfGame(entry.game)}</b>
          {entry.round > 0 && `, ${t('home.round', { round: entry.round })}`}
        </span>
        <Seats seats={seatsIn(entry)} colours={question?.colours ?? []} marked={entry.actors} />
      </p>
      <Link href={`/online/${entry.id}`} className="button primary tall">
        {t('tables.yours')}
      </Link>
    </article>
  )
}

function PhoneRow({ entry }: { readonly entry: RoomEntry }): ReactNode {
  const { t } = useTeller()
  const question = useQuestion(entry)
  const now = useNow(entry.due !== null)
  return (
    <li>
      <Link href={`/online/${entry.id}`} className="phone-row">
        <Thumb game={entry.game} />
        <span className="row-words">
          <span className="row-question">{question?.plain ?? t('tables.your')}</span>
          <span>{nameOfGame(entry.game)}</span>
        </span>
        {entry.due !== null && <b>{clockText(entry.due - now, t)}</b>}
        <Icon name="chevron-right" size={16} />
      </Link>
    </li>
  )
}

const LOOK_AGAIN = 20_000
const MOST_OPEN = 4

export function useLobby(filter: { readonly game?: string; readonly free?: boolean }): readonly RoomEntry[] | null {
  const { person, wire: line } = useOnline()
  const [found, setFound] = useState<readonly RoomEntry[] | null>(null)
  const { game, free } = filter
  const open = person !== null && line.is === 'open'
  useEffect(() => {
    if (!open) return
    let current = true
    const look = async (): Promise<void> => {
      const list = await wire.call('lobby', {
        ...(game === undefined ? {} : { game }),
        ...(free === undefined ? {} : { free }),
      })
      if (current && list.ok) setFound(list.value)
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_AGAIN)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [open, game, free])
  return found
}

function OpenTables(): ReactNode {
  const { t } = useTeller()
  const { person, tables } = useOnline()
  const found = useLobby({ free: true })
  const open = found?.filter((entry) => !tables?.some((own) => own.id === entry.id)) ?? null
  const look = async (): Promise<void> => {
    const me = await ensurePerson(settings().name || t('name.guest'))
    if (!me.ok) say(t(me.message), 'bad')
  }
  return (
    <section className="panel frame-panel home-panel home-open" aria-labelledby="open">
      <header>
        <h2 id="open">{t('home.open')}</h2>
        {open !== null && open.length > 0 && (
          <Link href="/lobby" className="link">
            {t('home.browse', { n: open.length })}
          </Link>
        )}
      </header>
      {person === null ? (
        <>
          <p className="start-empty dim type-3">{t('home.open.guest')}</p>
          <button type="button" className="button" onClick={() => void look()}>
            {t('home.open.look')}
          </button>
        </>
      ) : open === null ? (
        <Blocks rows={2} height="3.625rem" />
      ) : open.length === 0 ? (
        <>
          <p className="start-empty dim type-3">{t('home.open.none')}</p>
          <Link href="/new" className="button">
            {t('home.open.new')}
          </Link>
        </>
      ) : (
        <ul>
          {open.slice(0, MOST_OPEN).map((entry) => (
            <OpenRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Friends(): ReactNode {
  const { t } = useTeller()
  const { friends } = useOnline()
  const sorted = [...(friends ?? [])].sort((a, b) => Number(b.here) - Number(a.here))
  return (
    <section className="panel frame-panel home-panel home-friends" aria-labelledby="friends">
      <header>
        <h2 id="friends">{t('home.friends')}</h2>
        <Link href="/profile/friends" className="link">
          {t('home.friends.all', { n: sorted.length })}
        </Link>
      </header>
      {friends === null ? (
        <Blocks rows={2} height="3rem" />
      ) : sorted.length === 0 ? (
        <p className="start-empty dim type-3">{t('home.friends.none')}</p>
      ) : (
        <ul>
          {sorted.slice(0, MOST).map((friend) => (
            <FriendRow key={friend.id} friend={friend} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The games in small, and three ways into the chosen one. */
function StartPanel(props: { wide: boolean }): ReactNode {
  const { t } = useTeller()
  const { server } = useOnline()
  const [, go] = useLocation()
  const { lastGame } = useSettings()
  const { asked, dialog } = useNewTable()
  const chosen: GameEntry | undefined = games.find((entry) => entry.id === lastGame) ?? games[0]
  if (chosen === undefined) return null
  const { name } = chosen
  return (
    <section
      className={`panel frame-panel home-panel home-start ${props.wide ? 'alone' : ''}`}
      aria-label={t('home.start', { game: name })}
    >
      <ul className="small-boxes">
        {games.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="small-box"
              aria-pressed={entry.id === chosen.id}
              onClick={() => change({ lastGame: entry.id })}
            >
              <span className="small-box-picture">
                <Suspense fallback={null}>
                  <GamePicture game={entry.id} />
                </Suspense>
              </span>
              <strong>{entry.name}</strong>
              <span>
                {t('home.facts', {
                  min: entry.seats.min,
                  max: entry.seats.max,
                  from: entry.minutes[0],
                  to: entry.minutes[1],
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="ways">
        <h2>{t('home.start', { game: name })}</h2>
        <button type="button" className="button tall" onClick={() => asked(chosen, false)}>
          <Icon name="play" size={13} />
          <b>{t('start.bots')}</b>
          <span className="unseen"> {name}</span>
          <small>{t('home.bots.about')}</small>
          <Icon name="chevron-right" size={14} />
        </button>
        {server !== 'none' && (
          <button type="button" className="button tall" onClick={() => go(`/new/${chosen.id}`)}>
            <Icon name="link" size={15} />
            <b>{t('start.friends')}</b>
            <span className="unseen"> {name}</span>
            <small>{t('home.link.about')}</small>
            <Icon name="chevron-right" size={14} />
          </button>
        )}
        <button type="button" className="button tall" onClick={() => asked(chosen, true)}>
          <Icon name="screen" size={15} />
          <b>{t('start.pass')}</b>
          <span className="unseen"> {name}</span>
          <small>{t('home.pass.about')}</small>
          <Icon name="chevron-right" size={14} />
        </button>
      </div>
      {dialog}
    </section>
  )
}
