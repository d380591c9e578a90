/** What can be done with the table itself: ask, vote, hand over, leave; and what the reader wants for themselves. */
import type { Outcome } from '@ludarium/kernel'
import type { Room } from '@ludarium/tables'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Dialog } from '../../kit/surface/Dialog.tsx'
import { change, useSettings } from '../../settings.ts'
import type { ScorePoint } from '../../table/source.ts'
import { useTeller } from '../../words/context.tsx'
import { useOnline, wire } from '../client.ts'
import { LEVELS } from '../levels.ts'
import { inviteLink } from '../links.ts'
import { hereOf, PresenceDot } from '../Presence.tsx'
import type { RoomView } from '../room.ts'

export type Matter = 'rewind' | 'end' | 'lend' | 'leave' | 'resign' | 'hand' | 'who'

interface MenuProps {
  readonly room: Room
  close(): void
  onMatter(matter: Matter): void
  say(text: string): void
}

const SEATED: readonly (readonly [matter: Matter, icon: string])[] = [
  ['rewind', 'undo'],
  ['end', 'vote'],
  ['lend', 'bot'],
  ['hand', 'seat'],
  ['leave', 'arrow-right'],
  ['resign', 'flag'],
]

export function TableMenu(props: MenuProps): ReactNode {
  const { t } = useTeller()
  const { sound } = useSettings()
  const { room, close } = props
  const seated = room.own.length > 0 && room.phase === 'playing'
  const taken = room.seats.filter((seat) => seat.kind === 'person').length
  const copy = async (): Promise<void> => {
    close()
    try {
      await navigator.clipboard.writeText(inviteLink(room.id, room.link ?? ''))
      props.say(t('link.copied'))
    } catch {
      props.say(inviteLink(room.id, room.link ?? ''))
    }
  }
  return (
    <div className="table-menu">
      {seated && (
        <>
          <h2>{t('tablemenu.this')}</h2>
          <ul>
            {SEATED.map(([matter, icon]) => (
              <li key={matter}>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    props.onMatter(matter)
                  }}
                >
                  <Icon name={icon} size={17} />
                  <span>
                    {t(`tablemenu.${matter}`)}
                    <small>{t(`tablemenu.${matter}.about`)}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('tablemenu.me')}</h2>
      <ul>
        <li>
          <button type="button" role="switch" aria-checked={sound} onClick={() => change({ sound: !sound })}>
            <Icon name="bell" size={17} />
            <span>{t('tablemenu.sound')}</span>
            <i className="switch" aria-hidden="true" />
          </button>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              close()
              props.onMatter('who')
            }}
          >
            <Icon name="eye" size={17} />
            <span>{t('tablemenu.who', { n: taken, watch: room.watchers })}</span>
            <Icon name="chevron-right" size={14} />
          </button>
        </li>
        {room.link !== null && room.watch !== 'nobody' && (
          <li>
            <button type="button" onClick={() => void copy()}>
              <Icon name="link" size={17} />
              <span>{t('tablemenu.link')}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

interface MatterProps {
  readonly matter: Matter
  readonly room: Room
  readonly view: RoomView
  /** Decisions made so far. */
  readonly at: number
  scores(): Promise<readonly ScorePoint[]>
  onClose(): void
  /** After leaving. */
  onLeft(): void
}

export function MatterDialog(props: MatterProps): ReactNode {
  switch (props.matter) {
    case 'rewind':
      return <RewindDialog {...props} />
    case 'lend':
      return <LendDialog {...props} />
    case 'hand':
      return <HandDialog {...props} />
    case 'who':
      return <WhoDialog {...props} />
    case 'end':
      return <SureDialog {...props} send={() => wire.call('ask', props.room.id, 'end', 0, '')} />
    case 'leave':
      return (
        <SureDialog
          {...props}
          send={async () => {
            const left = await wire.call('leave', props.room.id)
            if (left.ok) props.onLeft()
            return left
          }}
        />
      )
    case 'resign':
      return <SureDialog {...props} send={() => wire.call('resign', props.room.id, props.room.own[0] ?? 0)} />
  }
}

/** Sends, closes when it was granted, else says why not. */
function useSending(props: MatterProps): { error: string; send(work: () => Promise<Outcome<Room>>): Promise<boolean> } {
  const { t } = useTeller()
  const [error, setError] = useState('')
  return {
    error,
    async send(work) {
      const outcome = props.view.take(await work())
      if (outcome.ok) props.onClose()
      else setError(t(outcome.message))
      return outcome.ok
    },
  }
}

function Foot(props: { error: string; keep: string; go: string; onKeep(): void; onGo(): void }): ReactNode {
  return (
    <>
      {props.error !== '' && (
        <p className="error" role="alert">
          {props.error}
        </p>
      )}
      <div className="dialog-foot cluster">
        <button type="button" className="button tall" onClick={props.onKeep}>
          {props.keep}
        </button>
        <button type="button" className="button primary tall" onClick={props.onGo}>
          {props.go}
        </button>
      </div>
    </>
  )
}

function SureDialog(props: MatterProps & { send(): Promise<Outcome<Room>> }): ReactNode {
  const { t } = useTeller()
  const { error, send } = useSending(props)
  const { matter } = props
  return (
    <Dialog title={t(`matter.${matter}`)} onClose={props.onClose}>
      <p>{t(matter === 'resign' && props.room.seats.length <= 2 ? 'matter.resign.two' : `matter.${matter}.about`)}</p>
      <Foot
        error={error}
        keep={t('matter.keep')}
        go={t(`matter.${matter}.go`)}
        onKeep={props.onClose}
        onGo={() => void send(props.send)}
      />
    </Dialog>
  )
}

function LendDialog(props: MatterProps): ReactNode {
  const { t } = useTeller()
  const { error, send } = useSending(props)
  const [level, setLevel] = useState(LEVELS.includes('adept') ? 'adept' : (LEVELS[0] ?? ''))
  return (
    <Dialog title={t('matter.lend')} onClose={props.onClose}>
      <p>{t('matter.lend.about')}</p>
      <fieldset className="dialog-row row">
        <legend>{t('matter.level')}</legend>
        <div className="segments">
          {LEVELS.map((one) => (
            <button key={one} type="button" aria-pressed={one === level} onClick={() => setLevel(one)}>
              {t(`bot.${one}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <Foot
        error={error}
        keep={t('matter.lend.keep')}
        go={t('matter.lend.go')}
        onKeep={props.onClose}
        onGo={() => void send(() => wire.call('lend', props.room.id, props.room.own[0] ?? 0, level))}
      />
    </Dialog>
  )
}

function HandDialog(props: MatterProps): ReactNode {
  const { t } = useTeller()
  const { friends } = useOnline()
  const { error, send } = useSending(props)
  const others = (friends ?? []).filter((friend) => !props.room.seats.some((seat) => seat.person?.id === friend.id))
  const [to, setTo] = useState('')
  const chosen = to || others[0]?.id || ''
  return (
    <Dialog title={t('matter.hand')} onClose={props.onClose}>
      <p>{t('matter.hand.about')}</p>
      {others.length === 0 ? (
        <p className="dim">{t('matter.hand.none')}</p>
      ) : (
        <label className="field">
          <span>{t('matter.hand.to')}</span>
          <select className="input" value={chosen} onChange={(event) => setTo(event.target.value)}>
            {others.map((friend) => (
              <option key={friend.id} value={friend.id}>
                {friend.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {others.length > 0 && (
        <Foot
          error={error}
          keep={t('matter.lend.keep')}
          go={t('matter.ask')}
          onKeep={props.onClose}
          onGo={() => void send(() => wire.call('ask', props.room.id, 'hand', props.room.own[0] ?? 0, chosen))}
        />
      )}
    </Dialog>
  )
}

const MOST_BACK = 6

function RewindDialog(props: MatterProps): ReactNode {
  const { t } = useTeller()
  const { error, send } = useSending(props)
  const { scores, room } = props
  const [points, setPoints] = useState<readonly ScorePoint[] | null>(null)
  const [to, setTo] = useState<number | null>(null)
  const [why, setWhy] = useState('')
  const [read] = useState(() => scores)
  useEffect(() => {
    read().then(setPoints, () => setPoints([]))
  }, [read])
  const mine = (points ?? [])
    .filter((point) => point.seat !== null && room.own.includes(point.seat))
    .slice(-MOST_BACK)
    .reverse()
  const chosen = to ?? (mine[0] === undefined ? null : mine[0].at - 1)
  const ask = async (): Promise<void> => {
    if (chosen === null) return
    const asked = await send(() => wire.call('ask', room.id, 'rewind', chosen, ''))
    if (asked && why.trim() !== '') void props.view.say('seats', why.trim())
  }
  return (
    <Dialog title={t('matter.rewind')} onClose={props.onClose}>
      <p>{t('matter.rewind.about')}</p>
      {points !== null && mine.length === 0 && <p className="dim">{t('matter.rewind.none')}</p>}
      {chosen !== null && (
        <>
          <label className="field">
            <span>{t('matter.rewind.to')}</span>
            <select className="input" value={chosen} onChange={(event) => setTo(Number(event.target.value))}>
              {mine.map((point) => (
                <option key={point.at} value={point.at - 1}>
                  {t('matter.rewind.point', { at: point.at, turn: point.turn, n: props.at - point.at + 1 })}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t('matter.rewind.why')}</span>
            <input className="input" maxLength={200} value={why} onChange={(event) => setWhy(event.target.value)} />
          </label>
          <Foot
            error={error}
            keep={t('matter.keep')}
            go={t('matter.ask')}
            onKeep={props.onClose}
            onGo={() => void ask()}
          />
        </>
      )}
    </Dialog>
  )
}

function WhoDialog(props: MatterProps): ReactNode {
  const { t } = useTeller()
  const { error, send } = useSending(props)
  const { person } = useOnline()
  const { room } = props
  return (
    <Dialog title={t('matter.who')} onClose={props.onClose}>
      <ul className="who-list">
        {room.seats.map((seat, n) => (
          <li key={`seat ${String(n)}`}>
            {seat.kind === 'bot' ? (
              <Icon name="bot" size={14} />
            ) : (
              <PresenceDot is={seat.kind === 'person' ? hereOf(seat) : 'gone'} label={false} />
            )}
            <strong>{seat.person?.name || t('new.seat', { n: n + 1 })}</strong>
            <span>
              {t(seat.kind === 'bot' ? 'table.bot' : seat.kind === 'person' ? `here.${hereOf(seat)}` : 'seat.free')}
            </span>
            {seat.kind === 'person' && !seat.here && room.own.length > 0 && room.phase === 'playing' && (
              <button
                type="button"
                className="button"
                onClick={() => void send(() => wire.call('ask', room.id, 'lend', n, ''))}
              >
                {t('matter.who.lend')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <h3 className="who-head">{t('table.watch', { n: room.watchers })}</h3>
      {room.watching.length > 0 && (
        <ul className="who-watch cluster">
          {room.watching.map((one) => (
            <li key={one.id}>
              <Icon name="eye" size={14} />
              <strong>{one.name}</strong>
              {one.id === person?.id && <span className="chip you">{t('table.you')}</span>}
            </li>
          ))}
          {room.watchers > room.watching.length && (
            <li className="dim">{t('matter.who.more', { n: room.watchers - room.watching.length })}</li>
          )}
        </ul>
      )}
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  )
}
