/** The three machine tracks: twelve spaces each, and below them the sockets that they open. */
import { type MachineOwned, machineAt } from '@ludarium/revive'
import {
  COLORS,
  type Color,
  REWARD_SPACES,
  type RewardSpace,
  STANDARD_MACHINES,
  TRACK_LENGTH,
} from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { lengthOf } from '../../../kit/signs/language.ts'
import { useTable } from '../context.tsx'
import { TRACK } from '../icons.ts'
import { Effect, Line } from '../parts/Effect.tsx'
import { place } from '../places.ts'
import { tokensOf } from '../signs.ts'
import { machinesInSockets, SOCKETS } from '../view.ts'
import { SaidCard } from './Bay.tsx'
import { useShown } from './shown.tsx'

/** Spaces of a track that some reward needs. */
const KEY_SPACES: Readonly<Record<Color, ReadonlySet<number>>> = {
  gray: keysOf('gray'),
  green: keysOf('green'),
  yellow: keysOf('yellow'),
}

function keysOf(track: Color): ReadonlySet<number> {
  return new Set(REWARD_SPACES.flatMap(({ needs }) => needs[track] ?? []))
}

export function Tracks(): ReactNode {
  const { words } = useTable()
  return (
    <section className="revive-tracks" aria-label={words.t('own.tracks')}>
      {COLORS.map((track) => (
        <TrackRow key={track} track={track} />
      ))}
    </section>
  )
}

function TrackRow({ track }: { readonly track: Color }): ReactNode {
  const { p } = useShown()
  const hue = TRACK[track]
  const machines = machinesInSockets(p)
  const style = {
    '--t': hue.fill,
    '--h': hue.bright,
    '--k': hue.ink,
    '--low': hue.low,
  } as React.CSSProperties
  return (
    <div className="revive-track" style={style}>
      <Lane track={track} />
      <svg className="revive-links" viewBox="0 0 414 9" preserveAspectRatio="none" aria-hidden="true">
        {SOCKETS[track].map((space, n) => {
          const from = 28 + ((space.needs[track] ?? 1) - 0.5) * LANE_PITCH
          const to = 4 + (n + 0.5) * SOCKET_PITCH
          return (
            <path
              key={space.id}
              d={`M${from.toFixed(1)} 0V3L${to.toFixed(1)} 5V9`}
              fill="none"
              stroke={p.rewards.includes(space.id) ? hue.bright : 'var(--revive-slate-12)'}
              strokeWidth="1.6"
            />
          )
        })}
      </svg>
      <div className="revive-sockets">
        {SOCKETS[track].map((space) => (
          <Socket key={space.id} space={space} machine={machines.get(space.id)} />
        ))}
      </div>
    </div>
  )
}

const LANE_PITCH = (414 - 28) / TRACK_LENGTH
const SOCKET_PITCH = 410 / 5

function Lane({ track }: { readonly track: Color }): ReactNode {
  const { words } = useTable()
  const { p, soon, name, fill, ink } = useShown()
  const at = p.tracks[track]
  const to = soon.tracks[track]
  return (
    <div className="revive-lane">
      <Piece
        name={name(place.track(track))}
        label={words.t('own.track', { track: { key: `track.${track}` }, n: at })}
        on="own"
        className="revive-lane-head"
      >
        {() => (
          <span className="middle">
            <Icon name={TRACK[track].icon} size={15} />
          </span>
        )}
      </Piece>
      {Array.from({ length: TRACK_LENGTH }, (_, i) => i + 1).map((n) => (
        <span
          key={n}
          className="revive-tk revive-pit middle type-1 strong"
          data-on={n <= at || undefined}
          data-will={(n > at && n <= to) || undefined}
          data-key={KEY_SPACES[track].has(n) || undefined}
        >
          {n === at ? (
            <i className="revive-mk middle" style={{ background: fill, color: ink }} data-flip={`mark:${track}`}>
              {n}
            </i>
          ) : n === to ? (
            <i className="revive-mk middle revive-ghostly">{n}</i>
          ) : (
            n
          )}
        </span>
      ))}
    </div>
  )
}

