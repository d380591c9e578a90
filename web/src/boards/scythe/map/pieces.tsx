/** All pieces of a hex by the crowding rules: one slot for each kind of thing, so that nothing is ever covered. */

import type { Resource } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Glyph } from '../../../kit/hex/tokens.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { Count, House, Token } from '../parts/Token.tsx'
import { GOODS_ON_MAP, iconOf } from '../signs.ts'
import type { Army, Built, Good, Stack } from '../view.ts'
import type { Geometry } from './geometry.ts'

export interface HexPieces {
  readonly armies: readonly Army[]
  readonly goods: readonly Good[]
  /** What would be added to the goods. */
  readonly coming: Partial<Record<Resource, number>>
  /** Workers that would come. */
  readonly born: number
  readonly built: Built | null
  readonly tunnel: boolean
  readonly encounter: boolean
  readonly mark: { readonly kind: 'flag' | 'trap'; readonly armed: boolean } | null
  readonly contested: boolean
  /** Units that have moved in this action get a check mark. */
  readonly moved: readonly string[]
  readonly movedSeat: number
  colourOf(seat: number): SeatColour
  /** Of who lays flags and traps. */
  readonly markColour: SeatColour | null
}

export function NearPieces({
  pieces,
  geometry,
}: {
  readonly pieces: HexPieces
  readonly geometry: Geometry
}): ReactNode {
  const { layout, half } = geometry
  const { built, goods, armies } = pieces
  const kinds =
    goods.length + Object.keys(pieces.coming).filter((kind) => !goods.some((good) => good.resource === kind)).length
  const many = kinds > 2
  const down = many ? 0.03 : kinds > 0 ? 0.1 : 0.2
  return (
    <>
      {pieces.tunnel && <Tunnel x={-0.315 * layout.width} y={-0.38 * half} />}
      {built !== null && (
        <g transform={`translate(${0.3 * layout.width} ${-0.42 * half}) scale(0.94)`}>
          <House colour={pieces.colourOf(built.seat)} kind={built.structure} />
        </g>
      )}
      <Slot pieces={pieces} y={-0.66 * half} />
      {armies.length > 1 || pieces.contested ? (
        <Contest pieces={pieces} />
      ) : (
        armies.map((army) => (
          <Stacks
            key={army.seat}
            army={army}
            colour={pieces.colourOf(army.seat)}
            y={down * half}
            crowded={many ? 'many' : kinds > 0 || built !== null ? 'some' : 'none'}
            moved={army.seat === pieces.movedSeat ? pieces.moved : []}
          />
        ))
      )}
      <Goods pieces={pieces} half={half} />
      {pieces.born > 0 && <Coming kind="worker" n={null} plus={pieces.born} y={0.66 * half} />}
    </>
  )
}

const SIZES = {
  none: [32, 24],
  some: [29, 21.5],
  many: [26, 20],
  three: [21.5, 16.5],
} as const

function Stacks(props: {
  readonly army: Army
  readonly colour: SeatColour
  readonly y: number
  readonly crowded: 'none' | 'some' | 'many'
  readonly moved: readonly string[]
}): ReactNode {
  const { army, colour, y } = props
  const three = army.stacks.length > 2
  const [big, small] = SIZES[three ? 'three' : props.crowded]
  const sizeOf = ({ kind }: Stack): number => (kind === 'worker' ? small : big)
  const discOf = ({ count }: Stack): number => (count > 1 ? (three ? 7.5 : 8) : 0)
  const gap = three ? 0.8 : 3
  const total =
    army.stacks.reduce((sum, stack) => sum + sizeOf(stack) + discOf(stack), 0) + gap * (army.stacks.length - 1)
  let x = -total / 2
  return army.stacks.map((stack) => {
    const size = sizeOf(stack)
    const low = y + (stack.kind === 'worker' ? (big - small) * 0.3 : 0)
    const at = x + size / 2
    x += size + discOf(stack) + gap
    return (
      <g key={stack.kind}>
        <Token colour={colour} kind={stack.kind} size={size} x={at} y={low} />
        {stack.count > 1 && <Count n={stack.count} x={at + size / 2 + 2} y={low + size * 0.12} r={three ? 6.8 : 7.4} />}
        {stack.count === 1 && stack.units.some((unit) => props.moved.includes(unit)) && (
          <Moved x={at + size / 2} y={low - size * 0.42} />
        )}
      </g>
    )
  })
}

