/**
 * What the pictures of the games are painted with: flat shapes lit from the left, in a landscape of 321 by 228.
 * Everything is computed, so a picture costs a few kilobytes of code and no file.
 */
import type { JSX } from 'react'

export const WIDTH = 321
export const HEIGHT = 228

export type Point = readonly [x: number, y: number]

/** Rounded to a tenth: the eye sees no more and the markup stays short. */
const round = (n: number) => Math.round(n * 10) / 10

/** A closed outline through the points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

export function Shape({ at, fill, opacity }: { at: readonly Point[]; fill: string; opacity?: number }) {
  return <path d={outline(at)} fill={fill} opacity={opacity} />
}

/** Numbers between 0 and 1 that are the same at every drawing. */
export function grain(seed: number): () => number {
  let n = seed
  return () => {
    n = (n * 16807) % 2147483647
    return n / 2147483647
  }
}

/** Stars or snow: dots of three sizes strewn over a rectangle. */
export function Specks(props: {
  seed: number
  count: number
  x?: number
  y?: number
  width?: number
  height: number
  fill?: string
  size?: number
}) {
  const { seed, count, x = 0, y = 0, width = WIDTH, height, fill = '#fff', size = 0.5 } = props
  const next = grain(seed)
  const dots = Array.from({ length: count }, () => {
    const r = round(size * (0.7 + next() ** 3 * 1.6))
    const cx = round(x + next() * width)
    const cy = round(y + next() * height)
    return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  })
  return <path d={dots.join('')} fill={fill} opacity={0.8} />
}

/** A bank of cloud with a flat base; `humps` are distance from the left, height of the centre, and radius. */
export function Cloud({ humps, base, fill, opacity }: Parts & { humps: readonly (readonly number[])[]; base: number }) {
  const domes = humps.map(
    ([x = 0, y = 0, r = 0]) =>
      `M${x - r} ${base}V${Math.min(y, base)}A${r} ${r} 0 0 1 ${x + r} ${Math.min(y, base)}V${base}Z`,
  )
  return <path d={domes.join('')} fill={fill} opacity={opacity} />
}

interface Parts {
  fill: string
  opacity?: number
}

/** Light, middle and dark of one material. */
export type Shades = readonly [light: string, middle: string, dark: string]

/** A box standing with its lower corner at (x, y): two visible walls and a pitched or pointed roof. */
export function House({ x, y, w, h, roof, wall = ['#fdf3dc', '#e8d9bd', '#cdb994'], tip = 0, lit }: HouseProps) {
  const d = w * 0.5
  const eaves = y - h
  const peak = eaves - (tip || w * 0.62)
  const o = w * 0.14
  return (
    <g>
      <Shape
        fill={wall[0]}
        at={[
          [x - w, y - d],
          [x, y],
          [x, eaves],
          [x - w, eaves - d],
        ]}
      />
      <Shape
        fill={wall[2]}
        at={[
          [x + w, y - d],
          [x, y],
          [x, eaves],
          [x + w, eaves - d],
        ]}
      />
      <Shape
        fill={roof[0]}
        at={[
          [x - w - o, eaves - d + o / 2],
          [x, eaves + o],
          [x, peak - d],
        ]}
      />
      <Shape
        fill={roof[2]}
        at={[
          [x + w + o, eaves - d + o / 2],
          [x, eaves + o],
          [x, peak - d],
        ]}
      />
      {lit && (
        <path
          d={`M${round(x - w * 0.62)} ${round(y - d * 0.6 - h * 0.62)}v${round(h * 0.26)}l${round(w * 0.26)} ${round(d * 0.26)}v${round(-h * 0.26)}Z`}
          fill={lit}
        />
      )}
    </g>
  )
}

interface HouseProps {
  x: number
  y: number
  /** Half of the width, and height of the walls. */
  w: number
  h: number
  roof: Shades
  wall?: Shades
  /** Height of a pointed roof. */
  tip?: number
  /** Colour of a lit window. */
  lit?: string
}

