/** What a tile does, by frames: income gold, once grey, triggers and passing dashed, special actions with cut corners. */
import type { Component, Effect, Modifier, Trigger } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { keyed } from '../../../kit/keyed.ts'
import { group, op, own, quiet, written } from '../../../kit/signs/language.ts'
import type { Teller } from '../../../table/board.ts'
import { useSaid } from '../context.tsx'
import { building, effectTokens, type GainPart, GainSigns, type GainToken, gainTokens, good } from './Gains.tsx'

interface FramesProps {
  readonly of: Component
  readonly size?: number
  /** Instead of the frame of its special action. */
  readonly special?: ReactNode
}

interface FrameProps {
  readonly kind: 'income' | 'once' | 'action' | 'trigger'
  readonly children: ReactNode
}

export function Frame({ kind, children }: FrameProps): ReactNode {
  return (
    <span className="innovation-frame inline nowrap rigid type-2 bold" data-kind={kind}>
      {children}
    </span>
  )
}

export function Frames({ of, size = 14, special }: FramesProps): ReactNode {
  const { words, participants } = useSaid()
  const players = String(Math.max(1, Math.min(5, participants)))
  const frame = (kind: FrameProps['kind'], tokens: readonly GainToken[], key?: string): ReactNode => (
    <Frame key={key} kind={kind}>
      <GainSigns tokens={tokens} size={size} />
    </Frame>
  )
  const effects = (kind: FrameProps['kind'], of: readonly Effect[]): ReactNode =>
    frame(
      kind,
      of.flatMap((one) => effectTokens(one, words)),
    )
  const waits = [
    ...(of.triggers ?? []).map((trigger) => [
      group(...happens(trigger, words)),
      op('→'),
      ...gainTokens(trigger.gain ?? trigger.gainByPlayers?.[isPlayers(players) ? players : '1'] ?? {}, words),
    ]),
    ...(of.pass ?? []).map((one) => [group(quiet(words.t('frame.pass'))), op('→'), ...effectTokens(one, words)]),
    ...(of.modifiers ?? []).flatMap((one) => (one.type === 'bridgesOverLand' ? [] : [modified(one, words)])),
  ]
  return (
    <>
      {of.income !== undefined && frame('income', gainTokens(of.income, words))}
      {of.immediate !== undefined && effects('once', of.immediate)}
      {of.special !== undefined && (special ?? effects('action', of.special.effects))}
      {keyed(waits, (one) => JSON.stringify(one)).map(({ key, one }) => frame('trigger', one, key))}
    </>
  )
}

type Players = '1' | '2' | '3' | '4' | '5'
const isPlayers = (n: string): n is Players => /^[1-5]$/.test(n)

/** What a trigger waits for. */
function happens(trigger: Trigger, { t }: Teller): GainPart[] {
  const where = trigger.if?.riverside ? 'river' : trigger.if?.border ? 'border' : ''
  switch (trigger.on) {
    case 'build':
      return [
        ...(trigger.if?.building ?? []).map((kind) => building(kind, 1)),
        ...(where === '' ? [] : [quiet(t(`frame.${where}`))]),
      ]
    case 'spadeUsed':
      return [good('spade')]
    case 'scholarSent':
      return [good('scholar'), quiet(t('frame.sent'))]
    case 'competencyTaken':
      return [good('competency')]
    case 'cityTileGained':
      return [good('key')]
    case 'disciplineStep':
      return [own({ steps: 1 })]
    case 'powerActionTaken':
      return [good('power'), quiet(t('frame.powerAction'))]
    case 'sailingOrTerraformStep':
      return [good('sail'), good('spade')]
    case 'innovationTaken':
      return [good('innovation')]
  }
}

function modified(of: Modifier, { t }: Teller): GainToken[] {
  const params = 'add' in of ? { n: of.add } : of.type === 'cityMinPower' ? { n: of.value } : { n: 1 }
  const SIGNS: Partial<Record<Modifier['type'], GainPart>> = {
    powerActionCost: good('power'),
    sailingBonus: good('sail'),
    flight: good('scholar'),
  }
  const sign = SIGNS[of.type]
  return [
    group(...(sign === undefined ? [] : [sign]), quiet(t(`modifier.${of.type}`, params))),
    ...(of.type === 'flight' ? [group(written(of.vp), good('vp'))] : []),
  ]
}
