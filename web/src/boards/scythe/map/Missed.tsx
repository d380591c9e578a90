/** Turns that the reader missed: their ways in the seat's colour and a tag on each hex; the shown one solid, others dashed. */
import type { ReactNode } from 'react'
import { Way } from '../../../kit/hex/lines.tsx'
import { Glyph } from '../../../kit/hex/tokens.tsx'
import { type ShownTurn, useShownTurns } from '../../../table/missed-turns.ts'
import { useTable } from '../context.tsx'
import { GOODS_ON_MAP } from '../signs.ts'
import { spotOf } from '../view.ts'
import type { Geometry } from './geometry.ts'
import { happenedIn, type Part, short } from './missed.ts'

export function Missed({ geometry }: { readonly geometry: Geometry }): ReactNode {
  const { words, looks, phone } = useTable()
  const turns = [...useShownTurns()].sort((a, b) => Number(b.now) - Number(a.now))
  const happened = turns.map((turn) => ({ turn, ...happenedIn(turn.events) }))
  const from = (id: string): string => (id === '' ? '' : words.t('missed.from', { from: short(id) }))
  const tags = placed(
    happened.flatMap(({ turn, tags: list }) => [...list].map(([at, parts]) => ({ turn, at, parts }))),
    geometry,
    phone ? 1.6 : 1,
    from,
  )
  return (
    <>
      {happened.toReversed().map(({ turn, ways }) => {
        const colour = looks[turn.seat]?.colour
        return (
          <g key={turn.n} className="scythe-missed" data-now={turn.now || undefined}>
            {ways.map((way) => (
              <Way
                key={way.join(' ')}
                layout={geometry.layout}
                hexes={way.map(spotOf)}
                colour={colour?.shape === 'star' ? colour.outline : colour?.fill}
              />
            ))}
          </g>
        )
      })}
      {tags.map((tag) => (
        <Tag key={`${tag.turn.n} ${tag.at}`} {...tag} from={from} />
      ))}
    </>
  )
}

/** Widths of a sign and of a letter. */
const SIGN = 15
const LETTER = 6.8

const widthOf = ({ figure, icon, from }: Part, word: string): number =>
  (from === '' ? figure.length : word.length) * LETTER + (icon === '' ? 0 : SIGN) + 5

interface Happening {
  readonly at: string
  readonly parts: readonly Part[]
  readonly turn: ShownTurn
}

interface Placed extends Happening {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly k: number
}

const HEIGHT = 23

/** Each beside its hex, on the side where the map goes on; under each other where they would overlap. */
function placed(
  list: readonly Happening[],
  { layout, half, frame, at: spotAt }: Geometry,
  k: number,
  from: (id: string) => string,
): readonly Placed[] {
  const done: Placed[] = []
  for (const one of list) {
    const { x, y } = spotAt(spotOf(one.at))
    const width = one.parts.reduce((sum, part) => sum + widthOf(part, from(part.from)), 28)
    const way = x > frame.left + frame.width / 2 ? -1 : 1
    const left = x + way * 0.46 * layout.width + (way < 0 ? -width * k : 0)
    let low = y + 0.42 * half
    const hits = (other: Placed): boolean =>
      Math.abs(other.y - low) < HEIGHT * k && left < other.x + other.width * k && other.x < left + width * k
    for (let tries = 0; tries < 12 && done.some(hits); tries++) low += HEIGHT * k
    done.push({ ...one, x: left, y: low, width, k })
  }
  return done
}

function Tag({ x, y, width, k, parts, turn, from }: Placed & { from(id: string): string }): ReactNode {
  const { looks } = useTable()
  const colour = looks[turn.seat]?.colour
  if (colour === undefined) return null
  let next = 24
  return (
    <g className="scythe-missed" data-now={turn.now || undefined} transform={`translate(${x} ${y}) scale(${k})`}>
      <rect y="-11" width={width} height="22" rx="11" className="scythe-missed-tag" />
      <circle cx="12" r="8.500" fill={colour.fill} stroke={colour.outline} />
      <text x="12" y="4" textAnchor="middle" fill={colour.ink} className="scythe-missed-n">
        {turn.n}
      </text>
      {parts.map((part) => {
        const start = next
        next += widthOf(part, from(part.from))
        return (
          <g key={`${part.icon} ${part.from}`} transform={`translate(${start} 0)`} color={toneOf(part.icon)}>
            <text y="4" fill="var(--cloth-text)">
              {part.from === '' ? part.figure : from(part.from)}
            </text>
            {part.icon !== '' && (
              <g transform={`translate(${part.figure.length * LETTER + 8} 0)`}>
                <Glyph icon={part.icon} letter="" size={13} />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

const BY_ICON: Readonly<Record<string, string>> = {
  'metal-bar': GOODS_ON_MAP.metal ?? '',
  wheat: GOODS_ON_MAP.food ?? '',
  'oil-drum': GOODS_ON_MAP.oil ?? '',
  log: GOODS_ON_MAP.wood ?? '',
}

const toneOf = (icon: string): string => BY_ICON[icon] ?? 'var(--cloth-text)'
