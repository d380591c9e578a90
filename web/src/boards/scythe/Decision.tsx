/** What the decision bar borrows from the board: the units of a Move action, and what stands on its buttons. */
import {
  FACTORY,
  idOf,
  leadsToCombat,
  type ScytheMove,
  type ScytheState,
  topOptionOf,
  topWorth,
} from '@ludarium/scythe'
import { UNITS } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { ChoiceProps } from '../../table/board.ts'
import { BoardProvider } from './context.tsx'
import { comingOf } from './map/reading.ts'
import { Sign } from './parts/Figure.tsx'
import { Boxed, Token } from './parts/Token.tsx'
import type { ScytheProps } from './places.ts'
import { Cargo, Harvest } from './questions/Amounts.tsx'
import { Strip } from './questions/Strip.tsx'
import { iconOf } from './signs.ts'
import { kindOf, stepOf } from './view.ts'

/** Who has moved, who is moving and how many may still move. */
export function Note(props: ScytheProps): ReactNode {
  const { view, seat, words, looks } = props
  const step = stepOf(view)
  const player = seat === null ? undefined : view.players[seat]
  const look = seat === null ? undefined : looks[seat]
  if (player === undefined || look === undefined) return null
  if (props.phone && step?.step === 'harvest')
    return (
      <BoardProvider {...props}>
        <Harvest />
      </BoardProvider>
    )
  if (props.phone && (step?.step === 'place' || step?.step === 'looking'))
    return (
      <BoardProvider {...props}>
        <Strip />
      </BoardProvider>
    )
  if (step?.step === 'section' || step?.step === 'top') return <Goods {...props} />
  if (step?.step !== 'moving' && step?.step !== 'journey') return null
  const moved = UNITS.filter((_, n) => (view.moved & (1 << n)) !== 0)
  const moving = step.step === 'journey' ? UNITS[step.unit] : undefined
  const waiting = step.step === 'moving' ? step.left : Math.max(0, topWorth(view, player, 'move', 0) - moved.length)
  if (props.phone && step.step === 'journey')
    return (
      <BoardProvider {...props}>
        <Cargo key={step.taken} step={step} />
      </BoardProvider>
    )
  return (
    <span className="scythe-units inline gap-3 dim type-3">
      {words.t('units.title')}
      {moved.map((unit) => (
        <span key={unit} data-now={unit === moving || undefined}>
          <Boxed width={18} height={19}>
            <Token colour={look.colour} kind={kindOf(unit)} size={15} />
          </Boxed>
          {unit === moving ? (
            words.t('units.moving', { left: step.step === 'journey' ? step.left : 0 })
          ) : (
            <Icon name="check" size={13} label={words.t('units.moved')} />
          )}
        </span>
      ))}
      {waiting > 0 && <span data-free>{words.t('units.more', { n: waiting })}</span>}
      <Ahead {...props} />
    </span>
  )
}

/** What producing would bring, while it is pointed at. */
function Goods(props: ScytheProps): ReactNode {
  const { hover, words } = props
  const last = hover === null ? undefined : (hover.rest?.[hover.rest.length - 1] ?? hover.move)
  if (last?.do !== 'produce') return null
  const coming = [...comingOf(props).values()]
  const n = coming.reduce((sum, { goods }) => sum + Object.values(goods).reduce((a, b) => a + b, 0), 0)
  return n === 0 ? null : <span className="scythe-ahead dim type-3">{words.t('bar.goods', { n })}</span>
}

/** What waits when the units have moved: combats, an encounter, a Factory card. */
function Ahead({ view, seat, words }: ScytheProps): ReactNode {
  const player = seat === null ? undefined : view.players[seat]
  if (player === undefined) return null
  const at = player.units[0] ?? -1
  const ahead = [
    ...view.contests.map((contest) => words.t('bar.fight', { at: { key: `place.${idOf(contest.at)}` } })),
    ...(view.encounters[at] === true ? [words.t('bar.meet')] : []),
    ...(at === FACTORY && player.factoryCard === '' ? [words.t('bar.card')] : []),
  ]
  if (ahead.length === 0) return null
  return (
    <span className="scythe-ahead dim type-3">
      {words.t('bar.after')} <b>{ahead.join(', ')}</b>
    </span>
  )
}

/** Options with their sign; a step into a fight says so. */
export function Label({ choice, view, seat }: ChoiceProps<ScytheState, ScytheMove>): ReactNode {
  const { move, rest } = choice
  const last = rest?.[rest.length - 1] ?? move
  const option = topOptionOf(last)
  if (option !== '')
    return (
      <span className="inline gap-3">
        {option === 'move' || option === 'produce' || option === 'resources' || option === 'factory' ? (
          <Icon name={iconOf(option === 'resources' ? 'trade' : option)} size={16} />
        ) : (
          <Sign of={option} size={16} />
        )}
        {choice.text}
      </span>
    )
  if (last.do === 'step' && last.unit && last.to && seat !== null && leadsToCombat(view, seat, last.unit, last.to))
    return (
      <span className="inline gap-3">
        <Icon name="crossed-swords" size={15} />
        {choice.text}
      </span>
    )
  return choice.text
}
