/** The game of this folder on the generic board without any kit. Only tests open it: `?map` with a map, `?phone` narrow. */
import '../../../theme/base.css'
import '../../../kit/controls.css'
import '../../../table/table.css'
import '../../../table/decision.css'
import { type GameModule, type Move, type State, sameMove } from '@ludarium/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PointedProvider } from '../../../kit/pieces/context.tsx'
import { type BoardChoice, type BoardProps, NO_DRAFT } from '../../../table/board.ts'
import { foresight, pressOf } from '../../../table/foresight.ts'
import { Preview } from '../../../table/Preview.tsx'
import { colourOf } from '../../../table/seats.ts'
import { en } from '../../../words/en.ts'
import { makeTeller } from '../../../words/teller.ts'
import { genericBoard } from '../index.tsx'
import { module as stall } from './game.ts'

const asked = new URLSearchParams(location.search)
const module: GameModule = stall
const { game, speech } = module
const plugin = genericBoard(module)
const foresee = foresight(game)
const names = ['Mara', 'Tomo']
const looks = names.map((name, seat) => ({ name, bot: false, own: seat === 0, colour: colourOf(seat) }))

function Trial(props: { readonly start: State; readonly catalog: Readonly<Record<string, string>> }): ReactNode {
  const [past, setPast] = useState<readonly State[]>([props.start])
  const s = past[past.length - 1] ?? props.start
  const [draft, setDraft] = useState(NO_DRAFT)
  const [hover, setHover] = useState<BoardChoice | null>(null)
  const words = useMemo(
    () =>
      makeTeller({
        language: 'en',
        catalogs: [props.catalog, plugin.words ?? {}, en],
        seat: (n) => names[n] ?? '',
      }),
    [props.catalog],
  )
  const view = useMemo(() => game.view(s, 0), [s])
  const legal = useMemo(
    () =>
      game.legal(view, 0).map((move, index): BoardChoice => {
        const message = speech.move(view, 0, move)
        return { index, move, message, text: words.t(message), group: message.group, rule: message.rule }
      }),
    [view, words],
  )
  const reasons = useMemo(() => game.why(view, 0).map((one) => ({ ...one, text: words.t(one.reason) })), [view, words])
  /** A table of this page's own: every press is a state more, the rival draws whatever happens. */
  const submit = (move: Move, then?: readonly Partial<Move>[]): void => {
    if (!legal.some((choice) => sameMove(choice.move, move))) return
    const after = game.clone(s)
    for (const one of pressOf(game, view, 0, move, then)) game.play(after, 0, one)
    if (game.actors(after).includes(1)) game.play(after, 1, { do: 'draw' })
    setPast([...past, after])
    setHover(null)
  }
  const undo = (): void => setPast(past.length > 1 ? past.slice(0, -1) : past)
  const board: BoardProps = {
    view,
    seat: 0,
    actors: game.actors(s),
    legal,
    refused: reasons,
    submit,
    hover,
    setHover,
    before: null,
    spoken: null,
    hint: null,
    log: [],
    draft,
    setDraft,
    words,
    looks,
    foresee: (move, then) => foresee(view, 0, move, then),
    openRule: () => {},
    phone: asked.has('phone'),
    tab: asked.get('phone') ?? '',
  }
  const { Board, Dock, PlayerPanel, Strip } = plugin
  return (
    <PointedProvider>
      <p id="tabs">
        {plugin
          .tabs(view)
          .map(({ id }) => id)
          .join(' ')}
      </p>
      <p id="waits">{legal.map((choice) => plugin.tabOf?.(choice, view, 0)).join(' ')}</p>
      <p>
        <button
          type="button"
          onClick={() => submit(taking('agate'), [taking('flint'), taking('diamond'), taking('emerald')])}
        >
          Agate and flint
        </button>
        <button type="button" onClick={undo}>
          Undo
        </button>
      </p>
      <div style={{ minHeight: 40 }}>
        <Preview {...board} plugin={plugin} choice={hover ?? undefined} />
      </div>
      <div style={{ height: 420 }}>
        <Board {...board} />
      </div>
      {Strip !== undefined && <Strip {...board} />}
      {Dock !== undefined && <Dock {...board} />}
      <PlayerPanel {...board} of={1} folded={false} />
    </PointedProvider>
  )
}

const taking = (stone: string) => ({ do: 'take', stone })

async function open(): Promise<void> {
  const words = await module.words.en?.()
  const root = document.getElementById('root')
  if (root === null || words === undefined) return
  const start = game.setup({ seats: 2, options: { map: asked.has('map') }, seed: '7'.padStart(64, '0') })
  createRoot(root).render(<Trial start={start} catalog={words.catalog} />)
}

void open()