/** A fir: three tiers, light on the left half. */
export function Fir({
  x,
  y,
  h,
  shades = ['#2f7d46', '#256b3b', '#174c2a'],
}: {
  x: number
  y: number
  h: number
  shades?: Shades
}) {
  const w = h * 0.3
  const tiers = [0, 0.28, 0.54].map((up, i) => [y - h * up, w * (1 - i * 0.24), y - h * (up + 0.48)] as const)
  return (
    <g>
      {tiers.map(([foot, half, top]) => (
        <g key={foot}>
          <Shape
            fill={shades[0]}
            at={[
              [x - half, foot],
              [x, foot + half * 0.22],
              [x, top],
            ]}
          />
          <Shape
            fill={shades[2]}
            at={[
              [x + half, foot],
              [x, foot + half * 0.22],
              [x, top],
            ]}
          />
        </g>
      ))}
    </g>
  )
}

/** A peak with a snow cap. */
export function Peak({
  x,
  y,
  w,
  h,
  shades = ['#d6dae5', '#aab0bd', '#767d8b'],
}: {
  x: number
  y: number
  w: number
  h: number
  shades?: Shades
}) {
  return (
    <g>
      <Shape
        fill={shades[0]}
        at={[
          [x - w, y - w * 0.1],
          [x + w * 0.2, y + w * 0.2],
          [x, y - h],
        ]}
      />
      <Shape
        fill={shades[2]}
        at={[
          [x + w, y - w * 0.14],
          [x + w * 0.2, y + w * 0.2],
          [x, y - h],
        ]}
      />
      <Shape
        fill="#fff"
        at={[
          [x - w * 0.28, y - h * 0.72],
          [x - w * 0.08, y - h * 0.62],
          [x + w * 0.06, y - h * 0.7],
          [x, y - h],
        ]}
      />
      <Shape
        fill="#dfe6f2"
        at={[
          [x + w * 0.28, y - h * 0.7],
          [x + w * 0.16, y - h * 0.58],
          [x + w * 0.06, y - h * 0.7],
          [x, y - h],
        ]}
      />
    </g>
  )
}

/** Six corners of a hex lying flat, seen from above at a slant. */
export function hexagon(x: number, y: number, r: number, squash: number): Point[] {
  const k = r * 0.866 * squash
  return [
    [x - r / 2, y - k],
    [x + r / 2, y - k],
    [x + r, y],
    [x + r / 2, y + k],
    [x - r / 2, y + k],
    [x - r, y],
  ]
}

/** A hex as a slab of stone: the visible three sides below its top. */
export function Slab({
  x,
  y,
  r,
  squash,
  depth,
  shades,
}: {
  x: number
  y: number
  r: number
  squash: number
  depth: number
  shades: Shades
}) {
  const k = r * 0.866 * squash
  return (
    <g>
      {depth > 0 && (
        <>
          <Shape
            fill={shades[1]}
            at={[
              [x - r, y],
              [x - r / 2, y + k],
              [x - r / 2, y + k + depth],
              [x - r, y + depth],
            ]}
          />
          <Shape
            fill={shades[1]}
            at={[
              [x - r / 2, y + k],
              [x + r / 2, y + k],
              [x + r / 2, y + k + depth],
              [x - r / 2, y + k + depth],
            ]}
          />
          <Shape
            fill={shades[2]}
            at={[
              [x + r, y],
              [x + r / 2, y + k],
              [x + r / 2, y + k + depth],
              [x + r, y + depth],
            ]}
          />
        </>
      )}
      <path
        d={outline(hexagon(x, y, r, squash))}
        fill={shades[0]}
        stroke="#fff"
        strokeOpacity={0.28}
        strokeWidth={0.5}
      />
    </g>
  )
}

/** Strokes without fill, such as waves, furrows and cracks. */
export function Strokes({
  d,
  stroke,
  width = 1,
  opacity,
}: {
  d: string
  stroke: string
  width?: number
  opacity?: number
}) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
    />
  )
}

export type Picture = (props: { id: string }) => JSX.Element
