/** The developer page: the table in a frame of any size, beside it the position picker and the debug panel. */
import type { Move, Seat } from '@ludarium/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LoadedGame } from '../games.ts'
import { Debug } from './Debug.tsx'
import { Picker } from './Picker.tsx'
import { NAMES } from './position.ts'
import type {} from './position-page.tsx'
import {
  type DevPosition,
  type DevSession,
  newSession,
  shownOf,
  storedSession,
  storeSession,
  withBots,
} from './session.ts'
import './dev.css'

const SIZES = { fill: null, desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const
type Size = keyof typeof SIZES

interface DevPageProps {
  readonly game: LoadedGame
  onGame(id: string): void
}

export function DevPage({ game, onGame }: DevPageProps): ReactNode {
  const rules = game.module.game
  const [session, setSession] = useState(
    () => storedSession(rules.id) ?? newSession(rules.id, Math.min(4, rules.seats.max)),
  )
  const [shown, setShown] = useState<DevPosition | null>(null)
  const [wrong, setWrong] = useState('')
  const [size, setSize] = useState<Size>('fill')
  useEffect(() => {
    let current = true
    storeSession(session)
    shownOf(rules, session).then(
      (now) => {
        if (!current) return
        setShown(now)
        setWrong('')
      },
      (error: unknown) => current && setWrong(String(error)),
    )
    return () => {
      current = false
    }
  }, [rules, session])
  const cut = (count: number): DevSession => ({ ...session, decisions: session.decisions.slice(0, count) })
  const play = (seat: Seat, ...moves: readonly Move[]): void =>
    setSession({ ...session, decisions: [...session.decisions, ...moves.map((move) => ({ seat, move }))] })
  const more = (count: number) => () => shown !== null && setSession(withBots(rules, session, shown, count))
  return (
    <div className="dev">
      {shown === null ? (
        <main />
      ) : (
        <TableFrame shown={shown} seat={rules.actors(shown.state)[0] ?? 0} size={size} onPress={play} />
      )}
      <aside className="dev-panel stack" aria-label="Debug panel">
        <Picker game={rules} session={session} onPick={setSession} onGame={onGame} />
        <div className="cluster">
          <button type="button" className="button small" onClick={() => setSession(cut(session.decisions.length - 1))}>
            Undo
          </button>
          {[1, 10, 100].map((count) => (
            <button key={count} type="button" className="button small" onClick={more(count)}>
              {count === 1 ? 'Bot decides' : `${count} by bots`}
            </button>
          ))}
          <label>
            Size{' '}
            <select value={size} onChange={(event) => setSize(event.target.value as Size)}>
              {Object.keys(SIZES).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </div>
        {wrong !== '' && <p className="error">{wrong}</p>}
        {shown !== null && (
          <>
            <p data-at={shown.at}>
              After {shown.at} decisions, round {shown.state.round}, turn {shown.state.turn}.
              {shown.at < session.decisions.length &&
                ` The rules no longer allow decision ${shown.at + 1} of ${session.decisions.length}.`}
            </p>
            <Debug game={game} state={shown.state} play={play} />
          </>
        )}
      </aside>
    </div>
  )
}

interface TableFrameProps {
  readonly shown: DevPosition
  readonly seat: Seat
  readonly size: Size
  onPress(seat: Seat, ...moves: readonly Move[]): void
}

/** The table as the next seat to decide sees it, in a window of its own: layouts follow its size. */
function TableFrame({ shown, seat, size, onPress }: TableFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const { state, told } = shown
  const press = useRef(onPress)
  useEffect(() => {
    press.current = onPress
  })
  useEffect(() => {
    if (!ready) return
    const names = NAMES.slice(0, state.seats)
    const position = { game: state.game, state, seat, names, told }
    void frame.current?.contentWindow?.show(position, (moves) => press.current(seat, ...moves))
  }, [ready, seat, state, told])
  const box = SIZES[size]
  const style = box === null ? undefined : { width: box[0], height: box[1] }
  return (
    <main className="dev-table">
      <iframe ref={frame} title="Table" src="./position.html" style={style} onLoad={() => setReady(true)} />
    </main>
  )
}
