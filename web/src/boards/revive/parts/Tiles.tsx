/** Modules, machines and crates: small things of one effect. */
import type { Effect as EffectData } from '@ludarium/revive/data'
import { CRATE, MACHINE, MODULE } from '@ludarium/revive/data'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { lengthOf } from '../../../kit/signs/language.ts'
import { ARTIFACT_FILL, TRACK } from '../icons.ts'
import { tokensOf } from '../signs.ts'
import { Effect, Line } from './Effect.tsx'

/** The effect of a small thing: what is paid or chosen stands on a line of its own. */
export function SmallEffect({ of, size = 13 }: { readonly of: EffectData; readonly size?: number }): ReactNode {
  const verb = 'do' in of ? of : undefined
  if (verb?.do === 'pay')
    return (
      <span className="revive-two stack gap-0">
        <Line tokens={[...tokensOf({ do: 'gain', ...verb.cost }), { op: '›' }]} size={11} className="revive-tight" />
        <Effect of={verb.get} size={11} className="revive-tight" />
      </span>
    )
  const [one, two] = verb?.do === 'choose' ? verb.of : []
  if (one !== undefined && two !== undefined)
    return (
      <span className="revive-two stack gap-0">
        <Line tokens={[...tokensOf(one), { op: '/' }]} size={11} className="revive-tight" />
        <Effect of={two} size={11} className="revive-tight" />
      </span>
    )
  const tokens = tokensOf(of)
  const long = lengthOf(tokens) > 2.6
  return (
    <Line
      tokens={tokens}
      size={long ? Math.min(size, 11) : size}
      className={long ? 'revive-tight revive-wrap' : 'revive-tight'}
    />
  )
}

interface TileProps {
  readonly id: string
}

/** A slot module: its colours at the top, its effect below. */
export const ModuleTile = memo(function ModuleTile({ id }: TileProps): ReactNode {
  const module = MODULE.get(id)
  if (module === undefined) return <span className="revive-module" />
  const [a = 'gray', b = a] = module.colors
  return (
    <span
      className="revive-module card row"
      style={{ ['--a' as string]: TRACK[a].fill, ['--b' as string]: TRACK[b].fill }}
      data-flip={`module:${id}`}
    >
      <i />
      <SmallEffect of={module.effect} />
      {module.flasks > 0 && <Flasks n={module.flasks} />}
    </span>
  )
})

export const MachineTile = memo(function MachineTile({ id }: TileProps): ReactNode {
  const machine = MACHINE.get(id)
  if (machine === undefined) return <span className="revive-module revive-machine" />
  return (
    <span className="revive-module revive-machine card row" style={{ ['--t' as string]: TRACK[machine.color].fill }}>
      <i />
      <SmallEffect of={machine.effect} />
      {machine.flasks > 0 && <Flasks n={machine.flasks} />}
    </span>
  )
})

function Flasks({ n }: { readonly n: number }): ReactNode {
  return (
    <em className="revive-flasks revive-flask row gap-0 type-1 bold">
      {n > 1 && n}
      <Icon name="round-bottom-flask" size={11} />
    </em>
  )
}

/** A crate, open or closed. What is in a closed one is known to its owner only. */
export const CrateTile = memo(function CrateTile(props: { readonly id: string; readonly opened?: boolean }): ReactNode {
  const { id, opened = false } = props
  const crate = CRATE.get(id)
  return (
    <span className="revive-crate inline gap-2 card" data-opened={opened || undefined}>
      <Icon name={opened ? 'check' : 'wooden-crate'} size={opened ? 13 : 15} />
      {crate !== undefined && <Effect of={crate.effect} size={14} className="revive-tight" />}
    </span>
  )
})

/** An artifact tile of that colour. */
export const ArtifactTile = memo(function ArtifactTile(props: {
  readonly colour: keyof typeof ARTIFACT_FILL | 'minor'
  readonly size?: number
}): ReactNode {
  const { colour, size = 24 } = props
  return (
    <svg className="revive-artifact rigid" width={size} height={size * 1.08} viewBox="0 0 24 26" aria-hidden="true">
      <path
        d="M12 1 22.500 7v12L12 25 1.500 19V7Z"
        fill={colour === 'minor' ? 'var(--revive-slate-16)' : ARTIFACT_FILL[colour]}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <path d="M12 3.500 20.300 8.200v9.600L12 22.500Z" fill="var(--ink)" opacity="0.18" />
      <svg x="5.5" y="6.5" width="13" height="13" color="var(--revive-stone-1)" aria-hidden="true">
        <use href="#icon-ankh" />
      </svg>
    </svg>
  )
})
