/** What happened, in sentences. Pointing at a line lights the pieces it speaks of. */
import type { GameEvent } from '@ludarium/kernel'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { SeatShape } from '../art/SeatShape.tsx'
import { useWords } from '../words/context.tsx'
import type { MissedTurns } from './missed-turns.ts'
import type { TableViewProps } from './props.ts'
import type { Scene } from './scene.ts'
import type { LogEntry } from './source.ts'

interface Line {
  readonly key: string
  readonly told: LogEntry
  readonly words: ReactNode
  /** Begins a new round or turn. */
  readonly head: string | null
}

/** Older lines are shown when asked for. */
const LINES = 150

export function Log(props: TableViewProps): ReactNode {
  const t = useWords()
  const end = useRef<HTMLLIElement>(null)
  const [most, setMost] = useState(LINES)
  const lines = useLines(props.scene, props.told)
  const shown = lines.slice(-most)
  const last = lines[lines.length - 1]?.key
  const firstNew = props.newFrom > 0 ? shown.find((line) => line.told.at > props.newFrom)?.key : undefined
  useEffect(() => {
    if (last === undefined) return
    // With the next frame, which measures the page anyway.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [last])
  if (lines.length === 0) return <p className="log-empty dim">{t('log.empty')}</p>
  return (
    <ol className="log">
      {lines.length > most && (
        <li>
          <button type="button" className="button quiet" onClick={() => setMost(most + 400)}>
            {t('log.earlier', { n: lines.length - most })}
          </button>
        </li>
      )}
      {shown.map((line) => (
        <LogLine
          key={line.key}
          line={line}
          scene={props.scene}
          fresh={line.told.at > props.newFrom}
          firstNew={line.key === firstNew}
          setSpoken={props.setSpoken}
          waited={line.key === firstNew ? (props.waited ?? null) : null}
        />
      ))}
      <li ref={end} className="log-end" aria-hidden="true" />
    </ol>
  )
}

interface LogLineProps {
  readonly line: Line
  readonly scene: Scene
  readonly fresh: boolean
  readonly firstNew: boolean
  setSpoken(event: GameEvent | null): void
  /** Offered where the new lines begin. */
  readonly waited: MissedTurns | null
}

const LogLine = memo(function LogLine(props: LogLineProps): ReactNode {
  const t = useWords()
  const { line, fresh } = props
  const seat = line.told.event.seat
  const look = seat === undefined ? undefined : props.scene.looks[seat]
  return (
    <>
      {line.head !== null && <li className="log-head dim type-2">{line.head}</li>}
      {props.firstNew && (
        <li className="log-new cluster">
          <span>{t('log.new')}</span>
          {props.waited !== null && (
            <button type="button" onClick={() => props.waited?.show(0)}>
              {t('waited.show')}
            </button>
          )}
        </li>
      )}
      <li
        className={`log-line ${fresh ? 'fresh' : ''}`}
        onPointerEnter={() => props.setSpoken(line.told.event)}
        onPointerLeave={() => props.setSpoken(null)}
      >
        {look === undefined ? <span className="log-nobody" /> : <SeatShape colour={look.colour} size={13} />}
        <span>{line.words}</span>
      </li>
    </>
  )
}, sameLine)

function sameLine(a: LogLineProps, b: LogLineProps): boolean {
  return (
    a.line.key === b.line.key &&
    a.line.words === b.line.words &&
    a.fresh === b.fresh &&
    a.firstNew === b.firstNew &&
    a.waited === b.waited &&
    a.scene.looks === b.scene.looks
  )
}

/** Sentences are made once for each event: `told` only grows, or is cut by an undo. */
function useLines(scene: Scene, told: readonly LogEntry[]): readonly Line[] {
  const { words, game } = scene
  const cache = useRef<{ words: unknown; made: Map<LogEntry, ReactNode> }>({ words: null, made: new Map() })
  if (cache.current.words !== words) cache.current = { words, made: new Map() }
  const { made } = cache.current
  const lines: Line[] = []
  let round = -1
  let turn = -1
  told.forEach((one, n) => {
    let sentence = made.get(one)
    if (sentence === undefined) {
      const message = game.module.speech.event(one.event)
      sentence = message === null ? null : words.rich(message, 'log')
      made.set(one, sentence)
    }
    if (sentence === null) return
    const began = one.round !== round || one.turn !== turn
    round = one.round
    turn = one.turn
    lines.push({
      key: `${one.at}.${n}`,
      told: one,
      words: sentence,
      head: began ? headOf(words.t, one) : null,
    })
  })
  return lines
}

function headOf(t: Scene['words']['t'], one: LogEntry): string {
  if (one.round > 0) return t('table.round.turn', { round: one.round, turn: one.turn })
  return t('table.turn', { turn: one.turn })
}
