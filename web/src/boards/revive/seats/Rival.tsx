/** A rival in three lines: name, resources, and how far everything is. */
import type { Seat } from '@ludarium/kernel'
import { ownEnergy } from '@ludarium/revive'
import { ARTIFACT, ARTIFACT_COLORS, COLORS, RESOURCES, TRACK_LENGTH } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { SeatLine } from '../../../table/company.tsx'
import { ArtifactTile } from '../cards/Tiles.tsx'
import { useTable } from '../context.tsx'
import { signOf, TRACK } from '../signs/icons.ts'
import { pointsOf } from '../view.ts'
import './seats.css'

/** An icon with its number. */
export function Count(props: {
  readonly of: string
  readonly n: number
  readonly label: string
  readonly size?: number
}): ReactNode {
  const { icon, colour } = signOf(props.of)
  return (
    <span className="rv-count" title={props.label}>
      <span style={{ color: colour }}>
        <Icon name={icon} size={props.size ?? 14} label={props.label} />
      </span>
      {props.n}
    </span>
  )
}

/** Resources, energy and crates in a line. */
export function Goods({ of }: { readonly of: Seat }): ReactNode {
  const { view, words } = useTable()
  const p = view.players[of]
  if (p === undefined) return null
  return (
    <div className="rv-goods">
      {RESOURCES.map((what) => (
        <Count key={what} of={what} n={p.resources[what]} label={words.t(`figure.${what}`)} />
      ))}
      <Count of="energy" n={ownEnergy(p)} label={words.t('figure.allEnergy')} />
      <Count of="crate" n={p.crates.length + p.opened.length} label={words.t('figure.crates')} />
    </div>
  )
}

/** Tracks as bars, used stars, sleeps and artifacts. */
export function Reach({ of }: { readonly of: Seat }): ReactNode {
  const { view, words } = useTable()
  const p = view.players[of]
  if (p === undefined) return null
  return (
    <div className="rv-goods">
      {COLORS.map((track) => (
        <span
          key={track}
          className="rv-bar"
          title={words.t(`figure.${track}`)}
          style={{
            ['--c' as string]: TRACK[track].fill,
            ['--v' as string]: `${(100 * p.tracks[track]) / TRACK_LENGTH}%`,
          }}
        >
          <i />
          <b>
            <span className="unseen">{words.t(`figure.${track}`)} </span>
            {p.tracks[track]}
          </b>
        </span>
      ))}
      <span className="rv-count" title={words.t('figure.stars')}>
        <Icon name="star" size={13} label={words.t('figure.stars')} />
        {p.tribeMarkers}
      </span>
      <span className="rv-count" title={words.t('figure.hibernation')}>
        <Icon name="snowflake-2" size={13} label={words.t('figure.hibernation')} className="rv-cold" />
        {p.hibernation}
      </span>
      <span className="rv-count rv-tilesof" title={words.t('figure.artifacts')}>
        {ARTIFACT_COLORS.map((colour) => {
          const n = p.artifacts.filter((id) => ARTIFACT.get(id)?.color === colour).length
          return n === 0 ? null : (
            <span key={colour}>
              <ArtifactTile colour={colour} size={13} />
              {n > 1 && n}
            </span>
          )
        })}
        {p.artifacts.length === 0 && (
          <>
            <Icon name="ankh" size={13} label={words.t('figure.artifacts')} className="rv-faint" />0
          </>
        )}
      </span>
    </div>
  )
}

/** A press opens the rival's whole board. */
export function RivalPanel(props: { readonly of: Seat; readonly open: boolean; onOpen(): void }): ReactNode {
  const { view, words, looks, actors } = useTable()
  const look = looks[props.of]
  const p = view.players[props.of]
  if (look === undefined || p === undefined) return null
  const points = pointsOf(view, props.of)
  return (
    <article
      className="rv-rival panel"
      style={{ borderTopColor: look.colour.fill, ['--edge-colour' as string]: look.colour.fill }}
      aria-label={look.name}
      data-acting={actors.includes(props.of) || undefined}
    >
      <header data-seat-sign>
        <SeatShape colour={look.colour} size={17} />
        <button type="button" aria-expanded={props.open} onClick={props.onOpen}>
          <b data-seat-name>{look.name}</b>
          <span className="unseen"> {words.t('rival.open')}</span>
        </button>
        {look.bot && <Icon name="bot" size={13} label={words.t('rival.bot')} className="rv-faint" />}
        {p.tribe !== '' && <small>{words.t(`tribe.${p.tribe}`)}</small>}
        <SeatLine of={props.of} />
        <span className="rv-score" title={words.t(points.key)}>
          <Icon name="trophy" size={14} label={words.t(points.key)} className="rv-gold" />
          {points.n}
        </span>
      </header>
      <Goods of={props.of} />
      <Reach of={props.of} />
    </article>
  )
}
