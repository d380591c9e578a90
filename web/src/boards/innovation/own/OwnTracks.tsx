/** Terraforming and sailing: where the marker stands, what the next level costs and brings. */
import { displayOf } from '@ludarium/innovation'
import type { Gain } from '@ludarium/innovation/data'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useMoved } from '../../../kit/pieces/motion.ts'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Gains } from '../parts/Gains.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { place } from '../places.ts'

const TRACKS = ['terraforming', 'sailing'] as const

export function OwnTracks({ of }: { readonly of: number }): ReactNode {
  return (
    <div className="innovation-panel panel stack gap-1 innovation-owntracks">
      {TRACKS.map((track) => (
        <OneTrack key={track} of={of} track={track} />
      ))}
    </div>
  )
}

function OneTrack({ of, track }: { readonly of: number; readonly track: (typeof TRACKS)[number] }): ReactNode {
  const { view, words, me, colour, refusals } = useTable()
  const player = view.players[of]
  const row = useRef<HTMLDivElement>(null)
  useMoved(player?.[track] ?? 0, (before) => advance(row.current, (player?.[track] ?? 0) - before))
  if (player === undefined) return null
  const display = player.terrain < 0 ? null : displayOf(view, player)
  const level = player[track]
  const name = of === me ? place.track(track) : ''
  const data = track === 'sailing' ? display?.sailingTrack : display?.terraformTrack
  const cells = data === undefined ? [] : Array.from({ length: data.max - data.min + 1 }, (_, n) => n + data.min)
  const cost: Gain | undefined = data?.cost
  const { fill, ink } = colour(of)
  const why = of === me ? refusals.get(name)?.text : undefined
  return (
    <div className="innovation-owntrack stack gap-1 grow">
      <h4 className="row gap-2 type-2 strong">
        <GoodSign of={track === 'sailing' ? 'sail' : 'spade'} size={14} /> {words.t(`track.${track}`)}
      </h4>
      <div className="row gap-1" ref={row}>
        {cells.map((n) => {
          const face = (
            <>
              <b className="row gap-0">
                {track === 'sailing' ? (
                  n
                ) : (
                  <>
                    {display?.terraformTrack.toolsPerSpade[n]}
                    <Icon name="flat-hammer" size={12} />
                  </>
                )}
              </b>
              {n > level && <Gains gain={data?.rewards[n] ?? {}} size={12} />}
            </>
          )
          if (n === level + 1)
            return (
              <Piece
                key={n}
                name={name}
                label={words.t(`track.${track}.level`, { n })}
                className="innovation-cell stack gap-0 grow type-2"
                about={{ title: words.t(`track.${track}.level`, { n }), lines: why === undefined ? [] : [why] }}
              >
                {() => face}
              </Piece>
            )
          return (
            <span
              key={n}
              className="innovation-cell stack gap-0 grow type-2"
              data-past={n < level || undefined}
              data-here={n === level || undefined}
              style={n === level ? { background: fill, color: ink } : undefined}
            >
              {face}
            </span>
          )
        })}
      </div>
      <p className="row gap-1 nowrap dim type-1">
        {data === undefined ? null : level < data.max && cost !== undefined ? (
          <>
            {words.t('track.next')} <Gains gain={cost} size={12} />
          </>
        ) : (
          words.t('track.top')
        )}
      </p>
    </div>
  )
}

/** The cell with the marker slides in from where the marker stood. */
function advance(row: HTMLElement | null, by: number): void {
  const here = row?.querySelector<HTMLElement>('[data-here]')
  if (here == null) return
  here.animate([{ translate: `${-by * 100}%`, zIndex: 1 }, { zIndex: 1 }], {
    duration: 120 * Math.abs(by),
    easing: 'ease-in-out',
  })
}
