/** Where people gather before the game: who sits where, the link, the talk, and the start. */
import type { Outcome } from '@ludarium/kernel'
import type { Room, RoomSeat } from '@ludarium/tables'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { refresh, useOnline, wire } from '../../online/client.ts'
import { clockText, termsText } from '../../online/clock.ts'
import { LEVELS } from '../../online/levels.ts'
import { inviteLink } from '../../online/links.ts'
import { say } from '../../online/News.tsx'
import { hereOf, PersonTile, PresenceDot } from '../../online/Presence.tsx'
import type { RoomView } from '../../online/room.ts'
import { Chat } from '../../online/table/Chat.tsx'
import { entryOf } from '../../registry.ts'
import { Frame } from '../../shell/Frame.tsx'
import { Qr } from '../../shell/Qr.tsx'
import { useLayout } from '../../table/layout.ts'
import { colourOf, numberOf } from '../../table/seats.ts'
import { useTeller } from '../../words/context.tsx'
import './waiting.css'

const GamePicture = lazy(() => import('../../art/GamePicture.tsx'))

interface WaitingProps {
  readonly view: RoomView
  readonly room: Room
}

/** Why it cannot begin yet, as keys; empty when it can. */
function obstacles(room: Room): { free: number; unready: string[] } {
  return {
    free: room.seats.filter((seat) => seat.kind === 'free' || seat.kind === 'kept').length,
    unready: room.seats.flatMap((seat) => (seat.kind === 'person' && !seat.ready ? [seat.person?.name ?? ''] : [])),
  }
}

const COUNT = 3

export function Waiting(props: WaitingProps): ReactNode {
  const { t } = useTeller()
  const { view, room } = props
  const { person } = useOnline()
  const layout = useLayout()
  const [, go] = useLocation()
  const [error, setError] = useState('')
  const [talk, setTalk] = useState(false)
  const me = person?.id ?? ''
  const host = room.host.id === me
  const mine = room.seats.filter((seat) => seat.kind === 'person' && seat.person?.id === me)
  const ready = mine.length > 0 && mine.every((seat) => seat.ready)
  const { free, unready } = obstacles(room)
  const all = free === 0 && unready.length === 0
  const taken = room.seats.length - free

  const order = async (work: Promise<Outcome<Room>>): Promise<void> => {
    const done = view.take(await work)
    setError(done.ok ? '' : t(done.message))
  }
  const start = (): void => void order(wire.call('start', room.id))
  const count = useCountdown(all && host, start)

  const copied = async (): Promise<void> => {
    const address = inviteLink(room.id, room.link ?? '')
    try {
      await navigator.clipboard.writeText(address)
      say(t('link.copied'))
    } catch {
      say(address)
    }
  }
  const filled = free > 0 && room.link !== null ? 'copy' : !ready && mine.length > 0 ? 'ready' : 'start'
  const name = entryOf(room.game)?.name ?? room.game
  const line = (
    <section className="panel frame-panel start-line cluster" aria-live="polite">
      <div>
        <h2>
          {count === null
            ? t('room.taken', { n: taken, of: room.seats.length, ready: room.seats.filter((s) => s.ready).length })
            : t('room.count', { n: count })}
        </h2>
        <p>{t('room.itself', { n: room.seats.length })}</p>
      </div>
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {mine.length > 0 && (
        <button
          type="button"
          className={`button tall ${filled === 'ready' ? 'primary' : ''}`}
          aria-pressed={ready}
          onClick={() => void order(wire.call('ready', room.id, !ready))}
        >
          <Icon name="check" size={15} />
          {t(ready && count !== null ? 'room.wait' : 'room.ready')}
        </button>
      )}
      {host && (
        <button
          type="button"
          className={`button tall ${filled === 'start' ? 'primary' : ''}`}
          aria-disabled={free > 0 || unready.some((one) => one !== person?.name)}
          onClick={start}
        >
          {!all && <Icon name="lock" size={13} />}
          {t('room.start')}
        </button>
      )}
      {!all && (
        <p className="start-why">
          {free > 0 && t('room.free', { n: free })}
          {free > 0 && unready.length > 0 && ', '}
          {unready.length > 0 && t('room.unready', { n: unready.length, name: unready[0] ?? '' })}
        </p>
      )}
    </section>
  )
  const seats = (
    <ol className="seat-cards" data-many={room.seats.length > 5 || undefined}>
      {room.seats.map((seat, n) => (
        <SeatCard key={`seat ${String(n)}`} room={room} seat={seat} n={n} host={host} me={me} order={order} />
      ))}
    </ol>
  )
  const invite = (
    <Invite
      room={room}
      host={host || mine.length > 0}
      filled={filled === 'copy'}
      onCopy={() => void copied()}
      order={order}
    />
  )
  const chat = (
    <section className="panel frame-panel room-chat stack" aria-label={t('chat.title')}>
      <header>
        <h2>{t('chat.title')}</h2>
        {room.watchers > 0 && (
          <span className="dim">
            <Icon name="eye" size={14} /> {t('table.watch', { n: room.watchers })}
          </span>
        )}
      </header>
      <Chat view={view} room={room} colourOf={colourOf} />
    </section>
  )
  return (
    <Frame title={t('room.title', { name: room.host.name })} className="room">
      <div className="room-grid page-columns">
        <div className="room-left page-column">
          <header className="room-head">
            <div>
              <h1 className="page-title">{t('room.title', { name: room.host.name })}</h1>
              <p className="lead">
                {name}, {termsText(room.clock, t)}. {t(`room.watch.${room.watch}`)}
                {room.rated && ` ${t('room.rated')}`}
              </p>
            </div>
            {host ? (
              <div className="room-tools row">
                <Link href={`/new/${room.game}?change=${room.id}`} className="button tall">
                  <Icon name="settings" size={15} />
                  {t('room.change')}
                </Link>
                <button
                  type="button"
                  className="button tall"
                  onClick={() => void order(wire.call('close', room.id)).then(refresh)}
                >
                  {t('room.close')}
                </button>
              </div>
            ) : (
              mine.length > 0 && (
                <button
                  type="button"
                  className="button tall"
                  onClick={() => void wire.call('leave', room.id).then(() => go('/'))}
                >
                  {t('room.leave')}
                </button>
              )
            )}
          </header>
          {layout === 'phone' && (
            <div className="segments room-tabs">
              <button type="button" aria-pressed={!talk} onClick={() => setTalk(false)}>
                {t('opening.seats')}
              </button>
              <button type="button" aria-pressed={talk} onClick={() => setTalk(true)}>
                {t('chat.title')}
                {view.unread > 0 && !talk && <span className="badge">{view.unread}</span>}
              </button>
            </div>
          )}
          {layout === 'phone' && talk ? (
            chat
          ) : (
            <>
              <section className="room-cloth" aria-label={t('opening.seats')}>
                <Suspense fallback={null}>
                  <GamePicture game={room.game} className="room-picture" />
                </Suspense>
                {seats}
              </section>
              {line}
              <div className="room-low">
                <section className="panel frame-panel room-deal row">
                  <Icon name="verify" size={24} />
                  <div>
                    <h2>{t('room.deal')}</h2>
                    <p>{t('room.deal.about')}</p>
                    <code>{room.deal.hash.replaceAll(/(.{8})/g, '$1 ').trim()}</code>
                  </div>
                </section>
                <section className="panel frame-panel room-while">
                  <h2>{t('room.while')}</h2>
                  <ul className="link-list">
                    <li>
                      <Link href={`/learn/${room.game}`}>
                        <Icon name="rules" size={15} />
                        <span>{t('learn.rules')}</span>
                        <Icon name="chevron-right" size={14} />
                      </Link>
                    </li>
                    <li>
                      <Link href="/tables">
                        <Icon name="conversation" size={15} />
                        <span>{t('room.tables')}</span>
                        <Icon name="chevron-right" size={14} />
                      </Link>
                    </li>
                  </ul>
                </section>
              </div>
            </>
          )}
        </div>
        {(layout !== 'phone' || !talk) && (
          <div className="room-right page-column">
            {room.link !== null && invite}
            {layout !== 'phone' && chat}
          </div>
        )}
      </div>
    </Frame>
  )
}

