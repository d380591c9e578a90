/** Times of clocks: how they are written, and how they go on between two words of the server. */
import type { ClockFace, ClockTerms } from '@ludarium/tables'
import { useEffect, useState } from 'react'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Words = (key: string, params?: Record<string, string | number>) => string

const two = (n: number): string => String(n).padStart(2, '0')

/** 31:18 below an hour, 5 h below a day, then 2 d 4 h. */
export function clockText(milliseconds: number, t: Words): string {
  const left = Math.max(0, milliseconds)
  if (left >= DAY) {
    const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)]
    return hours === 0 ? t('clock.days', { d: days }) : t('clock.daysHours', { d: days, h: hours })
  }
  if (left >= HOUR) return t('clock.hours', { h: Math.floor(left / HOUR) })
  const seconds = Math.ceil(left / SECOND)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

/** How long something has gone on: 0:42. */
export const sinceText = (milliseconds: number, t: Words): string =>
  clockText(Math.floor(Math.max(0, milliseconds) / SECOND) * SECOND, t)

/** Time that was spent: 33:10, 1 h 05, then 2 d 4 h. */
export function usedText(milliseconds: number, t: Words): string {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (milliseconds < HOUR || milliseconds >= DAY) return sinceText(milliseconds, t)
  return t('clock.hoursMinutes', { h: Math.floor(minutes / 60), min: two(minutes % 60) })
}

/** The time now, again every second while it is asked for. */
export function useNow(asked = true, every = SECOND): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!asked) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [asked, every])
  return now
}

/** A face with the moment at which it came, by the reader's own clock. */
export interface Heard {
  readonly face: ClockFace
  readonly at: number
}

/** Milliseconds that the seat has left, `now` by the reader's own clock. */
export function leftOf({ face, at }: Heard, seat: number, now: number): number {
  const due = face.due[seat] ?? null
  const left = face.left[seat] ?? 0
  if (due === null) return left
  return Math.max(0, Math.min(left, due - (face.now + (now - at))))
}

/** Low enough to be said: below two minutes, or a quarter of a clock of days. */
export function isLow(terms: ClockTerms, left: number): boolean {
  return left < (terms.fresh ? terms.bank / 4 : 2 * MINUTE)
}

export function kindOfClock(terms: ClockTerms | null): 'none' | 'live' | 'days' {
  return terms === null ? 'none' : terms.fresh ? 'days' : 'live'
}

/** "live, 40 min + 30 s", "a move a day". */
export function termsText(terms: ClockTerms | null, t: Words): string {
  if (terms === null) return t('clock.none')
  if (terms.fresh) return t('clock.move', { d: Math.max(1, Math.round(terms.bank / DAY)) })
  return t('clock.live', { min: Math.round(terms.bank / MINUTE), s: Math.round(terms.increment / SECOND) })
}

export const times = { SECOND, MINUTE, HOUR, DAY } as const
