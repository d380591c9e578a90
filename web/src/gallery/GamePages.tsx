/** What every game adds to the gallery: its shelves, its seats in two positions, and the whole table. */
import type { State } from '@ludarium/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { localAbout, localPosition, played } from '../dev/position.ts'
import { type LoadedGame, loadGame } from '../games.ts'
import { PointedProvider } from '../kit/pieces/context.tsx'
import { ShelfView } from '../kit/shelf/Shelves.tsx'
import { useSettings } from '../settings.ts'
import { NO_DRAFT } from '../table/board.ts'
import { TableSeat } from '../table/Seats.tsx'
import { type Hands, useScene } from '../table/scene.ts'
import { useTeller } from '../words/context.tsx'
import type { GamePage, Specimen } from './registry.ts'
import { Specimens } from './Specimens.tsx'

export function GamePageView({ game: id, page }: { readonly game: string; readonly page: GamePage }): ReactNode {
  const { language } = useSettings()
  const [game, setGame] = useState<LoadedGame | null>(null)
  useEffect(() => {
    void loadGame(id, language).then(setGame)
  }, [id, language])
  if (game === null) return null
  if (page === 'shelves') return <ShelvesView game={game} />
  return <Specimens specimens={page === 'seats' ? seatSpecimens(game) : tableSpecimens(id)} />
}

const Nothing = (): ReactNode => null

function ShelvesView({ game }: { readonly game: LoadedGame }): ReactNode {
  const { plugin, words: texts } = game
  const catalogs = useMemo(() => [texts.catalog, plugin.words ?? {}], [texts, plugin])
  const words = useTeller(catalogs, undefined, plugin.emblem)
  const specimens = useMemo(
    () =>
      plugin.shelves(words).map(
        (shelf): Specimen => ({
          name: shelf.name,
          wide: true,
          Show: () => <ShelfView shelf={shelf} words={words} Rule={Nothing} Shows={Nothing} />,
        }),
      ),
    [plugin, words],
  )
  return (
    <div className="learn" data-game={game.entry.id}>
      <Specimens specimens={specimens} />
    </div>
  )
}

const SEED = 'gallery'
/** Decisions after which the seats are shown. */
const MOMENTS = [0, 80] as const

function seatSpecimens(game: LoadedGame): Specimen[] {
  const rules = game.module.game
  const seats = Math.min(4, rules.seats.max)
  return MOMENTS.flatMap((after) => {
    const { state } = played(rules, { seats, seed: SEED }, after)
    return Array.from({ length: seats }, (_, of) => [false, true].map((folded) => ({ of, folded })))
      .flat()
      .map(({ of, folded }) => ({
        name: `Seat ${of + 1}${folded ? ', folded' : ''}, after ${after} decisions`,
        Show: () => <SeatView game={game} state={state} of={of} folded={folded} />,
      }))
  })
}

interface SeatViewProps {
  readonly game: LoadedGame
  readonly state: State
  readonly of: number
  readonly folded: boolean
}

const STILL: Hands = {
  hover: null,
  setHover() {},
  submit() {},
  before: null,
  spoken: null,
  hint: null,
  told: [],
  draft: NO_DRAFT,
  setDraft() {},
  openRule() {},
  phone: false,
  tab: '',
}

function SeatView({ game, state, of, folded }: SeatViewProps): ReactNode {
  const about = useMemo(() => localAbout(state, 0), [state])
  const position = useMemo(() => localPosition(game.module.game, state, 0, 0), [game, state])
  const scene = useScene(game, about, position, false)
  return (
    <PointedProvider>
      <div data-game={game.entry.id}>
        <TableSeat scene={scene} hands={STILL} of={of} folded={folded} />
      </div>
    </PointedProvider>
  )
}

/** Frames, because a table fills its window. */
function tableSpecimens(game: string): Specimen[] {
  return MOMENTS.flatMap((after) =>
    [
      { name: 'wide', width: 1280, height: 800 },
      { name: 'phone', width: 390, height: 844 },
    ].map(({ name, width, height }) => {
      const title = `Table after ${after} decisions, ${name}`
      const src = `position.html?game=${game}&seed=${SEED}&after=${after}`
      return {
        name: title,
        wide: true,
        Show: () => <iframe className="gallery-table" title={title} src={src} style={{ maxWidth: width, height }} />,
      }
    }),
  )
}
