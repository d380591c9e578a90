/** What the decision bar borrows from the board: how many actions are left, and what stands on its buttons. */
import { dueNow, machineAt, mostActions, type ReviveMove, type ReviveState, stepOf } from '@ludarium/revive'
import {
  ARTIFACT_CARD,
  ARTIFACT_COLORS,
  type Color,
  type Effect as EffectData,
  MACHINE,
  MODULE,
} from '@ludarium/revive/data'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { ChoiceProps } from '../../table/board.ts'
import { KIND_ICON, TRACK } from './icons.ts'
import { Effect, Signed } from './parts/Effect.tsx'
import { ArtifactTile } from './parts/Tiles.tsx'
import type { ReviveProps } from './places.ts'
import { Due } from './questions/Answers.tsx'
import { countPart } from './signs.ts'

export function Note({ view, words, phone }: ReviveProps): ReactNode {
  const step = stepOf(view)?.step
  if (phone && dueNow(view) !== null)
    return (
      <span className="cluster">
        <Due view={view} words={words} />
        {step === 'pay' && words.t('ask.help')}
      </span>
    )
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
export function Label({ choice, view, words }: ChoiceProps<ReviveState, ReviveMove>): ReactNode {
  const { move, text, pick } = choice
  const icon = ICONS[move.do]
  if (move.do === 'slot')
    return (
      <span className="inline gap-4">
        <b>{words.t(`slotName.${move.slot}`)}</b> <small className="type-2">{words.t(`half.${move.half}`)}</small>
      </span>
    )
  if (move.do === 'orient')
    return <Iconed icon={move.orientation === 0 ? 'check' : 'r-turn'}>{words.t(`orient.${move.orientation}`)}</Iconed>
  if (move.do === 'side') return <Iconed icon={move.side}>{words.t(`tribe.side.${move.side}`)}</Iconed>
  if (move.do === 'keep') return <Kept card={move.card} />
  const small = pick === undefined ? smallOf(view, move) : undefined
  if (small !== undefined) return <Small {...small} />
  if (move.do === 'place' && choice.message.key === 'move.place') return words.t(`place.${move.place}`)
  if (move.do === 'switch') return <Iconed icon="lever">{words.t('offer.switch')}</Iconed>
  if (icon === undefined || (move.do === 'hibernate' && pick === undefined)) return text
  return <Iconed icon={icon}>{text}</Iconed>
}

interface SmallThing {
  readonly colours: readonly Color[]
  readonly effect: EffectData
}

/** The module or machine that is taken or used: its words are longer than a button. */
function smallOf(view: ReviveState, move: ReviveMove): SmallThing | undefined {
  if (move.do === 'module') {
    const module = MODULE.get(move.module)
    return module === undefined ? undefined : { colours: module.colors, effect: module.effect }
  }
  if (move.do !== 'special' && move.do !== 'machine') return undefined
  const machine = MACHINE.get(move.machine)
  const effect = machine?.effect ?? machineAt(view, move.machine)
  return { colours: machine === undefined ? [] : [machine.color], effect }
}

function Small({ colours, effect }: SmallThing): ReactNode {
  return (
    <span className="revive-kept inline gap-4">
      {colours.length === 0 && <Icon name="gears" size={14} />}
      {colours.map((colour) => (
        <i key={colour} className="revive-swatch" style={{ background: TRACK[colour].fill }} />
      ))}
      <Effect of={effect} size={14} className="revive-tight" />
    </span>
  )
}

/** What an artifact card counts, by the colour of its tiles. */
function Kept({ card }: { readonly card: string }): ReactNode {
  const categories = ARTIFACT_CARD.get(card)?.categories
  return (
    <span className="revive-kept inline gap-4">
      {ARTIFACT_COLORS.map((colour) => (
        <Fragment key={colour}>
          <ArtifactTile colour={colour} size={13} />
          {categories !== undefined && (
            <span className="sign-group" style={{ ['--sign' as string]: '0.875rem' }}>
              <Signed part={countPart(categories[colour].count)} />
            </span>
          )}
        </Fragment>
      ))}
    </span>
  )
}

function Iconed(props: { readonly icon: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className="inline gap-4">
      <Icon name={props.icon} size={15} />
      {props.children}
    </span>
  )
}
