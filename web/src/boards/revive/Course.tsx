/** How far exploring has come: what is paid and won, the citizen, the tile and who gains by it. */
import { type ReviveMove, type ReviveState, stepOf, tileGains } from '@ludarium/revive'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { BoardProps } from '../../table/board.ts'
import { priceAmount } from './map/prices.ts'
import { Line } from './parts/Effect.tsx'
import type { Token } from './signs.ts'

type Props = BoardProps<ReviveState, ReviveMove>

const STEPS = ['pay', 'points', 'recruit', 'lay', 'rewards'] as const

/** Which of the steps is being decided, -1 when nobody explores. What a step sets off belongs to it. */
export function exploringAt(view: ReviveState): number {
  const step = stepOf(view)
  if ((step?.step === 'pay' || step?.step === 'save') && step.kind === 'explore') return 0
  const pending = new Set(view.agenda.map((one) => one.step))
  if (step?.step === 'orient') return 3
  if (pending.has('recruitAny')) return step?.step === 'recruitAny' ? 2 : 1
  if (pending.has('turnUp')) return 2
  return pending.has('rewards') ? 4 : -1
}

type Heard = Readonly<Record<string, unknown>>

/** What was told of the explorer since the last tile was paid for. */
function heardOf({ log, seat }: Props): readonly Heard[] {
  const own = log.map(({ event }): Heard => event).filter((event) => event.seat === seat)
  const from = own.findLastIndex((event) => event.type === 'paid' && event.kind === 'explore')
  return from < 0 ? [] : own.slice(from)
}

export function Course(props: Props): ReactNode {
  const { view, words, seat } = props
  const at = exploringAt(view)
  if (at < 0 || view.active !== seat) return null
  const heard = heardOf(props)
  return (
    <ol className="revive-course row" aria-label={words.t('course.title')}>
      {STEPS.map((step, n) => (
        <li
          key={step}
          data-done={n < at || undefined}
          aria-current={n === at ? 'step' : undefined}
          className="row gap-3 type-3 dim"
          aria-label={words.t(n < at ? 'course.done' : 'course.step', { step: { key: `course.${step}` } })}
        >
          <i className="middle rigid type-2 strong" aria-hidden="true">
            {n < at ? <Icon name="check" size={13} /> : n + 1}
          </i>
          <span>
            <b className="strong">{words.t(`course.${step}`)}</b>
            <small className="type-2 nowrap">
              <Detail {...props} step={step} heard={heard} done={n < at} />
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Detail(
  props: Props & { readonly step: (typeof STEPS)[number]; readonly heard: readonly Heard[]; readonly done: boolean },
): ReactNode {
  const { step, heard, done, words } = props
  switch (step) {
    case 'pay': {
      const paid = done ? heard[0] : undefined
      return paid === undefined ? null : <Line tokens={priceOf(paid)} size={12} className="revive-tight" />
    }
    case 'points': {
      const won = heard.find(({ type }) => type === 'points')
      return done && won !== undefined ? <Line tokens={[priceAmount(`+${won.n}`, 'points')]} size={12} /> : null
    }
    case 'recruit': {
      const card = heard.find(({ type }) => type === 'recruit' || type === 'drawn')?.card
      return done && typeof card === 'string' ? words.t(`card.${card}`) : null
    }
    case 'lay':
      return null
    case 'rewards':
      return <Gainers {...props} />
  }
}

function priceOf(paid: Heard): readonly Token[] {
  const tokens = ['food', 'gear', 'book'].flatMap((what) => {
    const n = paid[what]
    return typeof n === 'number' && n > 0 ? [priceAmount(n, what)] : []
  })
  return tokens.length > 0 ? tokens : [{ parts: [{ text: '0' }] }]
}

/** Whose buildings stand beside the tile and gain, whichever way it lies. */
function Gainers({ view, looks, words }: Props): ReactNode {
  const step = stepOf(view)
  if (step?.step !== 'orient') return null
  const seats = new Set([0, 1].flatMap((way) => tileGains(view, step.target, way).map(({ seat }) => seat)))
  if (seats.size === 0) return words.t('course.nobody')
  return words.t('course.for', { seats: [...seats].map((seat) => looks[seat]?.name ?? '').join(', ') })
}
