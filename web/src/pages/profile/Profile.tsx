/** The reader's own page, and those of others: ratings, games, what they like to play; for oneself also how to be told. */
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { loadGame } from '../../games.ts'
import { Meter } from '../../kit/charts/Bars.tsx'
import { type ApiPerson, api, type PlayedGame, type Ratings, type RoleRow } from '../../online/api.ts'
import { useOnline } from '../../online/client.ts'
import { onlineId, personLink } from '../../online/links.ts'
import { say } from '../../online/News.tsx'
import { PersonTile } from '../../online/Presence.tsx'
import { games as registry } from '../../registry.ts'
import { useSettings } from '../../settings.ts'
import { Frame } from '../../shell/Frame.tsx'
import { useLayout } from '../../table/layout.ts'
import { SEAT_COLOURS } from '../../table/seats.ts'
import { useTeller } from '../../words/context.tsx'
import { nameOfGame, Thumb } from '../home/lists.tsx'
import { Told } from '../room/OnlinePage.tsx'
import { percent } from '../study/figures.ts'
import { AccountPanel, NameDialog } from './Account.tsx'
import { PeoplePanel } from './People.tsx'
import { RatingsPanel } from './Ratings.tsx'
import { TellPanel } from './Tell.tsx'
import '../start.css'
import '../home/home.css'
import './profile.css'

interface About {
  readonly person: ApiPerson
  readonly ratings: Ratings
  readonly played: readonly PlayedGame[]
}

/** Of the reader themselves when no id is given. */
function useAbout(id: string | null): About | null | 'missing' {
  const [about, setAbout] = useState<About | null | 'missing'>(null)
  useEffect(() => {
    if (id === null) return
    let current = true
    const read = async (): Promise<void> => {
      const [person, played] = await Promise.all([api.person(id), api.games(id)])
      if (!current) return
      setAbout(person.ok ? { ...person.value, played: played.ok ? played.value.games : [] } : 'missing')
    }
    void read()
    return () => {
      current = false
    }
  }, [id])
  return about
}

const PARTS = ['ratings', 'games', 'tell', 'friends', 'account'] as const
type Part = (typeof PARTS)[number]

export default function ProfilePage(props: { part: string }): ReactNode {
  const { t } = useTeller()
  const { server, person, preferences } = useOnline()
  const about = useAbout(person?.id ?? null)
  const layout = useLayout()
  const [, go] = useLocation()
  const [naming, setNaming] = useState(false)
  const wanted = PARTS.find((part) => part === props.part)
  useEffect(() => {
    if (wanted !== undefined && about !== null)
      document.getElementById(wanted === 'friends' ? 'people' : wanted)?.scrollIntoView({ block: 'center' })
  }, [wanted, about])
  if (server === 'none') return <Told title={t('away.none')} lead={t('away.none.lead')} />
  if (server === 'away') return <Told title={t('away.title')} lead={t('away.lead')} />
  if (server === 'asked') return <Frame title={t('nav.profile')}>{null}</Frame>
  if (person === null)
    return (
      <Frame title={t('account.title')} className="profile">
        <h1 className="page-title">{t('account.title')}</h1>
        <div className="profile-alone">
          <AccountPanel />
        </div>
      </Frame>
    )
  if (about === null) return <Frame title={person.name}>{null}</Frame>
  if (about === 'missing') return <Told title={t('person.missing')} />
  const phone = layout === 'phone'
  const shown: Part = wanted ?? 'ratings'
  const has = (part: Part): boolean => !phone || part === shown
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(personLink(person.id))
      say(t('link.copied'))
    } catch {
      say(personLink(person.id))
    }
  }
  return (
    <Frame title={person.name} className="profile">
      <Head about={{ ...about, person }} sign={preferences?.sign}>
        <button type="button" className="button tall" onClick={() => setNaming(true)}>
          <Icon name="pencil" size={15} />
          {t('profile.name')}
        </button>
        <button type="button" className="button tall" onClick={() => void copy()}>
          <Icon name="link" size={15} />
          {t('profile.copy')}
        </button>
        <Link href="/settings" className="button tall">
          <Icon name="settings" size={15} />
          {t('nav.settings')}
        </Link>
      </Head>
      {phone && (
        <nav className="profile-tabs" aria-label={t('nav.profile')}>
          {PARTS.map((part) => (
            <button
              key={part}
              type="button"
              aria-current={part === shown ? 'page' : undefined}
              onClick={() => go(`/profile/${part}`, { replace: true })}
            >
              {t(`profile.part.${part}`)}
            </button>
          ))}
        </nav>
      )}
      <div className="page-columns profile-grid">
        <div className="page-column">
          {has('ratings') && <RatingsPanel ratings={about.ratings} played={about.played} />}
          {has('games') && <GamesPanel about={about} />}
          {has('account') && <AccountPanel />}
        </div>
        <div className="page-column">
          {has('ratings') && <Factions about={about} />}
          {has('tell') && <TellPanel />}
          {has('friends') && <PeoplePanel />}
        </div>
      </div>
      {naming && <NameDialog onClose={() => setNaming(false)} />}
    </Frame>
  )
}

