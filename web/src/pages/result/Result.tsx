/** How a game came out: ranks, what the points are made of, ratings, the course, the deal checked here, and once more. */
import type { Refusal } from '@ludarium/kernel'
import type { Position, Room, ScorePoint } from '@ludarium/tables'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { type LoadedGame, loadGame } from '../../games.ts'
import { StackedBar } from '../../kit/charts/Bars.tsx'
import { ScoreChart } from '../../kit/score/ScoreChart.tsx'
import { api, type Deal } from '../../online/api.ts'
import { useOnline, wire } from '../../online/client.ts'
import { termsText, usedText } from '../../online/clock.ts'
import { onlineId } from '../../online/links.ts'
import { say } from '../../online/News.tsx'
import { useRoomSince } from '../../online/room.ts'
import { type Checking, verify } from '../../online/verify.ts'
import { useSettings } from '../../settings.ts'
import { Frame } from '../../shell/Frame.tsx'
import { save } from '../../shell/save.ts'
import { isIdle, useKeys } from '../../table/keys.ts'
import { useLayout } from '../../table/layout.ts'
import { winnersOf } from '../../table/outcome.ts'
import { colourOf, numberOf, type SeatLook } from '../../table/seats.ts'
import { useTeller } from '../../words/context.tsx'
import { listOf } from '../../words/list.ts'
import { Told } from '../room/OnlinePage.tsx'
import { Turning, useTurned } from './Turning.tsx'
import './result.css'

const LOOK_AGAIN = 1000

interface Found {
  readonly room: Room
  readonly position: Position
  readonly points: readonly ScorePoint[]
  /** By seat, how long the game waited for it. */
  readonly used: readonly number[]
  readonly game: LoadedGame
  readonly deal: Deal | null
}

