/** Any position on the whole table, played on without a server or a worker: for development, tests and pictures. */
import { type GameEvent, type Move, mayHear, type State, sameMove } from '@ludarium/kernel'
import { type ReactNode, useState } from 'react'
import type { LoadedGame } from '../games.ts'
import { BoardFallback } from '../table/BoardFallback.tsx'
import { type BoardChoice, NO_DRAFT } from '../table/board.ts'
import { DecisionBar } from '../table/DecisionBar.tsx'
import { pressOf } from '../table/foresight.ts'
import { useLayout } from '../table/layout.ts'
import { useScene } from '../table/scene.ts'
import type { LogEntry, ScorePoint } from '../table/source.ts'
import { TableView } from '../table/TableView.tsx'
import { localAbout, localPosition } from './position.ts'

/** A position and how it is seen. */
export interface Shown {
  readonly game: string
  readonly state: State
  readonly seat: number
  readonly names: readonly string[]
  readonly told?: readonly LogEntry[]
  /** For curves. */
  readonly scores?: readonly ScorePoint[]
}

interface LocalTableProps {
  readonly shown: Shown
  readonly game: LoadedGame
  /** Hears the moves of a press. */
  onPress?(moves: readonly Move[]): void
}

export function LocalTable(props: LocalTableProps): ReactNode {
  return <BoardFallback game={props.game}>{(game) => <Playing {...props} game={game} />}</BoardFallback>
}

function Playing({ shown, game, onPress }: LocalTableProps): ReactNode {
  const layout = useLayout()
  const rules = game.module.game
  const { seat } = shown
  const [now, setNow] = useState({ state: shown.state, at: 0, told: shown.told ?? [] })
  const [draft, setDraft] = useState(NO_DRAFT)
  const [hover, setHover] = useState<BoardChoice | null>(null)
  const [spoken, setSpoken] = useState<GameEvent | null>(null)
  const [about] = useState(() => localAbout(shown.state, seat, shown.names))
  const [position, setPosition] = useState(() => localPosition(rules, now.state, seat, now.at))
  const scene = useScene(game, about, position, true)
  const submit = (move: Move, then: readonly Partial<Move>[] = []): void => {
    const state = rules.clone(now.state)
    const told: LogEntry[] = [...now.told]
    const at = now.at + 1
    if (!rules.legal(state, seat).some((one) => sameMove(one, move))) return
    const moves = pressOf(rules, rules.view(state, seat), seat, move, then)
    for (const one of moves) {
      rules.play(state, seat, one, (event) => {
        if (mayHear(event, seat)) told.push({ at, round: state.round, turn: state.turn, event })
      })
    }
    setNow({ state, at, told })
    setDraft(NO_DRAFT)
    setHover(null)
    setPosition(localPosition(rules, state, seat, at))
    onPress?.(moves)
  }
  const hands = {
    hover: hover !== null && scene.choices.some((choice) => sameMove(choice.move, hover.move)) ? hover : null,
    setHover,
    submit,
    before: null,
    spoken,
    hint: null,
    told: now.told,
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
      told={now.told}
      newFrom={now.at}
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
