/** A seat: a rival in three lines with name, resources and how far everything is, and its forms on a phone. */
import type { Seat } from '@ludarium/kernel'
import { ownEnergy, type Player, type ReviveMove, type ReviveState } from '@ludarium/revive'
import { ARTIFACT, ARTIFACT_COLORS, COLORS, RESOURCES, TRACK_LENGTH } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Figure, type FigureShown, Figures, pickFigures } from '../../../kit/seats/Figures.tsx'
import { SeatPanel } from '../../../kit/seats/SeatPanel.tsx'
import type { PanelProps, Teller } from '../../../table/board.ts'
import { BoardProvider, useTable } from '../context.tsx'
import { figures } from '../figures.ts'
import { TRACK } from '../icons.ts'
import type { ReviveProps } from '../places.ts'
import { pointsOf } from '../view.ts'
import { ArtifactTile } from './Tiles.tsx'

function Points({ of, view, words }: Pick<ReviveProps, 'view' | 'words'> & { readonly of: Seat }): ReactNode {
  const { n, key } = pointsOf(view, of)
  return <Figure of={{ id: key, value: n, label: words.t(key), icon: 'trophy', tone: 'gold' }} />
}

/** Resources, energy with what lies in machines, and crates in a line. */
function goods(all: ReturnType<typeof figures>, p: Player, words: Teller): FigureShown[] {
  const label = words.t('figure.allEnergy')
  return pickFigures(all, [...RESOURCES, 'energy', 'crates'], words).map((figure) =>
    figure.id === 'energy' ? { ...figure, value: ownEnergy(p), label } : figure,
  )
}

/** Goods in one line; tracks as bars, used stars, sleeps and artifacts in another. */
function Facts({ of }: { readonly of: Seat }): ReactNode {
  const { view, words } = useTable()
  const p = view.players[of]
  if (p === undefined) return null
  const all = figures(view, of)
  const stars = { id: 'stars', value: p.tribeMarkers, icon: 'star', label: words.t('figure.stars') }
  const none = p.artifacts.length === 0
  return (
    <>
      <Figures of={goods(all, p, words)} className="revive-goods" />
      <span className="figures revive-reach">
        {COLORS.map((track) => (
          <Bar key={track} n={p.tracks[track]} label={words.t(`figure.${track}`)} colour={TRACK[track].fill} />
        ))}
        <Figure of={stars} />
        {pickFigures(all, ['hibernation', ...(none ? ['artifacts'] : [])], words).map((one) => (
          <Figure key={one.id} of={one} />
        ))}
        {!none && <Artifacts of={p} label={words.t('figure.artifacts')} />}
      </span>
    </>
  )
}

/** A track as a bar below its number. */
function Bar(props: { readonly n: number; readonly label: string; readonly colour: string }): ReactNode {
  const width = `${(100 * props.n) / TRACK_LENGTH}%`
  return (
    <b className="revive-bar" title={props.label}>
      <i style={{ width, background: props.colour }} />
      <span className="unseen">{props.label} </span>
      {props.n}
    </b>
  )
}

function Artifacts({ of, label }: { readonly of: Player; readonly label: string }): ReactNode {
  return (
    <span className="figure" title={label}>
      {ARTIFACT_COLORS.map((colour) => {
        const n = of.artifacts.filter((id) => ARTIFACT.get(id)?.color === colour).length
        return n === 0 ? null : (
          <span key={colour} className="figure">
            <ArtifactTile colour={colour} size={13} />
            {n > 1 && n}
          </span>
        )
      })}
      <span className="unseen">{label}</span>
    </span>
  )
}

/** A press opens the rival's whole board. */
export function RivalPanel(props: { readonly of: Seat; readonly open: boolean; onOpen(): void }): ReactNode {
  const { view, words, looks, actors } = useTable()
  const { of } = props
  const look = looks[of]
  const tribe = view.players[of]?.tribe ?? ''
  if (look === undefined) return null
  return (
    <SeatPanel
      look={{ ...look, seat: of }}
      form="line"
      className="revive-rival"
      acting={actors.includes(of)}
      role={tribe === '' ? null : words.t(`tribe.${tribe}`)}
      figures={<Points of={of} view={view} words={words} />}
      open={{ is: props.open, label: words.t('rival.open'), toggle: props.onOpen }}
    >
      <Facts of={of} />
    </SeatPanel>
  )
}

type PanelOf = PanelProps<ReviveState, ReviveMove>

/** What the table itself shows of a seat on a phone: its panel and its points. */
export function PlayerPanel({ of, folded, ...props }: PanelOf): ReactNode {
  if (folded) return null
  return (
    <BoardProvider {...props}>
      <Facts of={of} />
    </BoardProvider>
  )
}

export function SeatFigures({ of, view, words }: PanelOf): ReactNode {
  return view.players[of] === undefined ? null : <Points of={of} view={view} words={words} />
}
