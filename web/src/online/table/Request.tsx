/** What needs everybody's consent: who asks for what, who has answered, two buttons, the time left. No answer is a no. */
import type { Room, RoomAsk } from '@ludarium/tables'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import type { SeatColour } from '../../table/seats.ts'
import { useTeller } from '../../words/context.tsx'
import { useOnline, wire } from '../client.ts'
import { clockText, useNow } from '../clock.ts'
import { ownSeatIn, type RoomView } from '../room.ts'

interface RequestProps {
  readonly view: RoomView
  readonly room: Room
  /** Decisions made so far. */
  readonly at: number
  colourOf(seat: number): SeatColour
}

/** One at a time: first what waits for the reader. */
export function Request(props: RequestProps): ReactNode {
  const { person } = useOnline()
  const { room } = props
  const waits = (ask: RoomAsk): boolean => ask.answers.some((one) => one.person.id === person?.id && one.yes === null)
  const ask = room.asks.find(waits) ?? room.asks[0]
  return ask === undefined ? null : <RequestCard {...props} ask={ask} waits={waits(ask)} />
}

function RequestCard(props: RequestProps & { ask: RoomAsk; waits: boolean }): ReactNode {
  const { t } = useTeller()
  const { person } = useOnline()
  const { ask, room, view } = props
  const [error, setError] = useState('')
  const now = useNow()
  const asker = ownSeatIn(room, ask.by.id)
  const colour = asker === null ? undefined : props.colourOf(asker)
  const answer = async (yes: boolean): Promise<void> => {
    const done = view.take(await wire.call('answer', room.id, ask.id, yes))
    setError(done.ok ? '' : t(done.message))
  }
  const name = ask.by.name
  const sentence =
    ask.kind === 'rewind'
      ? t('ask.rewind', { name, at: ask.at })
      : ask.kind === 'end'
        ? t('ask.end', { name })
        : ask.kind === 'hand'
          ? t('ask.hand', { name, to: ask.to?.name ?? '' })
          : t('ask.lend', { name, who: room.seats[ask.at]?.person?.name ?? '' })
  return (
    <section
      className="request"
      aria-label={sentence}
      style={{ ['--edge-colour' as string]: colour?.fill ?? 'var(--line-strong)' }}
    >
      <p className="request-words">
        {colour !== undefined && <SeatShape colour={colour} size={16} />}
        <strong>{sentence}</strong>
      </p>
      {ask.kind === 'rewind' && <p>{t('ask.rewind.undoes', { n: Math.max(0, props.at - ask.at) })}</p>}
      {ask.kind === 'end' && <p>{t('ask.end.about')}</p>}
      <ul>
        {ask.answers.map(({ person: who, yes }) => {
          const seat = ownSeatIn(room, who.id)
          return (
            <li key={who.id}>
              {seat !== null && <SeatShape colour={props.colourOf(seat)} size={13} />}
              {yes === true && <Icon name="check" size={13} />}
              {who.id === person?.id ? t(yes === null ? 'ask.you' : 'name.you') : who.name}
              {yes === true && <span className="unseen">{t('ask.agreed')}</span>}
            </li>
          )
        })}
      </ul>
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="request-foot row">
        {props.waits ? (
          <>
            <button type="button" className="button legal" onClick={() => void answer(true)}>
              {t(ask.kind === 'end' ? 'ask.end.yes' : 'ask.yes')}
            </button>
            <button type="button" className="button" onClick={() => void answer(false)}>
              {t(ask.kind === 'end' ? 'ask.end.no' : 'ask.no')}
            </button>
          </>
        ) : ask.by.id === person?.id ? (
          <button type="button" className="button" onClick={() => void answer(false)}>
            {t('ask.withdraw')}
          </button>
        ) : null}
        <span>{clockText(ask.until - now, t)}</span>
      </div>
    </section>
  )
}
