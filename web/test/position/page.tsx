/** Any position of any game on the whole table, for tests and pictures: `show` takes a state, moves go on from there. */
import '../../src/theme/base.css'
import '../../src/theme/controls.css'
import '../../src/parts/frame.css'
import { type GameEvent, type Move, mayHear, type State, sameMove } from '@ludarium/kernel'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { type LoadedGame, loadGame } from '../../src/games.ts'
import { begin, settings } from '../../src/settings.ts'
import { type Choice, NO_DRAFT } from '../../src/table/board.ts'
import { fits } from '../../src/table/chain.ts'
import { DecisionBar } from '../../src/table/DecisionBar.tsx'
import { useLayout } from '../../src/table/layout.ts'
import { useScene } from '../../src/table/scene.ts'
import type { Position, ScorePoint, TableAbout, Told } from '../../src/table/source.ts'
import { TableView } from '../../src/table/TableView.tsx'
import { WordsProvider } from '../../src/words/context.tsx'

/** What `show` is told. */
export interface Shown {
  readonly game: string
  readonly state: State
  readonly seat: number
  readonly names: readonly string[]
  readonly told?: readonly Told[]
  /** For curves. */
  readonly scores?: readonly ScorePoint[]
}

declare global {
  interface Window {
    show(shown: Shown): Promise<void>
    /** How many decisions were made since. */
    made: number
  }
}

function positionOf(game: LoadedGame, state: State, seat: number, at: number): Position {
  const rules = game.module.game
  const view = rules.view(state, seat)
  const actors = rules.actors(state)
  const mine = actors.includes(seat)
  return {
    at,
    number: at,
    seat,
    view,
    hash: '',
    actors,
    legal: mine ? rules.legal(view, seat) : [],
    refused: mine ? rules.why(view, seat) : [],
    result: actors.length === 0 ? rules.result(state) : null,
    canUndo: false,
    canRedo: false,
  }
}

function Shows({ shown, game }: { readonly shown: Shown; readonly game: LoadedGame }): ReactNode {
  const layout = useLayout()
  const [state, setState] = useState(shown.state)
  const [at, setAt] = useState(0)
  const [told, setTold] = useState<readonly Told[]>(shown.told ?? [])
  const [draft, setDraft] = useState(NO_DRAFT)
  const [hover, setHover] = useState<Choice | null>(null)
  const [spoken, setSpoken] = useState<GameEvent | null>(null)
  const [about] = useState(
    (): TableAbout => ({
      id: 'position',
      game: shown.game,
      version: state.version,
      options: state.options,
      sitters: shown.names.map((name, n) => ({ name, kind: n === shown.seat ? 'person' : 'bot', level: '' })),
      own: [shown.seat],
      opened: 0,
      used: [],
      readonly: null,
    }),
  )
  const [position, setPosition] = useState(() => positionOf(game, state, shown.seat, at))
  const scene = useScene(game, about, position, true)
  const submit = (move: Move, then: readonly Partial<Move>[] = []): void => {
    const rules = game.module.game
    const after = rules.clone(state)
    const heard: Told[] = []
    const n = at + 1
    const play = (one: Move): void =>
      rules.play(after, shown.seat, one, (event) => {
        if (mayHear(event, shown.seat)) heard.push({ at: n, round: after.round, turn: after.turn, event })
      })
    if (!rules.legal(after, shown.seat).some((one) => sameMove(one, move))) return
    play(move)
    for (const part of then) {
      const next = rules.actors(after).includes(shown.seat)
        ? rules.legal(after, shown.seat).find((one) => fits(one, part))
        : undefined
      if (next === undefined) break
      play(next)
    }
    setState(after)
    setAt(n)
    window.made = n
    setTold([...told, ...heard])
    setDraft(NO_DRAFT)
    setHover(null)
    setPosition(positionOf(game, after, shown.seat, n))
  }
  const hands = {
    hover: hover !== null && scene.choices.some((choice) => sameMove(choice.move, hover.move)) ? hover : null,
    setHover,
    submit,
    before: null,
    spoken,
    hint: null,
    told,
    draft,
    setDraft,
    openRule: () => {},
    phone: layout === 'phone',
    tab: '',
  }
  return (
    <TableView
      scene={scene}
      hands={hands}
      layout={layout}
      told={told}
      newFrom={at}
      setSpoken={setSpoken}
      rule={null}
      setRule={() => {}}
      scores={async () => shown.scores ?? []}
      tools={{ undo: () => {}, redo: null, hint: () => {}, rules: () => {} }}
      menu={() => null}
      slider={null}
      bar={(sheet) => (
        <DecisionBar
          scene={scene}
          hands={hands}
          thinking={null}
          saving={false}
          hint={null}
          asked={null}
          sheet={sheet}
          onRematch={() => {}}
          onAnswer={() => {}}
          peeking={null}
        />
      )}
    />
  )
}

begin()
const element = document.getElementById('root')
if (element !== null) {
  const root = createRoot(element)
  let shows = 0
  window.show = async (shown) => {
    const game = await loadGame(shown.game, settings().language)
    window.made = 0
    shows++
    root.render(
      <WordsProvider>
        <Router hook={useHashLocation}>
          <Shows key={shows} shown={shown} game={game} />
        </Router>
      </WordsProvider>,
    )
  }
}
