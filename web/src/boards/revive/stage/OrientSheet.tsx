/** Both ways the new tile can lie, drawn with its neighbours, and who gains what. */
import { groundsOf, type ReviveMove } from '@ludarium/revive'
import { POSITIONS, SPACES } from '@ludarium/revive/data'
import { type ReactNode, useCallback } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { at, TILES } from '../map/geometry.ts'
import { Edge, Grounds, Ice } from '../map/Land.tsx'
import { Row } from '../map/Pieces.tsx'
import { PILL, Pill } from '../map/Pill.tsx'
import { HexGround } from '../map/scenery.tsx'
import { tokensOf } from '../signs/tokens.ts'
import { place } from '../targets.ts'
import { isLarge, piecesAt } from '../view.ts'
import { askedOf, changesFor } from './gains.ts'
import './stage.css'

const WAYS = [0, 1] as const

export function OrientSheet(): ReactNode {
  const { step, words, choices } = useTable()
  if (step?.step !== 'orient') return null
  return (
    <section className="rv-orient" aria-label={words.t('orient.title')}>
      {WAYS.filter((way) => choices.has(place.orient(way))).map((way) => (
        <Piece
          key={way}
          name={place.orient(way)}
          label={words.t(`orient.${way}`)}
          on="chrome"
          className="rv-orient-way"
        >
          {() => (
            <span className="card">
              <Close position={step.target} turned={way} />
              <span>
                <h3>{words.t(`orient.${way}`)}</h3>
                <Gains way={way} />
              </span>
            </span>
          )}
        </Piece>
      ))}
    </section>
  )
}

/** The map around the tile. */
function Close({ position, turned }: { readonly position: number; readonly turned: number }): ReactNode {
  const { view, me, colourOf, phone } = useTable()
  const isBusy = useCallback(() => false, [])
  const tile = TILES.get(POSITIONS[position]?.id ?? '')
  if (tile === undefined) return null
  const { x, y } = tile.middle
  return (
    <svg className="rv-close" viewBox={`${x - 92} ${y - 78} 184 156`} aria-hidden="true">
      <Edge vast={view.vastCrystals} />
      <Grounds view={view} isBusy={isBusy} />
      <Ice view={view} />
      {groundsOf(view, position, turned).map(({ space, ground, reward }) => (
        <g key={space} transform={`translate(${at(space).x} ${at(space).y})`}>
          <HexGround terrain={ground} seed={space} />
          {reward !== null && (
            <g transform={`scale(${phone ? 2.1 : 1})`}>
              <Pill tokens={tokensOf(reward)} look={PILL.water} height={19} />
            </g>
          )}
        </g>
      ))}
      <path d={tile.outline} className="rv-dark" />
      <path d={tile.outline} className="rv-legal" />
      {SPACES.map(({ id }, space) => {
        const pieces = piecesAt(view, space, me)
        return pieces.length === 0 ? null : (
          <g key={id} transform={`translate(${at(space).x} ${at(space).y + (isLarge(space) ? -20 : 4)})`}>
            <Row pieces={pieces} colourOf={colourOf} k={1} room={48} />
          </g>
        )
      })}
    </svg>
  )
}

function Gains({ way }: { readonly way: number }): ReactNode {
  const { view, words, looks, foresee } = useTable()
  const move: ReviveMove = { do: 'orient', orientation: way }
  const prospect = foresee(move)
  const lines = looks.flatMap((look, seat) => {
    const changes = changesFor(view, prospect, seat).filter(({ after }) => after !== null)
    const { basics, steps } = prospect === null ? { basics: 0, steps: 0 } : askedOf(prospect.ways[0], seat)
    return changes.length + basics + steps === 0 ? [] : [{ look, seat, changes, basics, steps }]
  })
  if (lines.length === 0) return <p>{words.t('orient.nobody')}</p>
  return (
    <ul>
      {lines.map(({ look, seat, changes, basics, steps }) => (
        <li key={seat}>
          <SeatShape colour={look.colour} size={14} />
          <b>{look.name}</b>
          {changes.map(({ figure, after }) => (
            <span key={figure.id} title={words.t(figure.name)}>
              +{Number(after?.value ?? 0) - Number(figure.value)}
              <span className="sign" style={{ ['--tone' as string]: `var(--${figure.tone ?? 'neutral'})` }}>
                <Icon name={figure.icon ?? 'star'} size={14} label={words.t(figure.name)} />
              </span>
            </span>
          ))}
          {basics > 0 && (
            <span>
              +{basics}
              <Icon name="r-basic" size={14} label={words.t('orient.choice')} />
            </span>
          )}
          {steps > 0 && (
            <span>
              +{steps}
              <Icon name="r-step" size={14} label={words.t('orient.steps')} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
