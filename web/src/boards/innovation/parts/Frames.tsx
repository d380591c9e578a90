/** What a tile does, by frames: income gold, once grey, triggers and passing dashed, special actions with cut corners. */
import type { Component, Modifier, Trigger } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { useSaid } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { Silhouette } from './Building.tsx'
import { Effects, Gains } from './Gains.tsx'
import { GoodSign, StepChip } from './Signs.tsx'

interface FramesProps {
  readonly of: Component
  readonly size?: number
  /** Instead of the frame of its special action. */
  readonly special?: ReactNode
}

export function Frames({ of, size = 14, special }: FramesProps): ReactNode {
  const { words, participants } = useSaid()
  const players = String(Math.max(1, Math.min(5, participants)))
  return (
    <>
      {of.income !== undefined && (
        <span className="i-frame" data-kind="income">
          <Gains gain={of.income} size={size} />
        </span>
      )}
      {of.immediate !== undefined && (
        <span className="i-frame" data-kind="once">
          {keyed(of.immediate, (effect) => JSON.stringify(effect)).map(({ key, one }) => (
            <Effects key={key} effect={one} size={size} />
          ))}
        </span>
      )}
      {of.special !== undefined &&
        (special ?? (
          <span className="i-frame" data-kind="action">
            {keyed(of.special.effects, (effect) => JSON.stringify(effect)).map(({ key, one }) => (
              <Effects key={key} effect={one} size={size} />
            ))}
          </span>
        ))}
      {of.triggers?.map((trigger) => (
        <span key={JSON.stringify(trigger)} className="i-frame" data-kind="trigger">
          <Happens trigger={trigger} size={size} />
          <u>→</u>
          <Gains gain={trigger.gain ?? trigger.gainByPlayers?.[isPlayers(players) ? players : '1'] ?? {}} size={size} />
        </span>
      ))}
      {of.pass?.map((effect) => (
        <span key={JSON.stringify(effect)} className="i-frame" data-kind="trigger">
          <em>{words.t('frame.pass')}</em>
          <u>→</u>
          <Effects effect={effect} size={size} />
        </span>
      ))}
      {of.modifiers?.map((modifier) => (
        <Modified key={modifier.type} of={modifier} size={size} />
      ))}
    </>
  )
}

type Players = '1' | '2' | '3' | '4' | '5'
const isPlayers = (n: string): n is Players => /^[1-5]$/.test(n)

/** What a trigger waits for. */
function Happens({ trigger, size }: { readonly trigger: Trigger; readonly size: number }): ReactNode {
  const { words } = useSaid()
  const where = trigger.if?.riverside ? 'river' : trigger.if?.border ? 'border' : ''
  switch (trigger.on) {
    case 'build':
      return (
        <>
          {trigger.if?.building?.map((kind) => (
            <Silhouette key={kind} of={kind} size={size + 1} />
          ))}
          {where !== '' && <em>{words.t(`frame.${where}`)}</em>}
        </>
      )
    case 'spadeUsed':
      return <GoodSign of="spade" size={size} />
    case 'scholarSent':
      return (
        <>
          <GoodSign of="scholar" size={size} />
          <em>{words.t('frame.sent')}</em>
        </>
      )
    case 'competencyTaken':
      return <GoodSign of="competency" size={size} />
    case 'cityTileGained':
      return <GoodSign of="key" size={size} />
    case 'disciplineStep':
      return <StepChip size={size + 2} />
    case 'powerActionTaken':
      return (
        <>
          <GoodSign of="power" size={size} />
          <em>{words.t('frame.powerAction')}</em>
        </>
      )
    case 'sailingOrTerraformStep':
      return (
        <>
          <GoodSign of="sail" size={size} />
          <GoodSign of="spade" size={size} />
        </>
      )
    case 'innovationTaken':
      return <GoodSign of="innovation" size={size} />
  }
}

function Modified({ of, size }: { readonly of: Modifier; readonly size: number }): ReactNode {
  const { words } = useSaid()
  if (of.type === 'bridgesOverLand') return null
  const params = 'add' in of ? { n: of.add } : of.type === 'cityMinPower' ? { n: of.value } : { n: 1 }
  return (
    <span className="i-frame" data-kind="trigger">
      {of.type === 'powerActionCost' && <GoodSign of="power" size={size} />}
      {of.type === 'sailingBonus' && <GoodSign of="sail" size={size} />}
      {of.type === 'flight' && <GoodSign of="scholar" size={size} />}
      <em>{words.t(`modifier.${of.type}`, params)}</em>
      {of.type === 'flight' && (
        <span className="i-gain">
          {of.vp}
          <GoodSign of="vp" size={size} />
        </span>
      )}
    </span>
  )
}
