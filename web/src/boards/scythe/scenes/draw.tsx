/** What the drawn scenes are made of: flat shapes in three tones, each thing around the middle of its foot. */
import type { ReactNode } from 'react'

export interface Put {
  readonly x: number
  readonly y: number
  /** Less than nothing looks the other way. */
  readonly k?: number
}

export type Thing = (put: Put) => ReactNode

/** A thing from its shapes: a colour and an outline each, from the back to the front. */
export function thing(...shapes: readonly (readonly [fill: string, d: string])[]): Thing {
  return ({ x, y, k = 1 }) => (
    <g transform={`translate(${x} ${y}) scale(${k} ${Math.abs(k)})`}>
      {shapes.map(([fill, d]) =>
        fill.startsWith('-') ? (
          <path key={d} d={d} fill="none" stroke={fill.slice(1)} strokeWidth="2.600" strokeLinecap="round" />
        ) : (
          <path key={d} d={d} fill={fill} />
        ),
      )}
    </g>
  )
}

/** A disc as an outline. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The same shape several times. */
export const rowOf = (n: number, d: (i: number) => string): string => Array.from({ length: n }, (_, i) => d(i)).join('')

/** The shadow under something. */
export const shade = (w: number): readonly [string, string] => [
  'color-mix(in srgb, black 20%, transparent)',
  `M${-w} 0a${w} ${w * 0.16} 0 1 0 ${2 * w} 0a${w} ${w * 0.16} 0 1 0 ${-2 * w} 0Z`,
]