/** Somebody else. */
export function PersonPage(props: { id: string }): ReactNode {
  const { t } = useTeller()
  const { server, person, friends } = useOnline()
  const about = useAbout(person === null ? null : props.id)
  if (server === 'none') return <Told title={t('away.none')} lead={t('away.none.lead')} />
  if (server === 'away') return <Told title={t('away.title')} lead={t('away.lead')} />
  if (about === 'missing' || (server === 'there' && person === null)) return <Told title={t('person.missing')} />
  if (about === null) return <Frame title={t('nav.profile')}>{null}</Frame>
  const own = about.person.id === person?.id
  const friend = friends?.some((one) => one.id === about.person.id) ?? false
  const befriend = async (): Promise<void> => {
    const asked = await api.befriend(about.person.id)
    say(asked.ok ? t('people.asked') : t(asked.message), asked.ok ? 'said' : 'bad')
  }
  return (
    <Frame title={about.person.name} className="profile">
      <Head about={about}>
        {!own && (
          <Link href={`/new?friend=${about.person.id}`} className="button tall primary">
            {t('friends.ask')}
          </Link>
        )}
        {!own && !friend && (
          <button type="button" className="button tall" onClick={() => void befriend()}>
            {t('profile.befriend')}
          </button>
        )}
      </Head>
      <div className="page-columns profile-grid">
        <div className="page-column">
          <RatingsPanel ratings={about.ratings} played={about.played} />
          <GamesPanel about={about} />
        </div>
        <div className="page-column">
          <Factions about={about} />
        </div>
      </div>
    </Frame>
  )
}

function Head(props: { about: About; sign?: string | undefined; children: ReactNode }): ReactNode {
  const { t } = useTeller()
  const { person, played } = props.about
  const sign = SEAT_COLOURS.find(({ shape }) => shape === props.sign)
  return (
    <header className="profile-head cluster gap-6">
      <span className="profile-sign">
        {sign === undefined ? (
          <PersonTile name={person.name} />
        ) : (
          <span className="person-tile">
            <SeatShape colour={sign} size={38} />
          </span>
        )}
      </span>
      <div>
        <h1 className="page-title">{person.name}</h1>
        <p className="lead">
          {t('profile.games', { n: played.length, won: played.filter((one) => one.place === 1).length })}
          {person.kind === 'guest' && ` ${t('profile.guest')}`}
        </p>
      </div>
      <div className="cluster gap-4">{props.children}</div>
    </header>
  )
}

const MOST_GAMES = 8

