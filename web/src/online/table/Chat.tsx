/** What is said at a table, with what happened in between. Watchers talk apart until the end. */
import type { ChatLine, Room } from '@ludarium/tables'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import type { SeatColour } from '../../table/seats.ts'
import { useTeller } from '../../words/context.tsx'
import { listOf } from '../../words/list.ts'
import { useOnline, wire } from '../client.ts'
import type { RoomNote, RoomView } from '../room.ts'
import './chat.css'

type Channel = ChatLine['channel']

interface ChatProps {
  readonly view: RoomView
  readonly room: Room
  colourOf(seat: number): SeatColour
}

type Item = { readonly at: number; readonly line: ChatLine } | { readonly at: number; readonly note: RoomNote }

export function Chat(props: ChatProps): ReactNode {
  const { t } = useTeller()
  const { view, room } = props
  const seated = room.own.length + room.lent.length > 0 || room.phase === 'waiting'
  const [channel, setChannel] = useState<Channel>(seated ? 'seats' : 'watchers')
  const locked = seated && room.phase === 'playing'
  const shown: Channel = locked ? 'seats' : channel
  const writes = room.phase === 'over' || room.phase === 'waiting' || (shown === 'seats') === seated
  const lines = view.lines[shown]
  const items: Item[] = [
    ...lines.map((line) => ({ at: line.said, line })),
    ...(shown === 'seats' ? view.notes.map((note) => ({ at: note.at, note })) : []),
  ].sort((a, b) => a.at - b.at)
  const end = useRef<HTMLLIElement>(null)
  const newest = items[items.length - 1]?.at
  const { look } = view
  useEffect(() => {
    look()
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest, look])
  const firstNew = view.seenTo < 0 ? undefined : lines.find((line) => line.number > view.seenTo)?.number
  return (
    <div className="chat">
      {room.phase !== 'waiting' && (
        <div className="chat-tabs row gap-2">
          <button type="button" aria-pressed={shown === 'seats'} onClick={() => setChannel('seats')}>
            {t('chat.table')}
          </button>
          <button
            type="button"
            aria-pressed={shown === 'watchers'}
            disabled={locked}
            title={locked ? t('chat.watchers.locked') : undefined}
            onClick={() => setChannel('watchers')}
          >
            {t('chat.watchers')}
            {locked && <Icon name="lock" size={11} label={t('chat.watchers.locked')} />}
          </button>
        </div>
      )}
      <ol className="chat-lines stack grow" aria-live="polite" aria-label={t('chat.title')}>
        {items.length === 0 && <li className="dim">{t('chat.empty')}</li>}
        {items.map((item) =>
          'line' in item ? (
            <Line
              key={`line ${item.line.number}`}
              {...props}
              line={item.line}
              first={item.line.number === firstNew}
              fresh={firstNew !== undefined && item.line.number >= firstNew}
            />
          ) : (
            <li
              key={`note ${item.at} ${item.note.message.key}`}
              className={`chat-note dim ${item.note.bad ? 'bad' : ''}`}
            >
              <Icon name={item.note.bad ? 'offline' : 'seat'} size={14} />
              <span>
                {t(item.note.message)} <time>{hour(item.at)}</time>
              </span>
            </li>
          ),
        )}
        <li ref={end} aria-hidden="true" />
      </ol>
      <Writers view={view} channel={shown} />
      {writes && <Composer view={view} channel={shown} />}
    </div>
  )
}

const hour = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(when))

function Line(props: ChatProps & { line: ChatLine; first: boolean; fresh: boolean }): ReactNode {
  const { t } = useTeller()
  const { person } = useOnline()
  const { line, room } = props
  const mine = line.person.id === person?.id
  const host = room.host.id === person?.id
  return (
    <>
      {props.first && (
        <li className="log-new cluster">
          <span>{t('log.new')}</span>
        </li>
      )}
      <li className={`chat-line ${props.fresh ? 'fresh' : ''}`}>
        {line.seat === null ? (
          <Icon name="person" size={14} />
        ) : (
          <SeatShape colour={props.colourOf(line.seat)} size={14} />
        )}
        <p>
          <strong>{mine ? t('name.you') : line.person.name || t('name.gone')}</strong>{' '}
          {line.hidden ? <em>{t('chat.hidden')}</em> : line.line} <time>{hour(line.said)}</time>
        </p>
        {!line.hidden && (mine || host) && (
          <button
            type="button"
            className="button icon quiet"
            aria-label={t('chat.hide', { name: line.person.name })}
            title={t('chat.hide', { name: line.person.name })}
            onClick={() => void wire.call('hide', room.id, line.number)}
          >
            <Icon name="trash" size={13} />
          </button>
        )}
        {!line.hidden && !mine && !host && (
          <button
            type="button"
            className="button icon quiet"
            aria-label={t('chat.report', { name: line.person.name })}
            title={t('chat.report', { name: line.person.name })}
            onClick={() => void wire.call('report', room.id, line.number)}
          >
            <Icon name="flag" size={13} />
          </button>
        )}
      </li>
    </>
  )
}

function Writers(props: { view: RoomView; channel: Channel }): ReactNode {
  const { t, language } = useTeller()
  const names = props.view.writers.flatMap(({ channel, person }) => (channel === props.channel ? [person.name] : []))
  return (
    <p className="chat-typing dim type-2">
      {names.length > 0 && t('chat.typing', { n: names.length, names: listOf(names, language) })}
    </p>
  )
}

function Composer(props: { view: RoomView; channel: Channel }): ReactNode {
  const { t } = useTeller()
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const send = async (): Promise<void> => {
    const line = text.trim()
    if (line === '') return
    const said = await props.view.say(props.channel, line)
    if (said.ok) setText('')
    setError(said.ok ? '' : t(said.message))
  }
  return (
    <form
      className="chat-compose"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <input
        className="input"
        maxLength={500}
        aria-label={t('chat.message')}
        placeholder={t('chat.message')}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value.trim() !== '') props.view.types(props.channel)
        }}
      />
      <button type="submit" className="button icon quiet" aria-label={t('chat.send')}>
        <Icon name="send" size={17} />
      </button>
    </form>
  )
}
