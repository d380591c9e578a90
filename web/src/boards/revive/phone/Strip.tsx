/** One line of own resources above a phone's decision, with what is coming; and the hand as a page of its own. */
import { CAPS, RESOURCES } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { BoardProvider, useTable } from '../context.tsx'
import { signOf } from '../icons.ts'
import { Hand } from '../parts/Hand.tsx'
import type { ReviveProps } from '../places.ts'
import { pointsOf } from '../view.ts'

export function Strip(props: ReviveProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <Own />
    </BoardProvider>
  )
}

export function Dock(props: ReviveProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <Hand />
    </BoardProvider>
  )
}

function Own(): ReactNode {
  const { view, own, soon, me, words } = useTable()
  const after = soon?.players[me] ?? own
  const points = pointsOf(view, me)
  const shown = (what: string, now: number, then: number, cap?: number, key = `figure.${what}`): ReactNode => (
    <span key={what} className="inline" title={words.t(key)}>
      <span className="inline" style={{ color: signOf(what).colour }}>
        <Icon name={signOf(what).icon} size={17} label={words.t(key)} />
      </span>
      {now}
      {then !== now && <span className="revive-more-to">→ {then}</span>}
      {cap !== undefined && then === now && <small className="dim type-1">/{cap}</small>}
    </span>
  )
  return (
    <div className="revive-strip row gap-3 between type-5 bold">
      {shown('points', points.n, soon === null ? points.n : after.points, undefined, points.key)}
      {RESOURCES.map((what) => shown(what, own.resources[what], after.resources[what], CAPS[what]))}
      {shown('energy', own.energy, after.energy)}
    </div>
  )
}
