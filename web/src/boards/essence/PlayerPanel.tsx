/** A seat's holdings: rivals with a small island, the reader's own with large figures. */
import type { EssenceMove, EssenceState, Player } from '@ludarium/essence'
import { attackPreview, game } from '@ludarium/essence'
import { fragmentById } from '@ludarium/essence/data'
import type { Seat } from '@ludarium/kernel'
import { useCallback } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Sign } from '../../kit/signs/Sign.tsx'
import type { PanelProps } from '../../table/board.ts'
import { useChrome } from '../../table/chrome.tsx'
import { FragmentToken } from './cards/fragment.tsx'
import { Drop } from './cards/parts.tsx'
import { BoardProvider, usePiece, useTable } from './context.tsx'
import './icons.ts'
import { keyed } from '../../kit/keyed.ts'
import { useCount } from '../../kit/pieces/motion.ts'
import { Piece } from '../../kit/pieces/Piece.tsx'
import { Figure, Figures as FigureLine, pickFigures } from '../../kit/seats/Figures.tsx'
import { figures } from './figures.ts'
import { MiniIsland } from './MiniIsland.tsx'
import { PileList, pilesSaid } from './PileList.tsx'
import { place } from './places.ts'
import { shownFragmentValue, topStep } from './view.ts'

type Props = PanelProps<EssenceState, EssenceMove>

export function PlayerPanel({ of, folded, ...props }: Props) {
  const player = props.view.players[of]
  if (player === undefined || player.island.length === 0) return null
  return (
    <BoardProvider {...props}>
      {of === props.seat ? (
        <OwnPanel of={of} player={player} />
      ) : folded ? (
        <FoldedPanel of={of} />
      ) : (
        <RivalPanel of={of} player={player} />
      )}
    </BoardProvider>
  )
}

/** Essence and Shards, for the head; once the game is over, what the result counts. */
export function Figures({ of, view, words, phone }: Props) {
  const player = view.players[of]
  if (player === undefined) return null
  if (view.phase === 'over') {
    const value = game.score(view, of).reduce((sum, { points }) => sum + points, 0)
    return <Figure of={{ id: 'total', value, label: words.t('figure.total'), icon: 'trophy', tone: 'gold' }} />
  }
  const shown = pickFigures(figures(view, of), ['essence', 'shards'], words)
  const [essence, shards] = shown
  if (phone || essence === undefined || shards === undefined) return <FigureLine of={shown} />
  return (
    <>
      <EssenceDrop n={player.essence} label={words.t('figure.essence', { n: player.essence })} />
      <Figure of={shards} />
    </>
  )
}

function EssenceDrop({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span className="essence-figure-essence">
      <span className="unseen">{label}</span>
      <Drop n={useCount(n)} />
    </span>
  )
}

const MAIN = ['wealth', 'influence', 'attack', 'defense']

function RivalPanel({ of, player }: { readonly of: Seat; readonly player: Player }) {
  const { view, words, phone } = useTable()
  // With others the clock has a line of its own; five seats have less room each.
  const low = useChrome() !== null || view.players.length > 4
  const height = low ? 82 : 114
  const [foundations] = pickFigures(figures(view, of), ['foundations'], words)
  return (
    <div className="essence-rival-panel">
      <MiniIsland of={of} player={player} width={phone ? 150 : 106} height={phone ? 140 : height} />
      <FigureLine
        of={pickFigures(figures(view, of), MAIN, words)}
        className={`essence-rival-figures ${low ? 'essence-low' : player.fragments.length > 2 ? 'essence-full' : ''}`}
      >
        <Hand of={of} player={player} />
        {foundations !== undefined && <Figure of={{ ...foundations, unit: `/${player.foundations + player.spent}` }} />}
        <Extras of={of} player={player} />
      </FigureLine>
      <SeatTarget of={of} />
    </div>
  )
}

/** Cards in hand; pointing at it shows the open discard pile. */
function Hand({ of, player }: { readonly of: Seat; readonly player: Player }) {
  const { words } = useTable()
  const peek = useCallback(() => <PileList player={player} words={words} />, [player, words])
  return (
    <Piece name={`piles:${of}`} className="essence-hand-figure" label={pilesSaid(player, words)} peek={peek}>
      {() => (
        <span className="figure">
          <Sign icon="card-pickup" />
          <b>{player.hand.length}</b>
        </span>
      )}
    </Piece>
  )
}

const EXTRAS = [
  ['ignores', 'shield-reflect'],
  ['revenge', 'broken-shield'],
  ['raid', 'pirate-flag'],
] as const

/** Fragments read, ignore charges, Revenge, Embassy: only what is there. */
function Extras({ of, player }: { readonly of: Seat; readonly player: Player }) {
  const { words, view } = useTable()
  const values = player.fragments.map((fragment) => shownFragmentValue(fragment, fragmentById)).sort()
  const read = words.t('figure.fragments', { n: values.length })
  return (
    <span className="essence-extras">
      {values.length > 0 && (
        <span className="essence-read" data-many={values.length > SINGLE || undefined}>
          {values.length > SINGLE ? (
            <span className="unseen">{read}</span>
          ) : (
            <Icon name="scroll-unfurled" size="1rem" label={read} />
          )}
          <FragmentTokens values={values} />
        </span>
      )}
      {EXTRAS.map(([what, icon]) => {
        const value = player[what]
        return (
          value > 0 && (
            <Figure key={what} of={{ id: what, value, icon, label: words.t(`figure.${what}`, { n: value }) }} />
          )
        )
      })}
      {view.embassy === of && <Icon name="vertical-banner" size="1rem" label={words.t('figure.embassy')} />}
    </span>
  )
}

/** So many fragments have a token each. */
const SINGLE = 3

/** One token each, or with many one for each value and how often. */
function FragmentTokens({ values }: { readonly values: readonly number[] }) {
  if (values.length <= SINGLE)
    return keyed(values, String).map(({ key, one }) => <FragmentToken key={key} value={one} />)
  return [...Map.groupBy(values, (value) => value)].map(([value, all]) => (
    <span key={value} className="essence-tokens-of">
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
    <Piece name={place.seat(of)} label={looks[of]?.name ?? ''} className="essence-seat-target" on="own">
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

function FoldedPanel({ of }: { readonly of: Seat }) {
  const { view, words } = useTable()
  return <FigureLine of={pickFigures(figures(view, of), MAIN, words)} />
}

function OwnPanel({ of, player }: { readonly of: Seat; readonly player: Player }) {
  const { view, words } = useTable()
  const all = player.foundations + player.spent
  const values = player.fragments.map((fragment) => shownFragmentValue(fragment, fragmentById))
  return (
    <div className="essence-own-panel">
      <FigureLine of={pickFigures(figures(view, of), MAIN, words)} named className="essence-own-figures" />
      <div className="essence-own-rest">
        <span>
          <span className="essence-panel-blocks">
            {Array.from({ length: Math.max(all, 1) }, (_, i) => i + 1).map((block) => (
              <span key={block} data-spent={block > player.foundations || undefined}>
                <Sign icon="stone-block" tone="foundation" />
              </span>
            ))}
          </span>
          <small>{words.t('figure.foundations', { n: player.foundations })}</small>
        </span>
        <span>
          <span className="essence-panel-blocks" data-many={values.length > SINGLE || undefined}>
            {values.length === 0 ? '–' : <FragmentTokens values={values} />}
          </span>
          <small>{words.t('figure.name.fragments')}</small>
        </span>
        <Extras of={of} player={{ ...player, fragments: [] }} />
      </div>
    </div>
  )
}
