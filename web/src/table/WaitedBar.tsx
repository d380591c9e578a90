/** In the place of the decision while missed turns are shown: who did what, and the way through them. */
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { useWords } from '../words/context.tsx'
import { useKeys } from './keys.ts'
import type { Scene } from './scene.ts'
import type { Waited } from './waited.ts'
import './waited.css'

export function WaitedBar({ waited, scene }: { readonly waited: Waited; readonly scene: Scene }): ReactNode {
  const t = useWords()
  const { turns, now, show, next, end } = waited
  const turn = now === null ? undefined : turns[now]
  const look = turn === undefined ? undefined : scene.looks[turn.seat]
  useKeys(
    useMemo(
      () => ({ ArrowRight: next, ArrowLeft: () => now !== null && now > 0 && show(now - 1), Escape: end }),
      [next, show, end, now],
    ),
  )
  if (turn === undefined || look === undefined || now === null) return null
  return (
    <section
      className="decision waited-bar"
      style={{ ['--edge-colour' as string]: look.colour.fill }}
      aria-label={t('waited.title')}
    >
      <div className="decision-head">
        <SeatShape colour={look.colour} size={30} />
        <div className="decision-words" aria-live="polite">
          <p className="prompt">{turn.lines[turn.lines.length - 1]}</p>
        </div>
      </div>
      <div className="groups">
        <span className="waited-name">{t('waited.title')}</span>
        {turns.map((one, n) => {
          const its = scene.looks[one.seat]
          return (
            its !== undefined && (
              <button
                key={`${one.at} ${one.seat}`}
                type="button"
                className="button"
                aria-pressed={n === now}
                aria-label={t('waited.turn', { n: n + 1, seat: its.name })}
                onClick={() => show(n)}
              >
                <SeatShape colour={its.colour} size={16} /> {n + 1}
              </button>
            )
          )
        })}
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
        <button type="button" className="button primary waited-skip" onClick={end}>
          {t('waited.skip')}
          <span className="key" aria-hidden="true">
            Esc
          </span>
        </button>
      </div>
    </section>
  )
}

/** The same beside the board: one card a turn. */
export function WaitedCards({ waited, scene }: { readonly waited: Waited; readonly scene: Scene }): ReactNode {
  const t = useWords()
  return (
    <div className="waited-cards">
      <h2>{t('waited.count', { n: waited.turns.length })}</h2>
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
                    <SeatShape colour={look.colour} size={18} text={String(n + 1)} /> {look.name}
                  </strong>
                  {turn.lines.map((line, i) => (
                    // Sentences of one turn may be the same.
                    <span key={`line ${String(i)}`}>{line}</span>
                  ))}
                </button>
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}
