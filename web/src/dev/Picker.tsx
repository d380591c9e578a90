/** Chooses the position: a game, a seeded start, decisions by bots, a fixed position of the tests, or a pasted text. */
import type { Game } from '@ludarium/kernel'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { games } from '../registry.ts'
import { afterBots, type DevSession, fixedNames, pasted } from './session.ts'

interface PickerProps {
  readonly game: Game
  readonly session: DevSession
  onPick(session: DevSession): void
  onGame(id: string): void
}

export function Picker(props: PickerProps): ReactNode {
  const { game, session } = props
  return (
    <div className="stack">
      <label>
        Game{' '}
        <select value={game.id} onChange={(event) => props.onGame(event.target.value)}>
          {games.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Seeded key={`${game.id} ${JSON.stringify(session.base)}`} {...props} />
      <Fixed {...props} />
      <Paste {...props} />
    </div>
  )
}

function Seeded({ game, session, onPick }: PickerProps): ReactNode {
  const { base } = session
  const start = base.kind === 'start' ? base : { seats: Math.min(4, game.seats.max), seed: 'dev' }
  const pick = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const opening = { ...start, seats: Number(form.get('seats')), seed: String(form.get('seed') || 'dev') }
    onPick(afterBots(game, opening, Number(form.get('after'))))
  }
  return (
    <form className="cluster" onSubmit={pick}>
      <label>
        Seats <input name="seats" type="number" min={game.seats.min} max={game.seats.max} defaultValue={start.seats} />
      </label>
      <label>
        Seed <input name="seed" defaultValue={start.seed} />
      </label>
      <label>
        Decisions by bots <input name="after" type="number" min="0" defaultValue={session.decisions.length} />
      </label>
      <button type="submit" className="button small">
        Show
      </button>
    </form>
  )
}

function Fixed({ game, session, onPick }: PickerProps): ReactNode {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    void fixedNames(game.id).then(setNames, () => setNames([]))
  }, [game.id])
  if (names.length === 0) return null
  const now = session.base.kind === 'fixed' ? session.base.name : ''
  return (
    <label>
      Fixed position{' '}
      <select
        value={now}
        onChange={(event) =>
          onPick({ game: game.id, base: { kind: 'fixed', name: event.target.value }, decisions: [] })
        }
      >
        <option value="" disabled>
          none
        </option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}

function Paste({ game, onPick }: PickerProps): ReactNode {
  const [wrong, setWrong] = useState('')
  const read = (text: string): void => {
    try {
      if (text.trim() !== '') onPick(pasted(game, text))
      setWrong('')
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <label className="stack">
      Paste a record or a position
      <textarea rows={2} onChange={(event) => read(event.target.value)} />
      {wrong !== '' && <span className="error">{wrong}</span>}
    </label>
  )
}
