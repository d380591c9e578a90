/** Rows of buildings: those still there cover the income that building them uncovers. */

import { displayOf, type InnovationState, type Player, workshopCostOf } from '@ludarium/innovation'
import { type Gain, palaceById, upgrades } from '@ludarium/innovation/data'
import { type ReactNode, useRef } from 'react'
import { keyed } from '../../../kit/keyed.ts'
import { useMoved } from '../../../kit/pieces/motion.ts'
import { useTable } from '../context.tsx'
import { BuildingBox } from '../parts/Building.tsx'
import { Gains } from '../parts/Gains.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { place } from '../places.ts'
import { builtOf, KINDS, type Kind } from '../view.ts'

export function Buildings({ of }: { readonly of: number }): ReactNode {
  return (
    <div className="innovation-panel panel stack between gap-0 innovation-buildings">
      <div className="innovation-building-row row gap-3">
        <Row of={of} kind="workshop" />
      </div>
      <div className="innovation-building-row row gap-3">
        <Row of={of} kind="guild" />
        <Row of={of} kind="palace" />
      </div>
      <div className="innovation-building-row row gap-3">
        <Row of={of} kind="school" />
        <Row of={of} kind="university" />
      </div>
    </div>
  )
}

/** Tools and coins; a guild costs less beside others. */
function costOf(view: InnovationState, kind: Kind): { readonly tools: number; readonly coins: string } {
  if (kind === 'workshop') {
    const { tool, coin } = workshopCostOf(view)
    return { tools: tool, coins: String(coin) }
  }
  const found = upgrades.find(({ to }) => to === kind)
  const [most, least] = [found?.cost.coin ?? 0, found?.costWithNeighbour?.coin]
  return { tools: found?.cost.tool ?? 0, coins: least === undefined ? String(most) : `${least}–${most}` }
}

function incomesOf(view: InnovationState, player: Player, kind: Kind): readonly Gain[] {
  if (player.terrain < 0) return []
  const { income } = displayOf(view, player)
  if (kind !== 'palace') return income[kind]
  return [palaceById.get(player.palace)?.income ?? {}]
}

function Row({ of, kind }: { readonly of: number; readonly kind: Kind }): ReactNode {
  const { view, words, hover, foresee, me, refusals } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  const n = KINDS.indexOf(kind)
  const built = builtOf(player.supply, n)
  const after = of !== me || hover === null ? undefined : foresee(hover.move, hover.rest)?.ways[0]?.players[me]
  const then = after === undefined ? built : builtOf(after.supply, n)
  const { tools, coins } = costOf(view, kind)
  const incomes = incomesOf(view, player, kind)
  const why = of === me ? refusals.get(place.supply(kind))?.text : undefined
  return (
    <div className="innovation-kind row gap-2" data-kind={kind} title={why}>
      <div className="innovation-kind-name stack gap-0 rigid">
        <b className="type-2 strong">{words.t(`one.${kind}`)}</b>
        <span className="inline gap-0 dim type-1">
          {tools}
          <GoodSign of="tool" size={12} />
          {coins}
          <GoodSign of="coin" size={12} />
        </span>
      </div>
      <ol className="row gap-1">
        {keyed(incomes, (gain) => JSON.stringify(gain)).map(({ key, one }, i) => (
          <Slot
            key={key}
            of={of}
            kind={kind}
            gain={one}
            open={i < built}
            change={i >= built && i < then ? 'up' : i < built && i >= then ? 'down' : undefined}
          />
        ))}
      </ol>
    </div>
  )
}

interface SlotProps {
  readonly of: number
  readonly kind: Kind
  readonly gain: Gain
  readonly open: boolean
  /** What the move in question does to it. */
  readonly change: 'up' | 'down' | undefined
}

function Slot({ of, kind, gain, open, change }: SlotProps): ReactNode {
  const { colour, words } = useTable()
  const box = useRef<HTMLLIElement>(null)
  // The income comes to light as its piece leaves.
  useMoved(open, () => box.current?.animate({ opacity: [0, 1] }, { duration: 240 }))
  const empty = Object.keys(gain).length === 0
  const income = empty ? <span className="dim">–</span> : <Gains gain={gain} size={open || change === 'up' ? 13 : 11} />
  return (
    <li className="innovation-slot stack gap-0" ref={box} data-open={open || undefined} data-change={change}>
      {open || change === 'up' ? (
        income
      ) : (
        <>
          <BuildingBox kind={kind} colour={colour(of)} size={24} />
          <span className="innovation-covered inline gap-0">{income}</span>
        </>
      )}
      {change === 'down' && (
        <span className="innovation-slot-ghost">
          <BuildingBox kind={kind} colour={colour(of)} size={22} ghost />
        </span>
      )}
      <span className="unseen">{words.t(open ? 'slot.open' : 'slot.covered')}</span>
    </li>
  )
}