/** Three, two, one, then `then`; null while nothing counts. */
function useCountdown(runs: boolean, then: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const act = useRef(then)
  act.current = then
  useEffect(() => {
    if (!runs) {
      setLeft(null)
      return
    }
    let n = COUNT
    setLeft(n)
    const timer = setInterval(() => {
      n--
      if (n > 0) return setLeft(n)
      clearInterval(timer)
      act.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [runs])
  return left
}

interface CardProps {
  readonly room: Room
  readonly seat: RoomSeat
  readonly n: number
  readonly host: boolean
  readonly me: string
  order(work: Promise<Outcome<Room>>): Promise<void>
}

function SeatCard({ room, seat, n, host, me, order }: CardProps): ReactNode {
  const { t } = useTeller()
  const colour = colourOf(numberOf(seat.sign, n))
  const empty = seat.kind === 'free' || seat.kind === 'kept'
  const mine = seat.person?.id === me && seat.kind === 'person'
  const forMe = seat.kind === 'free' || (seat.kind === 'kept' && seat.person?.id === me)
  const seated = room.seats.some((one) => one.kind === 'person' && one.person?.id === me)
  const title = seat.kind === 'free' ? t('new.seat', { n: n + 1 }) : seat.person?.name || t('new.seat', { n: n + 1 })
  const level = seat.level === '' ? '' : seat.level === 'outside' ? t('room.outside') : t(`bot.${seat.level}`)
  return (
    <li
      className={`seat-card stack ${empty ? 'vacant' : ''} ${seat.ready ? 'ready' : ''}`}
      style={{ ['--edge-colour' as string]: colour.fill }}
    >
      <span className="seat-card-sign">
        {empty ? <i className="seat-free" /> : <SeatShape colour={colour} size={40} />}
        {seat.kind === 'person' && <PresenceDot is={hereOf(seat)} />}
      </span>
      <h3>{title}</h3>
      <p className="seat-card-chips cluster">
        {mine && <span className="chip you">{t('table.you')}</span>}
        {seat.person?.id === room.host.id && seat.kind === 'person' && <span className="chip">{t('room.host')}</span>}
        {level !== '' && (
          <span className="chip">
            <Icon name="bot" size={11} />
            {level}
          </span>
        )}
        {seat.kind === 'free' && <span className="chip">{t(`opening.access.${room.access}`)}</span>}
        {seat.kind === 'kept' && <span className="chip">{t('room.asked')}</span>}
      </p>
      <dl>
        <dt>{t('room.sign')}</dt>
        <dd>{t(`colour.${colour.id}`)}</dd>
        <dt>{t('opening.clock')}</dt>
        <dd>{room.clock === null || seat.kind === 'bot' ? t('room.noclock') : clockText(room.clock.bank, t)}</dd>
      </dl>
      <div className="seat-card-foot">
        {empty ? (
          <>
            {forMe && !seated && (
              <button type="button" className="button primary" onClick={() => void order(wire.call('sit', room.id, n))}>
                {t('home.sit')}
                <span className="unseen"> {n + 1}</span>
              </button>
            )}
            {host && (
              <button
                type="button"
                className="button"
                onClick={() =>
                  void order(wire.call('seat', room.id, n, { kind: 'bot', level: LEVELS[1] ?? LEVELS[0] ?? '' }))
                }
              >
                <Icon name="bot" size={14} />
                {t('room.bot')}
                <span className="unseen"> {n + 1}</span>
              </button>
            )}
            {!host && !forMe && <span className="seat-state row">{t('room.nobody')}</span>}
          </>
        ) : (
          <>
            <span className={`seat-state row ${seat.ready ? 'good' : ''}`}>
              <Icon name={seat.ready ? 'check' : 'clock'} size={14} />
              {t(seat.ready ? 'room.isready' : 'room.notready')}
            </span>
            {host && seat.kind === 'bot' && (
              <button
                type="button"
                className="link"
                onClick={() => void order(wire.call('seat', room.id, n, { kind: 'free' }))}
              >
                {t('room.free.this')}
                <span className="unseen"> {n + 1}</span>
              </button>
            )}
            {mine && !host && (
              <button type="button" className="link" onClick={() => void order(wire.call('stand', room.id, n))}>
                {t('room.stand')}
              </button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

interface InviteProps {
  readonly room: Room
  readonly host: boolean
  readonly filled: boolean
  onCopy(): void
  order(work: Promise<Outcome<Room>>): Promise<void>
}

function Invite({ room, host, filled, onCopy, order }: InviteProps): ReactNode {
  const { t } = useTeller()
  const { friends } = useOnline()
  const layout = useLayout()
  const [shown, setShown] = useState(layout !== 'phone')
  const [asked, setAsked] = useState<readonly string[]>([])
  const address = inviteLink(room.id, room.link ?? '')
  const list = (friends ?? []).filter(
    ({ id }) => !room.seats.some((seat) => seat.kind === 'person' && seat.person?.id === id),
  )
  const ask = (id: string): void => {
    setAsked([...asked, id])
    void order(wire.call('invite', room.id, id))
  }
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: address, title: t('brand') })
    } catch {
      onCopy()
    }
  }
  return (
    <section className="panel frame-panel room-invite" aria-labelledby="invite">
      <h2 id="invite">{t('room.invite')}</h2>
      {room.access === 'invited' ? (
        <p className="dim">{t('room.invite.friends')}</p>
      ) : (
        <div className="invite-link">
          {shown && <Qr text={address} label={t('room.qr')} />}
          <div>
            <input
              className="input"
              readOnly
              value={address}
              aria-label={t('room.link')}
              onFocus={(event) => event.target.select()}
            />
            <button type="button" className={`button tall ${filled ? 'primary' : ''}`} onClick={onCopy}>
              <Icon name="copy" size={15} />
              {t('room.copy')}
            </button>
            <button type="button" className="button tall" onClick={() => void share()}>
              <Icon name="share" size={15} />
              {t('room.share')}
            </button>
            {!shown && (
              <button type="button" className="button tall" onClick={() => setShown(true)}>
                {t('room.qr.show')}
              </button>
            )}
            <p className="dim">{t('room.link.about')}</p>
          </div>
        </div>
      )}
      {host && list.length > 0 && (
        <ul className="invite-friends">
          {list.map((friend) => (
            <li key={friend.id}>
              <PersonTile name={friend.name} is={friend.here ? 'here' : 'gone'} />
              <span>
                <b>{friend.name}</b> {t(friend.here ? 'friends.free' : 'here.gone')}
              </span>
              {asked.includes(friend.id) ? (
                <span className="good">
                  <Icon name="check" size={13} /> {t('room.asked')}
                </span>
              ) : (
                <button type="button" className="button" onClick={() => ask(friend.id)}>
                  {t('room.ask')}
                  <span className="unseen"> {friend.name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
