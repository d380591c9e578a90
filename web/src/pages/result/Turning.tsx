/** What turned a finished game, as far as its analysis is kept in this browser; else the way to one. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { keptAnalysis } from '../../local/store.ts'
import type { Teller } from '../../table/board.ts'
import type { SeatLook } from '../../table/seats.ts'
import { lineWords, type Numbered, turningIn } from '../study/analysis/lines.ts'
import { isKeptStudy, type KeptStudy } from '../study/analysis/protocol.ts'
import { signed } from '../study/figures.ts'

/** Those that weighed most. */
const MOST = 3

export interface Turned {
  readonly study: KeptStudy
  readonly points: readonly Numbered[]
}

/** The largest turning points of a table, by its id here; null where nobody has looked at that game yet. */
export function useTurned(id: string, decisions: number): Turned | null {
  const [study, setStudy] = useState<KeptStudy | null>(null)
  useEffect(() => {
    let current = true
    const read = async (): Promise<void> => {
      const kept = await keptAnalysis(id)
      if (current && isKeptStudy(kept) && kept.decisions === decisions) setStudy(kept)
    }
    // Without a database nothing is kept.
    read().catch(() => {})
    return () => {
      current = false
    }
  }, [id, decisions])
  return useMemo(() => (study === null ? null : { study, points: turningIn(study.points, MOST) }), [study])
}

export function Turning(props: {
  id: string
  turned: Turned | null
  looks: readonly SeatLook[]
  words: Teller
}): ReactNode {
  const { id, turned, words } = props
  const { t } = words
  return (
    <section className="panel frame-panel stack result-study" aria-label={t('result.analyse')}>
      {turned === null ? (
        <p>{t('result.analyse.about')}</p>
      ) : turned.points.length === 0 ? (
        <p>{t('study.turning.none')}</p>
      ) : (
        <ol>
          {turned.points.map((one) => (
            <TurningLink key={one.n} {...props} study={turned.study} {...one} />
          ))}
        </ol>
      )}
      <Link href={`/study/${id}`} className="button tall">
        <Icon name="trend" size={15} />
        {t('result.analyse')}
      </Link>
    </section>
  )
}

/** "Round 3: Mara: Build the Tavern, −6 points of winning chance", and the way there. */
function TurningLink(
  props: Numbered & { id: string; study: KeptStudy; looks: readonly SeatLook[]; words: Teller },
): ReactNode {
  const { point, n, study, looks, words } = props
  const { t, language } = words
  const found = study.points.find((one) => one.at === point.at)
  const move = found === undefined ? '' : lineWords(found, words).played
  const { at, round, turn, seat, kind, loss } = point
  return (
    <li>
      <Link href={`/study/${props.id}?at=${at}`}>
        <span className="result-n">{n}</span>
        <span>
          <strong>{t('result.turning.when', { round, turn })}</strong>{' '}
          <span className="result-move">{t('study.row', { name: looks[seat]?.name ?? '', move })}</span>
          <b className={kind === 'strong' ? 'good' : 'bad'}>
            {t('result.turning.points', {
              n: Math.abs(Math.round(100 * loss)),
              points: signed(-100 * loss, language),
            })}
          </b>
        </span>
      </Link>
    </li>
  )
}