function Socket({
  space,
  machine,
}: {
  readonly space: RewardSpace
  readonly machine: MachineOwned | undefined
}): ReactNode {
  const { view, words } = useTable()
  const { p, soon, name } = useShown()
  const got = p.rewards.includes(space.id)
  const will = !got && soon.rewards.includes(space.id)
  const said =
    machine === undefined
      ? words.t(got ? 'own.reward.got' : 'own.reward', { reward: { key: `effect.${space.id}` }, needs: needsOf(space) })
      : words.t(machine.charged ? 'own.machine.charged' : 'own.machine', { machine: { key: `machine.${machine.id}` } })
  return (
    <Piece
      name={name(machine === undefined ? place.reward(space.id) : place.machine(machine.id))}
      label={said}
      peek={() => <SaidCard text={said} />}
      on="own"
      className="revive-socketpiece"
    >
      {() =>
        machine === undefined ? (
          <span
            className="revive-socket revive-pit row between"
            data-got={got || undefined}
            data-will={will || undefined}
            data-flip={`socket:${space.id}`}
          >
            <Locked space={space} got={got} />
          </span>
        ) : (
          <span
            className="revive-socket revive-pit row"
            data-got
            data-charged={machine.charged || undefined}
            data-flip={`machine:${machine.id}`}
          >
            <Energy charged={machine.charged} />
            <MachineLine effect={machineAt(view, machine.id)} />
          </span>
        )
      }
    </Piece>
  )
}

export function Energy({ charged }: { readonly charged: boolean }): ReactNode {
  return (
    <i className="revive-energy middle rigid" data-charged={charged || undefined}>
      <Icon name="electric" size={13} />
    </i>
  )
}

function MachineLine({ effect }: { readonly effect: ReturnType<typeof machineAt> }): ReactNode {
  const tokens = tokensOf(effect)
  const long = lengthOf(tokens) > 3.6
  return <Line tokens={tokens} size={long ? 11 : 13} className={long ? 'revive-tight revive-wrap' : 'revive-tight'} />
}

function needsOf(space: RewardSpace): { key: string; params: { track: { key: string }; n: number } }[] {
  return COLORS.flatMap((track) => {
    const n = space.needs[track]
    return n === undefined ? [] : [{ key: 'own.need', params: { track: { key: `track.${track}` }, n } }]
  })
}

/** A reward that is still closed: the marker that goes to the progress track, what it is, what it needs. */
function Locked({ space, got }: { readonly space: RewardSpace; readonly got: boolean }): ReactNode {
  const { soon, fill } = useShown()
  return (
    <>
      {!got && <i className="revive-pm" style={{ background: fill }} />}
      <Reward space={space} />
      {got ? (
        <Icon name="check" size={12} className="revive-good" />
      ) : (
        <span className="revive-needs row gap-0">
          {COLORS.map((track) => {
            const n = space.needs[track]
            if (n === undefined) return null
            const met = soon.tracks[track] >= n
            const { fill: ground, ink, bright } = TRACK[track]
            return (
              <i
                key={track}
                className="middle type-1 bold"
                style={{ background: met ? ground : 'transparent', color: met ? ink : bright, borderColor: bright }}
              >
                {n}
              </i>
            )
          })}
        </span>
      )}
    </>
  )
}

function Reward({ space }: { readonly space: RewardSpace }): ReactNode {
  switch (space.kind) {
    case 'artifact':
      return <Icon name="ankh" size={15} />
    case 'endCardBonus':
      return (
        <Line
          tokens={tokensOf({
            do: 'score',
            points: 2,
            count: `cards:${space.color === '' ? 'gray' : space.color}`,
            every: 1,
          }).filter((token) => !('op' in token))}
          size={11}
          className="revive-tight"
        />
      )
    case 'specialMachine':
      return (
        <span style={{ color: space.color === '' ? undefined : TRACK[space.color].bright }}>
          <Icon name="gears" size={16} />
        </span>
      )
    case 'standardMachine': {
      const effect = STANDARD_MACHINES.find(({ id }) => id === space.machine)?.effect
      return effect === undefined ? null : <Effect of={effect} size={11} className="revive-tight" />
    }
  }
}
