/** A running table of the server: the table on screen, in company. */
import type { Refusal } from '@ludarium/kernel'
import type { Room, Update } from '@ludarium/tables'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { type LoadedGame, loadGame } from '../../games.ts'
import { MenuButton } from '../../kit/surface/MenuButton.tsx'
import { problemOf } from '../../local/source.ts'
import { useSettings } from '../../settings.ts'
import { ChromeProvider, type TableChrome } from '../../table/chrome.tsx'
import { LiveTable } from '../../table/LiveTable.tsx'
import { useLayout } from '../../table/layout.ts'
import { colourOf, numberOf } from '../../table/seats.ts'
import type { TableAbout } from '../../table/source.ts'
import { useTeller } from '../../words/context.tsx'
import { online, refresh, wire } from '../client.ts'
import { type Heard, leftOf, useNow } from '../clock.ts'
import { onlineId } from '../links.ts'
import { say } from '../News.tsx'
import { useWaiting } from '../OtherTables.tsx'
import type { RoomView } from '../room.ts'
import { type OnlineSource, openOnline } from '../source.ts'
import { useAttention } from './attention.ts'
import { onlineBar } from './bars.tsx'
import { Chat } from './Chat.tsx'
import { Request } from './Request.tsx'
import { BarClock, SeatClock } from './SeatClock.tsx'
import { Strip } from './Strip.tsx'
import { type Matter, MatterDialog, TableMenu } from './TableMenu.tsx'
import './table-online.css'

interface Opened {
  readonly source: OnlineSource
  readonly about: TableAbout
}

/** Opens the table anew whenever the reader's seats change. */
function useOpened(table: string, seats: string): Opened | Refusal | null {
  const [opened, setOpened] = useState<Opened | Refusal | null>(null)
  useEffect(() => {
    let current = seats !== '?'
    const source = openOnline(table, online().person?.name ?? '')
    source.about().then(
      (about) => current && setOpened({ source, about: { ...about, id: onlineId(table) } }),
      (error: unknown) => current && setOpened(problemOf(error)),
    )
    return () => {
      current = false
      source.close()
      setOpened(null)
    }
  }, [table, seats])
  return opened
}

function useGame(game: string): LoadedGame | null {
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<LoadedGame | null>(null)
  useEffect(() => {
    let current = true
    void loadGame(game, language).then((one) => current && setLoaded(one))
    return () => {
      current = false
    }
  }, [game, language])
  return loaded
}

export function TableOnline(props: { view: RoomView; room: Room }): ReactNode {
  const { t } = useTeller()
  const { view, room } = props
  const opened = useOpened(room.id, `${room.own.join()} ${room.lent.join()}`)
  const game = useGame(room.game)
  if (opened !== null && !('source' in opened)) {
    return (
      <main className="plain" role="alert">
        <h1 className="page-title">{t('table.failed', { reason: t(opened.message) })}</h1>
      </main>
    )
  }
  if (opened === null || game === null) return <p className="table-wait">{t('table.loading')}</p>
  return <Gathered key={room.own.join()} {...opened} game={game} view={view} room={room} />
}

function usePending(source: OnlineSource): number {
  return useSyncExternalStore(source.onPending, source.pending)
}

