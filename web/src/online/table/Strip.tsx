/** One line under the top bar, one at a time: the line is lost, the clock is low, connected again. */
import type { ClockTerms } from '@ludarium/tables'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useTeller } from '../../words/context.tsx'
import { useOnline, wire } from '../client.ts'
import { clockText, isLow, sinceText, useNow } from '../clock.ts'

interface StripProps {
  /** Decisions made so far. */
  readonly at: number
  /** Orders that were sent and are not answered yet. */
  readonly pending: number
  /** What the reader has left while it is their decision. */
  readonly left: number | null
  readonly terms: ClockTerms | null
  onShow(): void
}

const STAYS = 8000

interface Back {
  readonly seconds: number
  readonly came: number
}

export function Strip(props: StripProps): ReactNode {
  const { t } = useTeller()
  const { wire: state } = useOnline()
  const { at, pending, left, terms } = props
  const lost = state.is === 'lost'
  const now = useNow(lost)
  const away = useRef<{ since: number; at: number } | null>(null)
  const [back, setBack] = useState<Back | null>(null)
  if (lost && away.current === null) away.current = { since: state.lostAt ?? now, at }

  useEffect(() => {
    if (state.is !== 'open' || away.current === null) return
    const { since, at: then } = away.current
    // What was missed comes with the line; a moment later it is here.
    const timer = setTimeout(() => {
      away.current = null
      setBack({ seconds: Math.round((Date.now() - since) / 1000), came: Math.max(0, latest.current - then) })
    }, 400)
    return () => clearTimeout(timer)
  }, [state.is])
  const latest = useRef(at)
  latest.current = at
  useEffect(() => {
    if (back === null) return
    const timer = setTimeout(() => setBack(null), STAYS)
    return () => clearTimeout(timer)
  }, [back])
  // The next own move answers it.
  useEffect(() => {
    if (pending > 0) setBack(null)
  }, [pending])

  const low = left !== null && terms !== null && isLow(terms, left)
  return (
    <>
      <Announced left={left} />
      {lost ? (
        <div className="strip-line row bad" role="alert">
          <Icon name="offline" size={17} />
          <p className="grow">
            <strong>{t('strip.lost', { time: sinceText(now - (state.lostAt ?? now), t) })}</strong>{' '}
            {t(pending > 0 ? 'strip.lost.kept' : 'strip.lost.plain')}
          </p>
          <button type="button" className="link" onClick={() => wire.tryNow()}>
            {t('strip.try')}
          </button>
        </div>
      ) : low ? (
        <div className="strip-line row warn" role="status">
          <Icon name="clock" size={17} />
          <p className="grow">
            <strong>{t('strip.low', { time: clockText(left, t) })}</strong>{' '}
            {t(terms.flag === 'bot' ? 'strip.low.bot' : 'strip.low.ends')}
          </p>
        </div>
      ) : back !== null ? (
        <div className="strip-line row fresh" role="status">
          <Icon name="online" size={17} />
          <p className="grow">
            <strong>{t('strip.back')}</strong> {t('strip.back.came', { s: back.seconds, n: back.came })}
          </p>
          {back.came > 0 && (
            <button type="button" className="link" onClick={props.onShow}>
              {t('strip.show')}
            </button>
          )}
        </div>
      ) : null}
    </>
  )
}

const SPOKEN = [300_000, 60_000, 10_000] as const

/** Who listens is told at five minutes, at one, and at ten seconds. */
function Announced(props: { left: number | null }): ReactNode {
  const { t } = useTeller()
  const { left } = props
  const step = left === null ? -1 : SPOKEN.filter((limit) => left <= limit).length - 1
  const limit = SPOKEN[step]
  return (
    <span className="unseen" aria-live="polite">
      {limit === undefined ? '' : t('strip.spoken', { time: clockText(limit, t) })}
    </span>
  )
}
