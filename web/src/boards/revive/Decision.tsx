/** What the decision bar borrows from the board: how many actions are left, and what stands on its buttons. */
import { mostActions, type ReviveMove, type ReviveState, stepOf } from '@ludarium/revive'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { ChoiceProps } from '../../table/board.ts'
import { KIND_ICON } from './signs/icons.ts'
import type { ReviveProps } from './targets.ts'
import './decision.css'

export function Note({ view, words }: ReviveProps): ReactNode {
  const step = stepOf(view)?.step
  if (step === 'turn') return words.t('note.actions', { n: Math.max(0, mostActions(view) - view.actions) })
  return step === 'orient' ? words.t('note.revealed') : null
}

const ICONS: Readonly<Record<string, string>> = {
  ...KIND_ICON,
  play: 'r-card',
  switch: 'lever',
  lever: 'lever',
  machine: 'gears',
  crate: 'wooden-crate',
  trade: 'r-swap',
  deal: 'r-swap',
  hibernate: 'snowflake-2',
}

/** Kinds of actions with their number; slots by their short name. */
export function Label({ choice, words }: ChoiceProps<ReviveState, ReviveMove>): ReactNode {
  const { move, text, pick } = choice
  const icon = ICONS[move.do]
  if (move.do === 'slot')
    return (
      <span className="rv-label">
        <b>{words.t(`slotName.${move.slot}`)}</b> <small>{words.t(`half.${move.half}`)}</small>
      </span>
    )
  if (move.do === 'orient')
    return <Iconed icon={move.orientation === 0 ? 'check' : 'r-turn'}>{words.t(`orient.${move.orientation}`)}</Iconed>
  if (move.do === 'side') return <Iconed icon={move.side}>{words.t(`tribe.side.${move.side}`)}</Iconed>
  if (move.do === 'switch') return <Iconed icon="lever">{words.t('offer.switch')}</Iconed>
  if (icon === undefined || (move.do === 'hibernate' && pick === undefined)) return text
  return <Iconed icon={icon}>{text}</Iconed>
}

function Iconed(props: { readonly icon: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className="rv-label">
      <Icon name={props.icon} size={15} />
      {props.children}
    </span>
  )
}
