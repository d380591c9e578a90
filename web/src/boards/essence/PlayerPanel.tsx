/** A seat's holdings: rivals with a small island, the reader's own with large figures. */
import type { EssenceMove, EssenceState, Player } from '@ludarium/essence'
import { attackPreview, game } from '@ludarium/essence'
import { fragmentById } from '@ludarium/essence/data'
import type { Seat } from '@ludarium/kernel'
import { useCallback } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { PanelProps } from '../../table/board.ts'
import { useCompany } from '../../table/company.tsx'
import { Sign } from '../../table/pieces/Sign.tsx'
import { FragmentToken } from './cards/fragment.tsx'
import { Drop } from './cards/parts.tsx'
import { BoardProvider, usePiece, useTable } from './context.tsx'
import './icons.ts'
import './panels.css'
import { useCount } from '../../table/pieces/motion.ts'
import { Piece } from '../../table/pieces/Piece.tsx'
import { MiniIsland } from './MiniIsland.tsx'
import { PileList, pilesSaid } from './PileList.tsx'
import { place } from './targets.ts'
import { fragmentValue, keyed, topStep } from './view.ts'

type Props = PanelProps<EssenceState, EssenceMove>

export function PlayerPanel({ of, folded, ...props }: Props) {
  const player = props.view.players[of]
  if (player === undefined || player.island.length === 0) return null
  return (
    <BoardProvider {...props}>
      {of === props.seat ? (
        <OwnPanel player={player} />
      ) : folded ? (
        <FoldedPanel player={player} />
      ) : (
        <RivalPanel of={of} player={player} />
      )}
    </BoardProvider>
  )
}

/** Essence and Shards, for the name line; once the game is over, what the result counts. */
export function Figures({ of, ...props }: Props) {
  const player = props.view.players[of]
  if (player === undefined) return null
  if (props.view.phase === 'over') return <Total n={totalOf(props.view, of)} label={props.words.t('figure.total')} />
  return (
    <span className="essence-figures">
      <EssenceFigure
        n={player.essence}
        label={props.words.t('figure.essence', { n: player.essence })}
        small={props.phone}
      />
      <span className="figure-shards">
        <Icon name="floating-crystal" size="1rem" label={props.words.t('tracks.shards')} />
        {player.shards}
      </span>
    </span>
  )
}

function totalOf(view: EssenceState, seat: Seat): number {
  return game.score(view, seat).reduce((sum, { points }) => sum + points, 0)
}

function Total({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span className="essence-figures">
      <span className="figure-total" title={label}>
        <Icon name="trophy" size="1rem" label={label} />
        {n}
      </span>
    </span>
  )
}

function EssenceFigure({ n, label, small }: { readonly n: number; readonly label: string; readonly small: boolean }) {
  const shown = useCount(n)
  return (
    <span className="figure-essence">
      <span className="unseen">{label}</span>
      {small ? (
        <span aria-hidden="true">
          <Icon name="drop" size="1rem" />
          {shown}
        </span>
      ) : (
        <span aria-hidden="true">
          <Drop n={shown} />
        </span>
      )}
    </span>
  )
}

const FIGURES = [
  ['wealth', 'two-coins', 'wealth'],
  ['influence', 'wax-seal', 'influence'],
  ['attack', 'crossed-swords', 'attack'],
  ['defense', 'checked-shield', 'defense'],
] as const

function Figure({
  icon,
  tone,
  value,
  label,
  unit,
}: {
  readonly icon: string
  readonly tone: string
  readonly value: number
  readonly label: string
  readonly unit?: string
}) {
  const shown = useCount(value)
  return (
    <li title={label}>
      <Sign icon={icon} tone={tone} />
      <span className="unseen">{label}: </span>
      <b>
        {shown}
        {unit !== undefined && <small>{unit}</small>}
      </b>
    </li>
  )
}

function RivalPanel({ of, player }: { readonly of: Seat; readonly player: Player }) {
  const { view, words, phone } = useTable()
  // With others the clock has a line of its own; five seats have less room each.
  const low = useCompany() !== null || view.players.length > 4
  const height = low ? 82 : 114
  return (
    <div className="rival-panel">
      <MiniIsland of={of} player={player} width={phone ? 150 : 106} height={phone ? 140 : height} />
      <ul className="rival-figures" data-full={low ? 'very' : player.fragments.length > 2 || undefined}>
        {FIGURES.map(([name, icon, tone]) => (
          <Figure key={name} icon={icon} tone={tone} value={player[name]} label={words.t(`figure.name.${name}`)} />
        ))}
        <Hand of={of} player={player} />
        <Figure
          icon="stone-block"
          tone="foundation"
          value={player.foundations}
          unit={`/${player.foundations + player.spent}`}
          label={words.t('figure.name.foundations')}
        />
        <Extras of={of} player={player} />
      </ul>
      <SeatTarget of={of} />
    </div>
  )
}

/** Cards in hand; pointing at it shows the open discard pile. */
function Hand({ of, player }: { readonly of: Seat; readonly player: Player }) {
  const { words } = useTable()
  const peek = useCallback(() => <PileList player={player} words={words} />, [player, words])
  return (
    <li>
      <Piece name={`piles:${of}`} className="hand-figure" label={pilesSaid(player, words)} peek={peek}>
        {() => (
          <>
            <Sign icon="card-pickup" />
            <b>{player.hand.length}</b>
          </>
        )}
      </Piece>
    </li>
  )
}