export default function ResultPage(props: { id: string }): ReactNode {
  const { t } = useTeller()
  const { server, person } = useOnline()
  const { language } = useSettings()
  const [found, setFound] = useState<Found | Refusal | null>(null)
  const { id } = props
  const me = person?.id ?? null
  useEffect(() => {
    if (me === null) return
    let current = true
    const load = async (): Promise<Found | Refusal> => {
      const room = await wire.call('room', id)
      if (!room.ok) return room
      const position = await wire.call('position', id, null)
      if (!position.ok) return position
      const points = await wire.call('scores', id, null)
      if (!points.ok) return points
      const about = await wire.call('about', id)
      if (!about.ok) return about
      const deal = await api.deal(id)
      const game = await loadGame(room.value.game, language)
      return {
        room: room.value,
        position: position.value,
        points: points.value,
        used: about.value.used,
        game,
        deal: deal.ok ? deal.value : null,
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const next = await load()
      if (!current) return
      setFound(next)
      // The last decision is known a moment before the table is called over.
      if ('room' in next && next.room.phase === 'playing') timer = setTimeout(() => void look(), LOOK_AGAIN)
    }
    void look()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [id, me, language])
  if (server === 'none') return <Told title={t('away.none')} lead={t('away.none.lead')} />
  if (server === 'away') return <Told title={t('away.title')} lead={t('away.lead')} />
  if (server === 'there' && person === null) return <Told title={t('table.missing')} />
  if (found === null) return <Frame title={t('result.result')}>{null}</Frame>
  if (!('room' in found)) return <Told title={t(found.message)} />
  if (found.room.phase !== 'over') return <Told title={t('result.running')} />
  return <Outcome {...found} />
}

interface Row {
  /** -1 without a seat. */
  readonly seat: number
  /** The key of the name of who has no seat, '' for others. */
  readonly other: string
  readonly rank: number | null
  readonly total: number
  readonly parts: readonly { readonly key: string; readonly points: number }[]
}

function rowsOf({ position, game, room }: Found): Row[] {
  const { result, view } = position
  const rows = room.seats.map((_, seat): Row => {
    const parts = (result?.lines[seat] ?? game.module.game.score(view, seat)).filter((line) => line.points !== 0)
    const total = result?.totals[seat] ?? parts.reduce((sum, line) => sum + line.points, 0)
    return { seat, other: '', rank: result?.ranks[seat] ?? null, total, parts }
  })
  const others = (result?.others ?? []).map(
    ({ key, rank, total, lines }): Row => ({
      seat: -1,
      other: key,
      rank,
      total,
      parts: lines.filter((line) => line.points !== 0),
    }),
  )
  return [...rows, ...others].sort((a, b) => (a.rank ?? -a.total) - (b.rank ?? -b.total))
}

/** By seat, the rating before and after; empty while they are read or where there are none. */
function useChanges(room: Room): ReadonlyMap<string, readonly [before: number, after: number]> {
  const [changes, setChanges] = useState<ReadonlyMap<string, readonly [number, number]>>(new Map())
  useEffect(() => {
    if (!room.rated) return
    let current = true
    const people = [...new Set(room.seats.flatMap((seat) => (seat.person?.id ? [seat.person.id] : [])))]
    const read = async (): Promise<void> => {
      const found = new Map<string, readonly [number, number]>()
      for (const id of people) {
        const about = await api.person(id)
        if (!about.ok) continue
        const steps = about.value.ratings[room.game] ?? []
        const at = steps.findIndex((step) => step.table === room.id)
        const after = steps[at]
        if (after !== undefined) found.set(id, [steps[at - 1]?.rating ?? START, after.rating])
      }
      if (current) setChanges(found)
    }
    void read()
    return () => {
      current = false
    }
  }, [room])
  return changes
}

/** What everybody begins with. */
const START = 1500

function Outcome(found: Found): ReactNode {
  const { position, game, points, deal } = found
  const room = useRoomSince(found.room)
  const { person } = useOnline()
  const catalogs = useMemo(
    () => (game.plugin.words === undefined ? [game.words.catalog] : [game.words.catalog, game.plugin.words]),
    [game],
  )
  const name = useCallback((seat: number) => room.seats[seat]?.person?.name || `${seat + 1}`, [room])
  const words = useTeller(catalogs, name)
  const { t } = words
  const [, go] = useLocation()
  const { language } = useSettings()
  const phone = useLayout() === 'phone'
  const changes = useChanges(found.room)
  const turned = useTurned(onlineId(room.id), points.length - 1)
  const rows = rowsOf(found)
  const { result, view } = position
  const looks = room.seats.map(
    (seat, n): SeatLook => ({
      name: name(n),
      bot: seat.kind === 'bot',
      own: seat.person?.id === person?.id,
      colour: colourOf(game.plugin.colour?.(view, n) ?? numberOf(seat.sign, n)),
      seat: n,
    }),
  )
  const own = room.seats.findIndex((seat) => seat.person?.id === person?.id)
  const winners =
    result === null
      ? []
      : winnersOf(result).map(({ seat, key }) => (seat === null ? t(key) : (looks[seat]?.name ?? '')))
  const best = rows[0]?.total ?? 0
  const most = Math.max(1, ...rows.map((row) => row.total))
  const ownRow = rows.find((row) => row.seat === own)
  const rematch = useCallback(async (): Promise<void> => {
    const next = await wire.call('rematch', room.id)
    if (next.ok) go(`/online/${next.value.id}`)
    else say(t(next.message), 'bad')
  }, [room.id, go, t])
  useKeys(useMemo(() => ({ Enter: () => own >= 0 && isIdle() && void rematch() }), [own, rematch]))
  const title =
    winners.length === 0
      ? t('result.ended')
      : t('table.wins', {
          names: listOf(winners, language),
          n: winners.length,
          points: best,
        })
  const share = async (): Promise<void> => {
    const text = `${title} ${location.href}`
    try {
      await navigator.clipboard.writeText(text)
      say(t('link.copied'))
    } catch {
      say(text)
    }
  }
  return (
    <Frame title={t('result.result')} className="result">
      <div className="page-columns">
        <div className="page-column">
          <header>
            <h1 className="page-title">{title}</h1>
            <p className="lead">
              {ownRow?.rank != null && `${t('result.rank', { rank: ownRow.rank, behind: best - ownRow.total })} `}
              {game.entry.name}, {termsText(room.clock, t)}, {t('result.decisions', { n: points.length - 1 })}
              {view.round > 0 && `, ${t('result.rounds', { n: view.round })}`}
              {`, ${t(room.rated ? 'home.rated' : 'result.unrated')}.`}
            </p>
          </header>
          <section className="panel ranks" aria-label={t('result.ranks')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="unseen">{t('result.place')}</span>
                  </th>
                  <th scope="col">{t('result.seat')}</th>
                  <th scope="col">{t('result.points')}</th>
                  <th scope="col">{t('scores.total')}</th>
                  {room.rated && <th scope="col">{t('result.rating')}</th>}
                  <th scope="col">{t('result.time')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <RankRow
                    key={`${String(row.seat)} ${row.other}`}
                    row={row}
                    most={most}
                    found={found}
                    look={looks[row.seat]}
                    words={words}
                    change={changes.get(room.seats[row.seat]?.person?.id ?? '')}
                  />
                ))}
              </tbody>
            </table>
          </section>
          <section className="panel frame-panel stack result-course" aria-labelledby="course">
            <header>
              <h2 id="course">{t('result.course')}</h2>
              <span className="dim">{t('scores.curve')}</span>
            </header>
            <ScoreChart
              points={points}
              looks={looks}
              height={phone ? 200 : 300}
              marks={turned?.points.map(({ point, n }) => ({ at: point.at, n }))}
              onGo={(at) => go(`/replay/${onlineId(room.id)}?at=${at}`)}
            />
          </section>
          <Turning id={onlineId(room.id)} turned={turned} looks={looks} words={words} />
        </div>
        <div className="page-column">
          {own >= 0 && (
            <section className="panel frame-panel stack result-again" aria-labelledby="again">
              <h2 id="again">{t('result.again')}</h2>
              <p className="dim">{t('result.again.about')}</p>
              <ul>
                {room.seats.map((seat, n) =>
                  seat.kind === 'person' && n !== own ? (
                    <li key={`seat ${String(n)}`} className="row">
                      <SeatShape colour={looks[n]?.colour ?? colourOf(n)} size={16} />
                      <b>{seat.person?.name}</b>
                      <span>
                        {t(
                          room.rematch !== null ? 'result.again.asked' : seat.here ? 'here.here' : 'result.again.away',
                        )}
                      </span>
                    </li>
                  ) : null,
                )}
              </ul>
              <button type="button" className="button primary tall" onClick={() => void rematch()}>
                {t('result.rematch')}
                <span className="key" aria-hidden="true">
                  ↵
                </span>
              </button>
              <div className="result-two">
                <Link href={`/new/${room.game}`} className="button tall">
                  {t('result.change')}
                </Link>
                <Link href="/" className="button tall">
                  {t('result.leave')}
                </Link>
              </div>
            </section>
          )}
          <DealCheck deal={deal} name={room.game} />
          <section className="panel frame-panel stack result-more">
            <ul>
              <li>
                <Link href={`/replay/${onlineId(room.id)}?at=0`}>
                  <Icon name="play" size={14} />
                  <span>{t('menu.replay')}</span>
                  <Icon name="chevron-right" size={14} />
                </Link>
              </li>
              <li>
                <Link href={`/online/${room.id}`}>
                  <Icon name="chat" size={15} />
                  <span>{t('result.table')}</span>
                  <Icon name="chevron-right" size={14} />
                </Link>
              </li>
              <li>
                <button type="button" onClick={() => void share()}>
                  <Icon name="share" size={15} />
                  <span>{t('result.share')}</span>
                  <Icon name="chevron-right" size={14} />
                </button>
              </li>
              {room.seats.map((seat, n) =>
                seat.kind === 'person' && seat.person !== null && n !== own && own >= 0 ? (
                  <li key={`friend ${String(n)}`}>
                    <Link href={`/person/${seat.person.id}`}>
                      <Icon name="people" size={15} />
                      <span>{t('result.person', { name: seat.person.name })}</span>
                      <Icon name="chevron-right" size={14} />
                    </Link>
                  </li>
                ) : null,
              )}
            </ul>
          </section>
        </div>
      </div>
    </Frame>
  )
}

interface RankRowProps {
  readonly row: Row
  readonly most: number
  readonly found: Found
  readonly look: SeatLook | undefined
  readonly words: ReturnType<typeof useTeller>
  readonly change: readonly [number, number] | undefined
}

function RankRow({ row, most, found, look, words, change }: RankRowProps): ReactNode {
  const { t } = words
  const { room, game, position } = found
  const seat = room.seats[row.seat]
  const role = seat === undefined ? null : (game.plugin.role?.(position.view, row.seat) ?? null)
  const named = (key: string): string => t(words.has(`score.${key}`) ? `score.${key}` : key)
  const by = change === undefined ? 0 : change[1] - change[0]
  return (
    <tr className={row.rank === 1 ? 'first' : ''}>
      <td className="rank-place">{row.rank ?? '–'}</td>
      <th scope="row">
        {look === undefined ? <Icon name="bot" size={26} /> : <SeatShape colour={look.colour} size={26} />}
        <span>
          <b>
            {look?.name ?? t(row.other)}
            {look?.own && <span className="chip you">{t('table.you')}</span>}
            {look?.bot && <span className="chip">{t('table.bot')}</span>}
          </b>
          {role !== null && <small>{t(role)}</small>}
        </span>
      </th>
      <td className="rank-parts">
        <StackedBar
          most={most}
          parts={row.parts.map(({ key, points }, n) => ({
            key: `${key} ${String(n)}`,
            title: named(key),
            points,
            colour: look?.colour.fill ?? 'var(--line-strong)',
            ink: look?.colour.ink,
          }))}
        />
        <span className="unseen">{row.parts.map((part) => `${named(part.key)} ${part.points}`).join(', ')}</span>
      </td>
      <td className="rank-total">{row.total}</td>
      {room.rated && (
        <td className="rank-rating">
          {change === undefined ? (
            <>
              <b>–</b>
              <small>{t('result.norating')}</small>
            </>
          ) : (
            <>
              <b className={by >= 0 ? 'good' : 'bad'}>{by >= 0 ? `+${by}` : `−${-by}`}</b>
              <small>
                {change[0]} → {change[1]}
              </small>
            </>
          )}
        </td>
      )}
      <td className="rank-time">{look === undefined ? '–' : usedText(found.used[row.seat] ?? 0, t)}</td>
    </tr>
  )
}

/** Runs by itself. */
function DealCheck(props: { deal: Deal | null; name: string }): ReactNode {
  const { t } = useTeller()
  const { deal } = props
  const [checking, setChecking] = useState<Checking | null>(null)
  const [run, setRun] = useState(0)
  useEffect(() => {
    if (deal === null || run < 0) return
    let current = true
    void verify(
      deal,
      (next) => current && setChecking(next),
      () => !current,
    )
    return () => {
      current = false
    }
  }, [deal, run])
  const state = checking?.state ?? 'running'
  const bad = state === 'different'
  const keep = (): void => {
    if (deal?.game != null) save(props.name, deal.game)
  }
  return (
    <section
      className={`panel frame-panel stack result-deal ${bad ? 'bad' : ''}`}
      aria-labelledby="deal"
      aria-live="polite"
      data-check={state}
    >
      <header>
        <b className={bad ? 'bad' : 'good'}>
          <Icon name="verify" size={20} />
        </b>
        <h2 id="deal">
          {t(
            state === 'honest'
              ? 'deal.honest'
              : bad
                ? 'deal.different'
                : state === 'failed'
                  ? 'deal.failed'
                  : 'deal.running',
          )}
        </h2>
        {state === 'honest' && <span className="chip good">{t('deal.here')}</span>}
      </header>
      {checking !== null && state === 'running' && <p>{t('deal.at', { at: checking.done, n: checking.all })}</p>}
      {bad && <p>{t('deal.different.about')}</p>}
      {deal !== null && (
        <dl>
          <dt>{t('deal.hash')}</dt>
          <dd className="ellipsis">
            <code>{deal.hash}</code>
          </dd>
          <dt>{t('deal.seed')}</dt>
          <dd className="ellipsis">
            <code>{deal.seed ?? '–'}</code>
          </dd>
        </dl>
      )}
      {checking !== null && state !== 'running' && (
        <ul>
          <li className="row">
            <span className={checking.seed === true ? 'good' : 'bad'}>
              <Icon name={checking.seed === true ? 'check' : 'close'} size={14} />
            </span>
            {t(checking.seed === true ? 'deal.fits' : 'deal.fits.not')}
          </li>
          <li className="row">
            <span className={state === 'honest' ? 'good' : 'bad'}>
              <Icon name={state === 'honest' ? 'check' : 'close'} size={14} />
            </span>
            {t('deal.replayed', { at: checking.done, n: checking.all, s: checking.seconds })}
          </li>
        </ul>
      )}
      <div className="result-two">
        <button type="button" className="button" onClick={() => setRun(run + 1)}>
          {t('deal.again')}
        </button>
        <button type="button" className="button" onClick={keep}>
          <Icon name="download" size={14} />
          {t('deal.save')}
        </button>
      </div>
    </section>
  )
}
