/** The debug panel: legal moves with their words and places, the agenda, and the view of each seat. */
import type { Move, Seat, State } from '@ludarium/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import type { LoadedGame } from '../games.ts'
import { useTeller } from '../words/context.tsx'
import { NAMES } from './position.ts'

interface DebugProps {
  readonly game: LoadedGame
  readonly state: State
  play(seat: Seat, move: Move): void
}

const nameOf = (seat: number): string => NAMES[seat] ?? `${seat + 1}`

export function Debug(props: DebugProps): ReactNode {
  const { game, state } = props
  const actors = game.module.game.actors(state)
  return (
    <>
      {actors.length === 0 && <p>The game is over.</p>}
      {actors.map((seat) => (
        <Moves key={seat} {...props} seat={seat} />
      ))}
      <details open>
        <summary>Agenda, the last step is next ({state.agenda.length})</summary>
        <ol className="dev-agenda">
          {state.agenda.map((step) => (
            <li key={JSON.stringify(step)}>
              <code>{JSON.stringify(step)}</code>
            </li>
          ))}
        </ol>
      </details>
      <View {...props} />
    </>
  )
}

function Moves({ game, state, seat, play }: DebugProps & { readonly seat: Seat }): ReactNode {
  const { module, plugin, words: texts } = game
  const catalogs = useMemo(() => [texts.catalog, plugin.words ?? {}], [texts, plugin])
  const words = useTeller(catalogs, nameOf, plugin.emblem)
  const view = module.game.view(state, seat)
  const moves = module.game.legal(view, seat)
  return (
    <details open>
      <summary>
        {nameOf(seat)} may make {moves.length} moves: {words.t(module.speech.prompt(view, seat))}
      </summary>
      <ol className="dev-moves">
        {moves.map((move) => (
          <li key={JSON.stringify(move)}>
            <button type="button" className="button small" onClick={() => play(seat, move)}>
              {words.t(module.speech.move(view, seat, move))}
            </button>
            <code>
              {JSON.stringify(move)} @ {module.places?.of(view, seat, move) ?? 'no place'}
            </code>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** 'all' is the whole state, 'watcher' the view of nobody's seat. */
function View({ game, state }: DebugProps): ReactNode {
  const [who, setWho] = useState('0')
  const rules = game.module.game
  const shown = who === 'all' ? state : rules.view(state, who === 'watcher' ? null : Number(who))
  const options = [...Array.from({ length: state.seats }, (_, seat) => `${seat}`), 'watcher', 'all']
  return (
    <details>
      <summary>State</summary>
      <label>
        As seen by{' '}
        <select value={who} onChange={(event) => setWho(event.target.value)}>
          {options.map((one) => (
            <option key={one} value={one}>
              {/\d/.test(one) ? nameOf(Number(one)) : one}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(shown).map(([field, value]) => (
        <details key={field}>
          <summary>{field}</summary>
          <pre>{JSON.stringify(value, null, 1)}</pre>
        </details>
      ))}
    </details>
  )
}
