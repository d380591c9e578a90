/** One hex of the map, and what it says and does when it is pressed. */
import type { SketchPiece } from '@ludarium/kernel'
import type { KeyboardEvent, ReactNode } from 'react'
import type { BoardProps, Choice } from '../../table/board.ts'
import { CORNERS, type Placed } from './geometry.ts'
import type { Ground, Kit } from './kits/kit.ts'
import { TerrainDrawing } from './terrain.tsx'

interface HexTileProps extends Omit<BoardProps, 'spoken'> {
  readonly kit: Kit
  readonly place: Placed
  /** The place it belongs to, in words. */
  readonly name: string
  readonly choices: readonly Choice[]
  readonly spoken: boolean
  readonly changed: boolean
  /** A hex with moves is played or opened, any other one explained. */
  onPress(hex: string, element: Element): void
}

const UNKNOWN: Ground = { fill: '#5b6673', dark: true }

/** A piece with its owner. */
export function pieceText({ words, looks }: Pick<BoardProps, 'words' | 'looks'>, piece: SketchPiece): string {
  const thing = piece.count > 1 ? `${piece.count} × ${words.t(piece.name)}` : words.t(piece.name)
  const whose = piece.seat === null ? undefined : looks[piece.seat]?.name
  return whose === undefined ? thing : `${whose}: ${thing}`
}

export function HexTile(props: HexTileProps): ReactNode {
  const { place, kit, choices } = props
  const { hex } = place
  const ground = kit.grounds[hex.ground] ?? UNKNOWN
  /** The place and everything on it in words. */
  const title = [props.name, ...hex.pieces.map((piece) => pieceText(props, piece))].join('; ')
  const inside = (
    <>
      <title>{title}</title>
      {ground.aside === true ? (
        <Aside {...props} ground={ground} />
      ) : (
        <>
          <polygon points={CORNERS} fill={ground.fill} className="g-ground" />
          <TerrainDrawing terrain={hex.ground} dark={ground.dark} crowded={isCrowded(kit, hex.pieces)} />
        </>
      )}
      {props.changed && <polygon points={CORNERS} className="g-changed" transform="scale(0.86)" />}
      {props.spoken && <Ring className="g-spoken" />}
    </>
  )
  const at = `translate(${place.x} ${place.y})`
  const press = (event: { currentTarget: Element }): void => props.onPress(hex.id, event.currentTarget)
  if (choices.length === 0) {
    const asked = { onClick: press }
    return (
      <g transform={at} {...asked}>
        {inside}
      </g>
    )
  }
  const first = choices[0] ?? null
  const hovered = props.hover !== null && choices.includes(props.hover)
  /** A drawing has no element of its own for what can be pressed. */
  const pressable = {
    role: 'button',
    tabIndex: 0,
    'aria-label': `${title}. ${choices.map((choice) => choice.text).join(', ')}`,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press(event)
    },
    onPointerEnter: () => props.setHover(first),
    onPointerLeave: () => props.setHover(null),
    onFocus: () => props.setHover(first),
    onBlur: () => props.setHover(null),
  }
  return (
    <g transform={at} className={`g-lit ${hovered ? 'hovered' : ''}`} {...pressable}>
      {inside}
      <Ring className="g-legal" />
    </g>
  )
}

/** A ring inside the hex over a darker one, so that it shows on every ground. */
function Ring(props: { className: string }): ReactNode {
  return (
    <g transform="scale(0.9)">
      <polygon points={CORNERS} className="g-ring" />
      <polygon points={CORNERS} className={props.className} />
    </g>
  )
}

/** The drawing makes room for pieces in the middle or at the foot. */
function isCrowded(kit: Kit, pieces: readonly SketchPiece[]): boolean {
  return pieces.some((piece) => ['unit', 'good', undefined].includes(kit.pictures[piece.picture]?.spot))
}

/** What lies beside the land: a round token with the ring of its owner, its icon while nothing stands on it. */
function Aside(props: HexTileProps & { ground: Ground }): ReactNode {
  const { place, kit, looks } = props
  const token = place.hex.pieces.find((piece) => kit.pictures[piece.picture]?.spot === 'none')
  if (token === undefined) return <circle r="20" className="g-nobody" />
  const colour = token.seat === null ? undefined : looks[token.seat]?.colour
  return (
    <>
      <circle r="27" fill={props.ground.fill} stroke={colour?.fill ?? 'var(--essence)'} strokeWidth="3.5" />
      {place.hex.pieces.length === 1 && (
        <svg x="-14" y="-14" width="28" height="28" color="#f2efe7" aria-hidden="true">
          <use href={`#icon-${kit.pictures[token.picture]?.icon ?? 'star'}`} />
        </svg>
      )}
    </>
  )
}