/** Fragments read, ignore charges, Revenge, Embassy: only what is there. */
function Extras({ of, player }: { readonly of: Seat; readonly player: Player }) {
  const { words, view } = useTable()
  const values = player.fragments.map((fragment) => fragmentValue(fragment, fragmentById)).sort()
  return (
    <li className="extras">
      {values.length > 0 && (
        <span className="read" data-many={values.length > SINGLE || undefined}>
          {values.length > SINGLE ? (
            <span className="unseen">{words.t('figure.fragments', { n: values.length })}</span>
          ) : (
            <Icon name="scroll-unfurled" size="1rem" label={words.t('figure.fragments', { n: values.length })} />
          )}
          <FragmentTokens values={values} />
        </span>
      )}
      {player.ignores > 0 && (
        <span>
          <Icon name="shield-reflect" size="1rem" label={words.t('figure.ignores', { n: player.ignores })} />
          {player.ignores}
        </span>
      )}
      {player.revenge > 0 && (
        <span>
          <Icon name="broken-shield" size="1rem" label={words.t('figure.revenge', { n: player.revenge })} />
          {player.revenge}
        </span>
      )}
      {player.raid > 0 && (
        <span>
          <Icon name="pirate-flag" size="1rem" label={words.t('figure.raid', { n: player.raid })} />
          {player.raid}
        </span>
      )}
      {view.embassy === of && <Icon name="vertical-banner" size="1rem" label={words.t('figure.embassy')} />}
    </li>
  )
}

/** So many fragments have a token each. */
const SINGLE = 3

/** One token each, or with many one for each value and how often. */
function FragmentTokens({ values }: { readonly values: readonly number[] }) {
  if (values.length <= SINGLE)
    return keyed(values, String).map(({ key, one }) => <FragmentToken key={key} value={one} />)
  return [...Map.groupBy(values, (value) => value)].map(([value, all]) => (
    <span key={value} className="tokens-of">
      <FragmentToken value={value} />×{all.length}
    </span>
  ))
}

/** A button over the panel when the seat itself is a target: of an attack, a gift, a verdict. */
function SeatTarget({ of }: { readonly of: Seat }) {
  const { words, view, me, looks } = useTable()
  const [choice] = usePiece(place.seat(of)).choices
  if (choice === undefined || topStep(view)?.step === 'tie') return null
  const preview = choice.move.do === 'attack' ? attackPreview(view, me, choice.move) : null
  const text =
    preview === null
      ? choice.text
      : preview.outcome === 'success'
        ? words.t('attack.wins', { n: preview.essence })
        : words.t(preview.outcome === 'ignored' ? 'attack.ignored' : 'attack.fails')
  return (
    <Piece name={place.seat(of)} label={looks[of]?.name ?? ''} className="seat-target" on="own">
      {() => (
        <>
          {preview !== null && <Icon name="sword-clash" size="1.1rem" />}
          {preview !== null && `${preview.attack} : ${preview.defense} · `}
          {text}
        </>
      )}
    </Piece>
  )
}

function FoldedPanel({ player }: { readonly player: Player }) {
  const { words } = useTable()
  return (
    <ul className="rival-figures folded">
      {FIGURES.map(([name, icon, tone]) => (
        <Figure key={name} icon={icon} tone={tone} value={player[name]} label={words.t(`figure.name.${name}`)} />
      ))}
    </ul>
  )
}

function OwnPanel({ player }: { readonly player: Player }) {
  const { words, me } = useTable()
  const all = player.foundations + player.spent
  const values = player.fragments.map((fragment) => fragmentValue(fragment, fragmentById))
  return (
    <div className="own-panel">
      <ul className="own-figures">
        {FIGURES.map(([name, icon, tone]) => (
          <OwnFigure key={name} icon={icon} tone={tone} value={player[name]} label={words.t(`figure.name.${name}`)} />
        ))}
      </ul>
      <div className="own-rest">
        <span>
          <span className="panel-blocks">
            {Array.from({ length: Math.max(all, 1) }, (_, i) => i + 1).map((block) => (
              <span key={block} data-spent={block > player.foundations || undefined}>
                <Sign icon="stone-block" tone="foundation" />
              </span>
            ))}
          </span>
          <small>{words.t('figure.foundations', { n: player.foundations })}</small>
        </span>
        <span>
          <span className="panel-blocks" data-many={values.length > SINGLE || undefined}>
            {values.length === 0 ? '–' : <FragmentTokens values={values} />}
          </span>
          <small>{words.t('figure.name.fragments')}</small>
        </span>
        <ul className="rival-figures">
          <Extras of={me} player={{ ...player, fragments: [] }} />
        </ul>
      </div>
    </div>
  )
}

function OwnFigure({
  icon,
  tone,
  value,
  label,
}: {
  readonly icon: string
  readonly tone: string
  readonly value: number
  readonly label: string
}) {
  const shown = useCount(value)
  return (
    <li>
      <span>
        <Sign icon={icon} tone={tone} />
        <b>{shown}</b>
      </span>
      <small>{label}</small>
    </li>
  )
}
