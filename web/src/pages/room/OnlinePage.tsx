/** A table of the server, whatever it is at: people gather, they play, it is over. */
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { ensurePerson, useOnline, wire } from '../../online/client.ts'
import { useRoom } from '../../online/room.ts'
import { TableOnline } from '../../online/table/TableOnline.tsx'
import { settings } from '../../settings.ts'
import { Frame } from '../../shell/Frame.tsx'
import { useTeller } from '../../words/context.tsx'
import { Waiting } from './Waiting.tsx'

export default function OnlinePage(props: { id: string }): ReactNode {
  const { t } = useTeller()
  const { server, person } = useOnline()
  if (server === 'none') return <Told title={t('away.none')} lead={t('away.none.lead')} />
  if (server === 'away') return <Told title={t('away.title')} lead={t('away.lead')} />
  if (server === 'asked') return <p className="table-wait">{t('table.loading')}</p>
  return person === null ? <AsGuest /> : <Known key={`${props.id} ${person.id}`} id={props.id} />
}

/** A page that says why there is nothing else, and where to go. */
export function Told(props: { title: string; lead?: string; children?: ReactNode }): ReactNode {
  const { t } = useTeller()
  return (
    <Frame title={props.title}>
      <div className="plain" role="status">
        <h1 className="page-title">{props.title}</h1>
        {props.lead !== undefined && <p className="lead">{props.lead}</p>}
        {props.children}
        <Link href="/" className="button primary">
          {t('nav.back')}
        </Link>
      </div>
    </Frame>
  )
}

/** Who is not known here says a name first. */
function AsGuest(props: { onDone?(): void }): ReactNode {
  const { t } = useTeller()
  const [name, setName] = useState(settings().name)
  const [error, setError] = useState('')
  const come = async (): Promise<void> => {
    const me = await ensurePerson(name.trim() || t('name.guest'))
    if (me.ok) props.onDone?.()
    else setError(t(me.message))
  }
  return (
    <Frame title={t('guest.title')}>
      <form
        className="plain"
        onSubmit={(event) => {
          event.preventDefault()
          void come()
        }}
      >
        <h1 className="page-title">{t('guest.title')}</h1>
        <p className="lead">{t('guest.lead')}</p>
        <label className="field">
          <span>{t('settings.name')}</span>
          <input
            className="input"
            maxLength={24}
            value={name}
            placeholder={t('name.guest')}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {error !== '' && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <button type="submit" className="button primary tall">
          {t('guest.come')}
        </button>
        <Link href="/profile/account" className="link">
          {t('guest.signin')}
        </Link>
      </form>
    </Frame>
  )
}

function Known(props: { id: string }): ReactNode {
  const { t } = useTeller()
  const view = useRoom(props.id)
  const { room, refusal } = view
  if (refusal !== null) return <Told title={t(refusal.message)} />
  if (room === null) return <p className="table-wait">{t('table.loading')}</p>
  if (room.phase === 'closed') return <Told title={t('room.closed')} lead={t('room.closed.lead')} />
  return room.phase === 'waiting' ? <Waiting view={view} room={room} /> : <TableOnline view={view} room={room} />
}

/** Comes in by the link, and sits down where a seat is free. */
export function JoinPage(props: { id: string; link: string }): ReactNode {
  const { t } = useTeller()
  const { server, person } = useOnline()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<'missing' | 'taken' | null>(null)
  const { id, link } = props
  const me = person?.id ?? null
  useEffect(() => {
    if (me === null) return
    let current = true
    const enter = async (): Promise<void> => {
      const room = await wire.call('enter', id, link)
      if (!current) return
      if (!room.ok) return setProblem('missing')
      const seated = room.value.seats.some((seat) => seat.person?.id === me)
      const free = room.value.seats.findIndex((seat) => seat.kind === 'free')
      if (!seated && room.value.phase === 'waiting') {
        if (free < 0) return setProblem('taken')
        await wire.call('sit', id, free)
      }
      if (current) go(`/online/${id}`, { replace: true })
    }
    void enter()
    return () => {
      current = false
    }
  }, [me, id, link, go])
  if (server === 'none') return <Told title={t('away.none')} lead={t('away.none.lead')} />
  if (server === 'away') return <Told title={t('away.title')} lead={t('away.lead')} />
  if (problem === 'missing') return <Told title={t('join.missing')} lead={t('join.missing.lead')} />
  if (problem === 'taken')
    return (
      <Told title={t('join.taken')} lead={t('join.taken.lead')}>
        <Link href={`/online/${id}`} className="button">
          <Icon name="eye" size={15} />
          {t('friends.watch')}
        </Link>
      </Told>
    )
  if (server === 'there' && person === null) return <AsGuest />
  return <p className="table-wait">{t('table.loading')}</p>
}
