/** The dialog that opens a game: good defaults, one click to start, everything else for who wants it. */
import { bots } from '@ludarium/bots'
import { begin, type OptionSpec } from '@ludarium/kernel'
import { botName, newSeed } from '@ludarium/tables'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { SeatShape } from '../art/SeatShape.tsx'
import { type LoadedGame, loadGame } from '../games.ts'
import { Dialog } from '../kit/surface/Dialog.tsx'
import { createLocal, problemOf } from '../local/source.ts'
import type { GameEntry } from '../registry.ts'
import { useSettings } from '../settings.ts'
import { colourOf, type SeatColour } from '../table/seats.ts'
import { useTeller, useWords } from '../words/context.tsx'
import './newtable.css'

/** Who sits on a chair: a person, or the name of a bot. */
interface Chair {
  readonly name: string
  readonly who: string
}

const USUAL_BOT = bots.some((bot) => bot.name === 'greedy') ? 'greedy' : (bots[0]?.name ?? '')

function usualSeats(entry: GameEntry, people: boolean): number {
  const wanted = people ? 2 : 4
  return Math.min(entry.seats.max, Math.max(entry.seats.min, wanted))
}

export default function NewTable(props: { entry: GameEntry; people: boolean; onClose(): void }): ReactNode {
  const { entry } = props
  const shell = useTeller()
  const { t } = shell
  const settings = useSettings()
  const [, go] = useLocation()
  const [game, setGame] = useState<LoadedGame | null>(null)
  /** A game refuses in its own words. */
  const words = useTeller(game === null ? NO_CATALOGS : catalogsOf(game))
  const [seats, setSeats] = useState(() => usualSeats(entry, props.people))
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    Array.from({ length: entry.seats.max }, (_, seat) => ({
      name: '',
      who: props.people || seat === 0 ? 'person' : USUAL_BOT,
    })),
  )
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [seed, setSeed] = useState(() => new URLSearchParams(location.search).get('seed') ?? '')
  const [fresh] = useState(newSeed)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const start = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    let current = true
    start.current?.focus()
    loadGame(entry.id, settings.language).then(
      (loaded) => current && setGame(loaded),
      (problem: unknown) => current && setError(t(problemOf(problem).message)),
    )
    return () => {
      current = false
    }
  }, [entry.id, settings.language, t])

  const colours = useMemo(
    () => coloursFor(game, seats, options, seed === '' ? fresh : seed),
    [game, seats, options, seed, fresh],
  )
  const people = chairs.slice(0, seats).filter((chair) => chair.who === 'person').length

  const nameOf = (seat: number): string => {
    const chair = chairs[seat]
    if (chair === undefined) return ''
    if (chair.name.trim() !== '') return chair.name.trim()
    if (chair.who !== 'person') return botName(seat)
    const first = chairs.findIndex((one) => one.who === 'person')
    return seat === first ? settings.name || t('name.guest') : t('name.player', { n: seat + 1 })
  }

  const open = async (): Promise<void> => {
    if (people === 0) return setError(t('new.two'))
    setBusy(true)
    try {
      const sitters = chairs.slice(0, seats).map((chair, seat) => ({
        name: nameOf(seat),
        kind: chair.who === 'person' ? ('person' as const) : ('bot' as const),
        level: chair.who === 'person' ? '' : chair.who,
      }))
      const order = { game: entry.id, seats, options: cut(options, game, seats), seed: seed === '' ? fresh : seed }
      const id = await createLocal({ ...order, sitters })
      go(`/table/${id}`)
    } catch (problem) {
      setError(words.t(problemOf(problem).message))
      setBusy(false)
    }
  }

  const seat = (n: number, changes: Partial<Chair>): void =>
    setChairs(chairs.map((chair, i) => (i === n ? { ...chair, ...changes } : chair)))

  return (
    <Dialog title={entry.name} className="newtable" onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <SeatCount entry={entry} seats={seats} onChange={setSeats} />
        <p className="newtable-alone">{people === 1 && t(seats === 1 ? 'alone.solo' : 'alone.bots')}</p>
        <ul className="chairs">
          {chairs.slice(0, seats).map((chair, n) => (
            // Chairs have no other identity than their place.
            <li key={`chair ${entry.id} ${String(n)}`}>
              <SeatShape colour={colours[n] ?? colourOf(n)} size={22} />
              <input
                className="input"
                aria-label={t('new.name', { n: n + 1 })}
                placeholder={nameOf(n)}
                maxLength={24}
                value={chair.name}
                onChange={(event) => seat(n, { name: event.target.value })}
              />
              <select
                className="input"
                aria-label={t('new.who', { n: n + 1 })}
                value={chair.who}
                onChange={(event) => seat(n, { who: event.target.value })}
              >
                <option value="person">{t('new.person')}</option>
                {bots.map((bot) => (
                  <option key={bot.name} value={bot.name}>
                    {t('bot.level', { name: shell.has(`bot.${bot.name}`) ? t(`bot.${bot.name}`) : bot.name })}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        <details className="newtable-options">
          <summary>{t('new.options')}</summary>
          <div className="option-fields">
            {game !== null && (
              <OptionFields game={game} seats={seats} colours={colours} values={options} onChange={setOptions} />
            )}
            <label className="field">
              <span>{t('new.seed')}</span>
              <input className="input" maxLength={100} value={seed} onChange={(event) => setSeed(event.target.value)} />
              <small>{t('new.seed.about')}</small>
            </label>
          </div>
        </details>
        {error !== '' && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <div className="dialog-foot cluster">
          <button type="button" className="button tall" onClick={props.onClose}>
            {t('new.cancel')}
          </button>
          <button ref={start} type="submit" className="button primary tall" disabled={busy}>
            {t('new.start')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** The colours that the seats will have: the table is set up as it would be opened, and looked at as everybody may. */
export function coloursFor(
  game: LoadedGame | null,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
): readonly SeatColour[] {
  const begun = game === null ? null : begin(game.module.game, { seats, options: cut(options, game, seats), seed })
  if (game === null || begun === null || !begun.ok) return []
  const view = game.module.game.view(begun.value.state, null)
  return Array.from({ length: seats }, (_, seat) => colourOf(game.plugin.colour?.(view, seat) ?? seat))
}

/** Lists by seat are as long as there are seats. */
export function cut(
  options: Readonly<Record<string, unknown>>,
  game: LoadedGame | null,
  seats: number,
): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const spec of game?.module.game.options ?? []) {
    const value = options[spec.id]
    if (value === undefined) continue
    out[spec.id] =
      spec.kind === 'seats' && Array.isArray(value)
        ? Array.from({ length: seats }, (_, n): unknown => value[n] ?? spec.default)
        : value
  }
  return out
}

function SeatCount(props: { entry: GameEntry; seats: number; onChange(seats: number): void }): ReactNode {
  const t = useWords()
  const { min, max } = props.entry.seats
  return (
    <fieldset className="seat-count row">
      <legend>{t('new.seats')}</legend>
      <div className="segments">
        {Array.from({ length: max - min + 1 }, (_, n) => min + n).map((seats) => (
          <button key={seats} type="button" aria-pressed={seats === props.seats} onClick={() => props.onChange(seats)}>
            {seats}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export interface OptionFieldsProps {
  readonly game: LoadedGame
  readonly seats: number
  readonly colours: readonly SeatColour[]
  readonly values: Readonly<Record<string, unknown>>
  onChange(values: Readonly<Record<string, unknown>>): void
}

function OptionFields(props: OptionFieldsProps): ReactNode {
  const set = (id: string, value: unknown): void => props.onChange({ ...props.values, [id]: value })
  return props.game.module.game.options.map((spec) => (
    <OptionField key={spec.id} {...props} spec={spec} set={(value) => set(spec.id, value)} />
  ))
}

export function OptionField(props: OptionFieldsProps & { spec: OptionSpec; set(value: unknown): void }): ReactNode {
  const t = useWords()
  const { spec, set, values } = props
  const words = useTeller(catalogsOf(props.game))
  const name = words.t(`option.${spec.id}`)
  switch (spec.kind) {
    case 'flag':
      return (
        <label className="check">
          <input
            type="checkbox"
            checked={values[spec.id] === undefined ? spec.default : values[spec.id] === true}
            onChange={(event) => set(event.target.checked)}
          />
          <span>{name}</span>
        </label>
      )
    case 'number':
      return (
        <label className="field">
          <span>{name}</span>
          <input
            type="number"
            className="input"
            min={spec.min}
            max={spec.max}
            value={typeof values[spec.id] === 'number' ? Number(values[spec.id]) : spec.default}
            onChange={(event) => set(event.target.valueAsNumber)}
          />
        </label>
      )
    case 'choice':
      return (
        <div className="field">
          <span aria-hidden="true">{name}</span>
          <Choice
            words={words}
            label={name}
            spec={spec}
            value={String(values[spec.id] ?? spec.default)}
            onChange={set}
          />
        </div>
      )
    case 'seats': {
      const given: unknown = values[spec.id]
      const list = Array.from({ length: props.seats }, (_, n) =>
        Array.isArray(given) && typeof given[n] === 'string' ? String(given[n]) : spec.default,
      )
      return (
        <fieldset className="field by-seat">
          <legend>{name}</legend>
          {list.map((value, n) => (
            <div key={`${spec.id} ${String(n)}`}>
              <SeatShape colour={props.colours[n] ?? colourOf(n)} size={18} />
              <Choice
                words={words}
                label={t('new.option.seat', { option: name, n: n + 1 })}
                spec={spec}
                value={value}
                onChange={(next) => set(list.map((old, i) => (i === n ? next : old)))}
              />
            </div>
          ))}
        </fieldset>
      )
    }
  }
}

interface ChoiceFieldProps {
  readonly words: ReturnType<typeof useTeller>
  readonly label: string
  readonly spec: { readonly id: string; readonly values: readonly string[] }
  readonly value: string
  onChange(value: string): void
}

export function Choice(props: ChoiceFieldProps): ReactNode {
  return (
    <select
      className="input"
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {props.spec.values.map((value) => (
        <option key={value} value={value}>
          {props.words.t(`option.${props.spec.id}.${value}`)}
        </option>
      ))}
    </select>
  )
}

const NO_CATALOGS: readonly LoadedGame['words']['catalog'][] = []

const catalogs = new WeakMap<LoadedGame, readonly LoadedGame['words']['catalog'][]>()

export function catalogsOf(game: LoadedGame): readonly LoadedGame['words']['catalog'][] {
  const known = catalogs.get(game)
  if (known !== undefined) return known
  const list = [game.words.catalog]
  catalogs.set(game, list)
  return list
}