function Gathered(props: Opened & { game: LoadedGame; view: RoomView; room: Room }): ReactNode {
  const { source, game, view, room } = props
  const { t } = useTeller()
  const [, go] = useLocation()
  const layout = useLayout()
  const [update, setUpdate] = useState<Update | null>(null)
  const [clock, setClock] = useState<Heard | null>(null)
  const [matter, setMatter] = useState<Matter | null>(null)
  const pending = usePending(source)
  const waiting = useWaiting(room.id)
  const turn = useRef({ actors: '', since: Date.now() })

  useEffect(
    () =>
      source.onUpdate((next) => {
        setUpdate(next)
        setClock(next.clock ? { face: next.clock, at: Date.now() } : null)
        const actors = next.position.actors.join()
        if (turn.current.actors !== actors) turn.current = { actors, since: Date.now() }
      }),
    [source],
  )

  const position = update?.position ?? null
  const at = position?.at ?? 0
  const actors = position?.actors ?? []
  const mine = room.own.some((seat) => actors.includes(seat)) && room.phase === 'playing'
  const deciding = room.own.find((seat) => actors.includes(seat))
  const { since } = turn.current
  useAttention(mine, waiting.length)
  // The list of own tables follows what is decided here.
  useEffect(() => {
    if (!mine) refresh()
  }, [mine])

  const sitters = update?.sitters ?? props.about.sitters
  const about = useMemo(
    (): TableAbout => ({ ...props.about, sitters, own: room.own }),
    // The seats are the same as long as their numbers are.
    [props.about, sitters, room.own],
  )
  const view0 = position?.view ?? null
  const signs = room.seats
  const colour = useCallback(
    (seat: number) => {
      const given = view0 === null ? undefined : game.plugin.colour?.(view0, seat)
      return colourOf(given ?? numberOf(signs[seat]?.sign, seat))
    },
    [game, view0, signs],
  )
  const back = useCallback(
    () => void wire.call('back', room.id, room.lent[0] ?? 0).then((next) => view.take(next)),
    [room.id, room.lent, view],
  )
  const rematch = useCallback(async (): Promise<void> => {
    const next = await wire.call('rematch', room.id)
    if (next.ok) go(`/online/${next.value.id}`)
    else say(t(next.message), 'bad')
  }, [room.id, go, t])

  const people = room.seats.filter((seat) => seat.kind === 'person')
  const clockProps = { room, clock, since, gone: view.gone, away: view.away }
  const talk = { view, room, colourOf: colour }
  const company: TableChrome = {
    seatLine: (seat) => <SeatClock {...clockProps} seat={seat} acting={actors.includes(seat)} />,
    seatChip: (seat) => <SeatClock {...clockProps} seat={seat} acting={actors.includes(seat)} chip />,
    clock: (seat) => <BarClock room={room} seat={seat} clock={clock} />,
    strip: (
      <OwnStrip
        at={at}
        pending={pending}
        room={room}
        clock={clock}
        seat={deciding ?? null}
        onShow={() => document.getElementById('tab-log')?.click()}
      />
    ),
    watchers: room.watchers > 0 && (
      <button
        type="button"
        className="watchers"
        title={t('tablemenu.who', { n: people.length, watch: room.watchers })}
        onClick={() => setMatter('who')}
      >
        <Icon name="eye" size={15} />
        {layout === 'phone' ? (
          <>
            {room.watchers}
            <span className="unseen">{t('table.watch', { n: room.watchers })}</span>
          </>
        ) : (
          t('table.watch', { n: room.watchers })
        )}
      </button>
    ),
    menu:
      layout === 'phone' ? (
        <TableMenu room={room} close={() => {}} onMatter={setMatter} say={say} />
      ) : (
        <MenuButton
          label={t('tablemenu.title')}
          face={
            <>
              <Icon name="seat" size={15} />
              {t('tablemenu.title')}
              <Icon name="chevron-down" size={12} />
            </>
          }
          menu={(close) => <TableMenu room={room} close={close} onMatter={setMatter} say={say} />}
        />
      ),
    request: room.asks.length > 0 && <Request {...talk} at={at} />,
    chat: { unread: view.unread, panel: <Chat {...talk} /> },
    bar: (scene) => onlineBar({ scene, room, since, clock, back, rematch: () => void rematch() }),
    watching: room.own.length === 0,
    rewind:
      room.own.length > 0 && people.length > 0 && at > 0 && room.phase === 'playing' ? () => setMatter('rewind') : null,
  }
  return (
    <ChromeProvider value={company}>
      <LiveTable source={source} about={about} game={game} />
      {matter !== null && (
        <MatterDialog
          matter={matter}
          room={room}
          view={view}
          at={at}
          scores={() => source.scores(room.own[0] ?? null)}
          onClose={() => setMatter(null)}
          onLeft={() => go('/')}
        />
      )}
    </ChromeProvider>
  )
}

interface OwnStripProps {
  readonly at: number
  readonly pending: number
  readonly room: Room
  readonly clock: Heard | null
  /** The reader's seat that decides. */
  readonly seat: number | null
  onShow(): void
}

function OwnStrip({ at, pending, room, clock, seat, onShow }: OwnStripProps): ReactNode {
  const counts = seat !== null && clock !== null && room.phase === 'playing'
  const now = useNow(counts)
  const left = counts ? leftOf(clock, seat, now) : null
  return <Strip at={at} pending={pending} left={left} terms={room.clock} onShow={onShow} />
}