function GamesPanel({ about }: { readonly about: About }): ReactNode {
  const { t } = useTeller()
  const { language } = useSettings()
  const [all, setAll] = useState(false)
  const { played, ratings } = about
  const date = new Intl.DateTimeFormat(language === 'en-XA' ? 'en' : language, { dateStyle: 'medium' })
  const change = ({ game, table_id: table }: PlayedGame): string => {
    const steps = ratings[game] ?? []
    const at = steps.findIndex((step) => step.table === table)
    const step = steps[at]
    if (step === undefined) return '–'
    const by = step.rating - (steps[at - 1]?.rating ?? 1500)
    return by >= 0 ? `+${by}` : `−${-by}`
  }
  return (
    <section className="panel frame-panel stack profile-panel" aria-labelledby="games">
      <header>
        <h2 id="games">{t('profile.played')}</h2>
        {played.length > MOST_GAMES && !all && (
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t('profile.all', { n: played.length })}
          </button>
        )}
      </header>
      {played.length === 0 && <p className="start-empty dim type-3">{t('profile.played.none')}</p>}
      <ul>
        {played.slice(0, all ? undefined : MOST_GAMES).map((one) => (
          <li key={`${one.table_id} ${one.seat}`} className="game-row">
            <Thumb game={one.game} />
            <b>{nameOfGame(one.game)}</b>
            <span>
              {one.seats === 1 ? t('profile.alone') : t('profile.place', { place: one.place, of: one.seats })}
            </span>
            <span>{t('profile.points', { n: one.total })}</span>
            <span className={change(one).startsWith('+') ? 'good' : change(one).startsWith('−') ? 'bad' : 'dim'}>
              {change(one)}
            </span>
            <span className="dim">{date.format(new Date(one.ended))}</span>
            <Link href={`/study/${onlineId(one.table_id)}`} className="button">
              {t('result.analyse')}
            </Link>
            <Link href={`/result/${one.table_id}`} className="button">
              {t('result.result')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Faction {
  readonly game: string
  readonly name: string
  readonly games: number
  readonly wins: number
  /** What everybody would win by chance. */
  readonly even: number
}

async function factionsOf(person: string, language: string): Promise<readonly Faction[]> {
  const found: Faction[] = []
  for (const { id } of registry) {
    const answer = await api.roles(id, person)
    if (!answer.ok || answer.value.roles.length === 0) continue
    const { words } = await loadGame(id, language)
    const byRole = Map.groupBy(answer.value.roles, (row: RoleRow) => Object.entries(row.roles)[0]?.join('.') ?? '')
    for (const [key, rows] of byRole) {
      if (key === '') continue
      const games = rows.reduce((sum, row) => sum + Number(row.games), 0)
      const wins = rows.reduce((sum, row) => sum + Number(row.wins), 0)
      const even = rows.reduce((sum, row) => sum + Number(row.games) / row.seats, 0) / Math.max(1, games)
      found.push({ game: id, name: words.catalog[key] ?? key, games, wins, even })
    }
  }
  return found.sort((a, b) => b.games - a.games)
}

const MOST_FACTIONS = 6

function Factions({ about }: { readonly about: About }): ReactNode {
  const { t } = useTeller()
  const { language } = useSettings()
  const [factions, setFactions] = useState<readonly Faction[]>([])
  const { id } = about.person
  useEffect(() => {
    let current = true
    factionsOf(id, language).then(
      (found) => current && setFactions(found),
      () => {},
    )
    return () => {
      current = false
    }
  }, [id, language])
  return (
    <section className="panel frame-panel stack profile-panel" aria-labelledby="factions">
      <header>
        <h2 id="factions">{t('profile.factions')}</h2>
        <span className="dim type-3">{t('profile.factions.about')}</span>
      </header>
      {factions.length === 0 && <p className="start-empty dim type-3">{t('profile.played.none')}</p>}
      <ul>
        {factions.slice(0, MOST_FACTIONS).map((one) => {
          const share = one.wins / Math.max(1, one.games)
          return (
            <li key={`${one.game} ${one.name}`} className="faction-row">
              <span>
                <b>{one.name}</b>
                <small>{nameOfGame(one.game)}</small>
              </span>
              <span>{one.games}</span>
              <Meter share={share} even={one.even} />
              <b>{percent(share, language, 0)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
