/** Essence, Shards and the external threat. */
import { attackPreview } from '@ludarium/essence'
import { editionOf } from '@ludarium/essence/data'
import type { Seat } from '@ludarium/kernel'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { useCount } from '../../kit/pieces/motion.ts'
import { Piece, Region } from '../../kit/pieces/Piece.tsx'
import { usePiece, useTable } from './context.tsx'
import { place } from './places.ts'

export function Tracks() {
  const { view, words } = useTable()
  const most = Math.max(...view.players.map((player) => player.essence))
  const end = editionOf(view.options.edition).endShards[view.seats] ?? 12
  const most2 = Math.max(end, ...view.players.map((player) => player.shards))
  return (
    <Region label={words.t('tracks.title')} className="essence-tracks">
      <Track name="essence" icon="drop" top={Math.max(24, Math.ceil(most / 8) * 8)} steps={most > 32 ? 4 : 6} />
      <Track name="shards" icon="floating-crystal" top={most2} steps={4} end={end} />
      <Threat />
    </Region>
  )
}

interface TrackProps {
  readonly name: 'essence' | 'shards'
  readonly icon: string
  readonly top: number
  readonly steps: number
  /** Where the game ends. */
  readonly end?: number
}

function Track({ name, icon, top, steps, end }: TrackProps) {
  const { view, words, looks } = useTable()
  const marks = Array.from({ length: steps + 1 }, (_, i) => Math.round((top * i) / steps))
  // Markers on the same figure stand side by side, the first in turn order in front.
  const seats = [...view.order].reverse()
  const beside = (seat: Seat) => {
    const value = view.players[seat]?.[name]
    const same = view.order.filter((other) => view.players[other]?.[name] === value)
    // At the start of the rail they stand to the right of it.
    return same.indexOf(seat) - (value === 0 ? 0 : (same.length - 1) / 2)
  }
  const said = view.order.map((seat) =>
    words.t('tracks.of', { seat: looks[seat]?.name ?? '', n: view.players[seat]?.[name] ?? 0 }),
  )
  return (
    <div className="essence-track" data-part={name}>
      <span className="essence-track-name row gap-4 strong">
        <Icon name={icon} size="1.1rem" />
        {words.t(`tracks.${name}`)}
      </span>
      <div className="essence-rail" role="img" aria-label={`${words.t(`tracks.${name}`)}: ${said.join(', ')}`}>
        <i className="essence-line" />
        {marks.map((mark) => (
          <span key={mark} className="essence-mark" style={{ left: `${(mark / top) * 100}%` }}>
            {mark}
          </span>
        ))}
        {end !== undefined && <i className="essence-end" style={{ left: `${(end / top) * 100}%` }} />}
        {seats.map((seat) => {
          const value = view.players[seat]?.[name] ?? 0
          return (
            <Marker
              key={seat}
              seat={seat}
              value={value}
              left={(Math.min(value, top) / top) * 100}
              beside={beside(seat)}
            />
          )
        })}
      </div>
    </div>
  )
}

function Marker({
  seat,
  value,
  left,
  beside,
}: {
  readonly seat: Seat
  readonly value: number
  readonly left: number
  readonly beside: number
}) {
  const { looks, me } = useTable()
  const shown = useCount(value)
  const look = looks[seat]
  if (look === undefined) return null
  return (
    <span
      className="essence-marker"
      data-own={seat === me || undefined}
      style={{ left: `calc(${left}% + ${beside * 12}px)` }}
    >
      <SeatShape colour={look.colour} size={seat === me ? 24 : 20} text={String(shown)} />
    </span>
  )
}

/** The external threat: a target of attacks as well. */
function Threat() {
  const { view, words, me } = useTable()
  const [choice] = usePiece(place.threat).choices
  const most = editionOf(view.options.edition).threatMax ?? Math.max(12, view.threat)
  const preview = choice === undefined ? null : attackPreview(view, me, choice.move)
  return (
    <Piece name={place.threat} className="essence-threat" label={words.t('threat.said', { n: view.threat, most })}>
      {() => (
        <>
          <Icon name="spiked-dragon-head" size="1.9rem" />
          <span className="essence-threat-words">
            <b>{words.t('threat.title')}</b>
            {preview === null ? (
              <span className="essence-pips" aria-hidden="true">
                {Array.from({ length: most }, (_, i) => i + 1).map((pip) => (
                  <i key={pip} data-on={pip <= view.threat || undefined} />
                ))}
              </span>
            ) : (
              <small className="essence-outcome" data-outcome={preview.outcome}>
                {preview.outcome === 'success'
                  ? words.t('attack.wins', { n: preview.essence })
                  : words.t('attack.fails')}
              </small>
            )}
          </span>
          <strong>{view.threat}</strong>
        </>
      )}
    </Piece>
  )
}