function Moved({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7" fill="var(--ink)" stroke="var(--cloth-good)" strokeWidth="1.4" />
      <path
        d="M-3.200 0l2.300 2.500l4.200-5"
        stroke="var(--cloth-good)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  )
}

/** Attacker left, defender right, two stacks each at most, until the combat is settled. */
function Contest({ pieces }: { readonly pieces: HexPieces }): ReactNode {
  return pieces.armies.slice(0, 2).map((army, n) => {
    const way = n === 0 ? -1 : 1
    const colour = pieces.colourOf(army.seat)
    const fighters = army.stacks.filter(({ kind }) => kind !== 'worker')
    const [first] = fighters
    const n1 = fighters.reduce((sum, { count }) => sum + count, 0)
    const workers = army.stacks.find(({ kind }) => kind === 'worker')
    return (
      <g key={army.seat}>
        {first !== undefined && (
          <>
            <Token colour={colour} kind={first.kind} size={22} x={13 * way} y={-3} />
            {n1 > 1 && <Count n={n1} x={13 * way} y={12} r={6.8} />}
          </>
        )}
        {workers !== undefined && (
          <>
            <Token colour={colour} kind="worker" size={15} x={31 * way} y={-1} />
            {workers.count > 1 && <Count n={workers.count} x={30 * way} y={11} r={6.8} />}
          </>
        )}
      </g>
    )
  })
}

/** The token slot at the top: a combat mark, an encounter, a flag or a trap. */
function Slot({ pieces, y }: { readonly pieces: HexPieces; readonly y: number }): ReactNode {
  if (pieces.contested)
    return (
      <g transform={`translate(0 ${y})`}>
        <CombatDisc />
      </g>
    )
  if (pieces.encounter)
    return (
      <g transform={`translate(0 ${y})`} color="white">
        <path
          d="M0-11l9.500 5.500v11L0 11l-9.500-5.500v-11Z"
          fill="var(--scythe-green-2)"
          stroke="var(--cloth-text)"
          strokeWidth="1.5"
        />
        <Glyph icon={iconOf('encounter')} letter="" size={13} />
      </g>
    )
  const { mark, markColour } = pieces
  if (mark === null || markColour === null) return null
  return (
    <g
      transform={`translate(0 ${y})`}
      color={markColour.ink}
      opacity={mark.kind === 'trap' && !mark.armed ? 0.6 : undefined}
    >
      <circle
        r="10.5"
        fill={markColour.fill}
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeDasharray={mark.kind === 'trap' && !mark.armed ? '4 3' : undefined}
      />
      <Glyph icon={iconOf(mark.kind)} letter="" size={14} />
    </g>
  )
}

export function CombatDisc(): ReactNode {
  return (
    <g color="white">
      <circle r="10" fill="var(--scythe-red-5)" stroke="var(--ink)" strokeWidth="1.6" />
      <Glyph icon="crossed-swords" letter="" size={13} />
    </g>
  )
}

export function Tunnel({ x, y, k = 0.95 }: { readonly x: number; readonly y: number; readonly k?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M-9 9V-1a9 9 0 0 1 18 0V9Z" fill="var(--scythe-grey-5)" stroke="var(--ink)" strokeWidth="1.4" />
      <path d="M-5 9V0a5 5 0 0 1 10 0v9Z" fill="var(--ink)" />
      <path d="M-9 2h4M5 2h4M-6.500-5l2.800 2.200M6.500-5l-2.800 2.200M0-10v3.800" stroke="var(--ink)" />
    </g>
  )
}

/** One kind one pill, two kinds two, three or four a tray; what would come is light and says so. */
function Goods({ pieces, half }: { readonly pieces: HexPieces; readonly half: number }): ReactNode {
  const { goods, coming } = pieces
  const added = Object.entries(coming)
  const [gain] = added
  if (gain !== undefined) {
    const [kind, plus] = gain
    const there = goods.find(({ resource }) => resource === kind)?.n ?? 0
    return <Coming kind={kind} n={there} plus={plus ?? 0} y={0.66 * half} />
  }
  const [one, two] = goods
  if (one === undefined) return null
  if (two === undefined) return <GoodsPill good={one} x={0} y={0.66 * half} />
  if (goods.length === 2) {
    const [w1, w2] = [pillWidth(one.n), pillWidth(two.n)]
    const y = 0.66 * half - 1
    return (
      <>
        <GoodsPill good={one} x={-(w2 + 1) / 2} y={y} />
        <GoodsPill good={two} x={(w1 + 1) / 2} y={y} />
      </>
    )
  }
  return <Tray goods={goods} y={0.6 * half} />
}

const pillWidth = (n: number): number => (n > 9 ? 33 : 27)

function GoodsPill({ good, x, y }: { readonly good: Good; readonly x: number; readonly y: number }): ReactNode {
  const w = pillWidth(good.n)
  return (
    <g data-part="goods" transform={`translate(${x} ${y})`}>
      <rect x={-w / 2} y="-7.500" width={w} height="15" rx="7.500" className="scythe-pill" />
      <g transform={`translate(${8.5 - w / 2} 0)`} color={GOODS_ON_MAP[good.resource]}>
        <Glyph icon={iconOf(good.resource)} letter="" size={11.5} />
      </g>
      <text x={w / 2 - 4.5} y="4.1" className="scythe-pill-text">
        {good.n}
      </text>
    </g>
  )
}

function Tray({ goods, y }: { readonly goods: readonly Good[]; readonly y: number }): ReactNode {
  const cell = goods.some(({ n }) => n > 9) ? 21.5 : 18.5
  const w = goods.length * cell + 4
  return (
    <g data-part="goods" transform={`translate(0 ${y})`}>
      <rect x={-w / 2} y="-7.500" width={w} height="15" rx="7.500" className="scythe-pill" />
      {goods.map(({ resource, n }, i) => (
        <g key={resource}>
          <g transform={`translate(${8 - w / 2 + i * cell} 0)`} color={GOODS_ON_MAP[resource]}>
            <Glyph icon={iconOf(resource)} letter="" size={10.5} />
          </g>
          <text x={13.8 - w / 2 + i * cell} y="4" className="scythe-tray-text">
            {n}
          </text>
        </g>
      ))}
    </g>
  )
}

function Coming(props: {
  readonly kind: string
  readonly n: number | null
  readonly plus: number
  readonly y: number
}): ReactNode {
  const w = 46
  return (
    <g transform={`translate(0 ${props.y})`} className="scythe-coming">
      <rect
        x={-w / 2}
        y="-8.500"
        width={w}
        height="17"
        rx="8.500"
        fill="var(--cloth-text)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <g transform={`translate(${10 - w / 2} 0)`} color="var(--ink)">
        <Glyph icon={iconOf(props.kind)} letter="" size={13} />
      </g>
      <text x={w / 2 - 5} y="4.3" className="scythe-coming-text">
        {props.n === null || props.n === 0 ? `+${props.plus}` : `${props.n}+${props.plus}`}
      </text>
    </g>
  )
}

/** Hexes too small on the screen: combat units one stack, workers another, goods as one sum. Text keeps its size. */
export function FarPieces(props: {
  readonly pieces: HexPieces
  readonly geometry: Geometry
  readonly k: number
}): ReactNode {
  const { pieces, geometry, k } = props
  const { layout, half } = geometry
  const { built, goods } = pieces
  const sum = goods.reduce((all, { n }) => all + n, 0)
  const [first] = goods
  return (
    <>
      {pieces.tunnel && <Tunnel x={-0.3 * layout.width} y={-0.42 * half} k={0.62 * k} />}
      {built !== null && (
        <g transform={`translate(${0.29 * layout.width} ${-0.44 * half}) scale(${0.66 * k})`}>
          <House colour={pieces.colourOf(built.seat)} kind={built.structure} />
        </g>
      )}
      <g transform={`translate(0 ${-0.64 * half}) scale(${0.7 * k})`}>
        <Slot pieces={pieces} y={0} />
      </g>
      <FarArmies pieces={pieces} y={(sum > 0 ? 0.06 : 0.14) * half} k={k} />
      {first !== undefined && (
        <g data-part="goods" transform={`translate(0 ${0.66 * half}) scale(${k})`}>
          <rect x="-13" y="-6.800" width="26" height="13.600" rx="6.800" className="scythe-pill" />
          {goods.length === 1 ? (
            <g transform="translate(-7 0)" color={GOODS_ON_MAP[first.resource]}>
              <Glyph icon={iconOf(first.resource)} letter="" size={10} />
            </g>
          ) : (
            <>
              <rect x="-10" y="-4.500" width="5" height="5" rx="1" fill="var(--scythe-gold-6)" />
              <rect x="-7" y="-0.500" width="5" height="5" rx="1" fill="var(--scythe-slate-7)" />
            </>
          )}
          <text x="10" y="4" className="scythe-pill-text">
            {sum}
          </text>
        </g>
      )}
    </>
  )
}

function FarArmies({
  pieces,
  y,
  k,
}: {
  readonly pieces: HexPieces
  readonly y: number
  readonly k: number
}): ReactNode {
  const stacks = pieces.armies.flatMap((army) => {
    const fighters = army.stacks.filter(({ kind }) => kind !== 'worker')
    const workers = army.stacks.find(({ kind }) => kind === 'worker')
    const fight = fighters.reduce((sum, { count }) => sum + count, 0)
    const colour = pieces.colourOf(army.seat)
    return [
      ...(fight > 0 ? [{ key: `f${army.seat}`, colour, kind: fighters[0]?.kind ?? 'mech', n: fight, size: 18 }] : []),
      ...(workers !== undefined ? [{ key: `w${army.seat}`, colour, kind: 'worker', n: workers.count, size: 15 }] : []),
    ]
  })
  const shrink = stacks.length > 2 ? 0.66 : 1
  const width = stacks.reduce((sum, { n, size }) => sum + size * shrink + (n > 1 ? 6 : 0), 0) + (stacks.length - 1) * 2
  let x = -width / 2
  return (
    <g transform={`translate(0 ${y}) scale(${k})`}>
      {stacks.map(({ key, colour, kind, n, size }) => {
        const z = size * shrink
        const at = x + z / 2
        x += z + (n > 1 ? 6 : 0) + 2
        return (
          <g key={key}>
            <Token colour={colour} kind={kind} size={z} x={at} y={0} />
            {n > 1 && <Count n={n} x={at + z / 2 + 1.5} y={2} r={6.6} />}
          </g>
        )
      })}
    </g>
  )
}
