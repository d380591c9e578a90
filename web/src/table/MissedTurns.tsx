/** In the place of the decision while missed turns are shown: who did what, what it means, and the way through them. */
import type { Message } from '@ludarium/kernel'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { useWords } from '../words/context.tsx'
import { useKeys } from './keys.ts'
import type { Meaning, MissedTurns } from './missed-turns.ts'
import { PreviewBox } from './Preview.tsx'
import type { Scene } from './scene.ts'
import './missed-turns.css'

interface WaitedProps {
  readonly waited: MissedTurns
  readonly scene: Scene
}

export function MissedTurnsBar(props: WaitedProps & { readonly then?: Message | null }): ReactNode {
  const t = useWords()
  const { waited, scene, then = null } = props
  const { turns, now, show, next, end, play } = waited
  const turn = now === null ? undefined : turns[now]
  const look = turn === undefined ? undefined : scene.looks[turn.seat]
  useKeys(
    useMemo(
      () => ({ ArrowRight: next, ArrowLeft: () => now !== null && now > 0 && show(now - 1), Escape: end }),
      [next, show, end, now],
    ),
  )
  if (turn === undefined || look === undefined || now === null) return null
  const meaning = waited.meanings[now] ?? null
  return (
    <section
      className="decision waited-bar"
      style={{ ['--edge-colour' as string]: look.colour.fill }}
      aria-label={t('waited.title')}
    >
      <div className="decision-head">
        <SeatShape colour={look.colour} size={30} />
        <div className="decision-words grow" aria-live="polite">
          <p className="prompt">
            {[turn.lines[0], ...turn.lines.slice(1).slice(-1)].map((line, n) => (
              // Sentences of one turn may be the same.
              <span key={`line ${String(n)}`}>{line} </span>
            ))}
          </p>
        </div>
        {meaning !== null && meaning.changes.length > 0 && (
          <PreviewBox title={t('waited.you')} changes={meaning.changes} words={scene.words} />
        )}
      </div>
      <div className="groups">
        <span className="dim type-3">{t('waited.title')}</span>
        {turns.map((one, n) => {
          const its = scene.looks[one.seat]
          return (
            its !== undefined && (
              <button
                key={`${one.at} ${one.seat}`}
                type="button"
                className="button waited-turn"
                aria-pressed={n === now}
                aria-label={t('waited.turn', { n: n + 1, seat: its.name })}
                onClick={() => show(n)}
              >
                <SeatShape colour={its.colour} size={16} /> {n + 1}
              </button>
            )
          )
        })}
        <span className="waited-line" aria-hidden="true" />
        <button type="button" className="button" disabled={now === 0} onClick={() => show(now - 1)}>
          <Icon name="chevron-left" size={14} />
          {t('waited.back')}
        </button>
        <button type="button" className="button" onClick={next}>
          {t(now === turns.length - 1 ? 'waited.last' : 'waited.next')}
          <Icon name="chevron-right" size={14} />
          <span className="key" aria-hidden="true">
            →
          </span>
        </button>
        {turns.length > 1 && (
          <button type="button" className="button" aria-pressed={waited.playing} onClick={play}>
            <Icon name={waited.playing ? 'pause' : 'play'} size={13} />
            {t(waited.playing ? 'waited.stop' : 'waited.play')}
          </button>
        )}
        {then !== null && (
          <span className="waited-then ellipsis dim type-3">{t('waited.then', { prompt: scene.words.t(then) })}</span>
        )}
        <button type="button" className="button waited-skip" onClick={end}>
          {t('waited.skip')}
          <span className="key" aria-hidden="true">
            Esc
          </span>
        </button>
      </div>
    </section>
  )
}

/** The same beside the board: one card a turn, with what it means for the reader. */
export function MissedTurnCards({ waited, scene }: WaitedProps): ReactNode {
  const t = useWords()
  return (
    <div className="waited-cards">
      <h2>{t('waited.count', { n: waited.turns.length })}</h2>
      {waited.away > 0 && <p>{awayText(waited.away, t)}</p>}
      <ol>
        {waited.turns.map((turn, n) => {
          const look = scene.looks[turn.seat]
          return (
            look !== undefined && (
              <li key={`${turn.at} ${turn.seat}`}>
                <button
                  type="button"
                  aria-current={n === waited.now ? 'step' : undefined}
                  onClick={() => waited.show(n)}
                >
                  <strong>
                    <SeatShape colour={look.colour} size={24} text={String(n + 1)} /> {look.name}
                    {n === waited.now && <small>{t('waited.shown')}</small>}
                  </strong>
                  {turn.lines.map((line, i) => (
                    // Sentences of one turn may be the same.
                    <span key={`line ${String(i)}`}>{line}</span>
                  ))}
                  <Means meaning={waited.meanings[n] ?? null} scene={scene} />
                </button>
              </li>
            )
          )
        })}
      </ol>
      <p className="waited-foot">{t('waited.again')}</p>
    </div>
  )
}

function Means({ meaning, scene }: { readonly meaning: Meaning | null; readonly scene: Scene }): ReactNode {
  const t = useWords()
  if (meaning === null) return null
  const { changes, notes } = meaning
  const told = changes.flatMap(({ figure, after }) => {
    if (typeof figure.value !== 'number' || after === null || typeof after.value !== 'number') return []
    const by = after.value - figure.value
    return [t('waited.change', { by: by > 0 ? `+${by}` : `−${-by}`, what: scene.words.t(figure.name) })]
  })
  const lines = [...(told.length > 0 ? [told.join(', ')] : []), ...notes]
  return <span className="waited-means">{t('waited.means', { what: lines.join(' · ') || t('waited.nothing') })}</span>
}

/** Hours and minutes, or days and hours. */
function awayText(milliseconds: number, t: ReturnType<typeof useWords>): string {
  const all = Math.floor(milliseconds / 60_000)
  const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor(all / 60) % 24, all % 60]
  if (days > 0) return t('waited.away.days', { days, hours })
  return hours > 0 ? t('waited.away.hours', { hours, minutes }) : t('waited.away.minutes', { minutes })
}
