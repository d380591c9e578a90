/** One moment of a table, ready to be drawn: the position with its words, looks and what may be clicked. */
import type { GameEvent, GameModule, Move, Seat, State } from '@ludarium/kernel'
import { useCallback, useMemo } from 'react'
import type { LoadedGame } from '../games.ts'
import { useTeller } from '../words/context.tsx'
import type { BoardChoice, BoardDraft, BoardProps, RefusedChoice, Teller } from './board.ts'
import { colourOf, numberOf, type SeatLook } from './seats.ts'
import type { LogEntry, Position, TableAbout } from './source.ts'

export interface Scene {
  readonly game: LoadedGame
  readonly about: TableAbout
  readonly position: Position
  readonly words: Teller
  readonly looks: readonly SeatLook[]
  /** In the order they are offered: the game's, within a group by what they bring. */
  readonly choices: readonly BoardChoice[]
  readonly refused: readonly RefusedChoice[]
  /** Keeps its identity as long as the position is the same. */
  readonly foresee: BoardProps['foresee']
}

/** What a scene needs beside the position; replays leave most of it out. */
export interface Hands {
  readonly hover: BoardChoice | null
  setHover(choice: BoardChoice | null): void
  submit(move: Move, then?: readonly Partial<Move>[]): void
  readonly before: State | null
  readonly spoken: GameEvent | null
  readonly hint: Move | null
  readonly told: readonly LogEntry[]
  readonly draft: BoardDraft
  setDraft(draft: BoardDraft): void
  openRule(rule: string): void
  readonly phone: boolean
  readonly tab: string
}

export function useScene(game: LoadedGame, about: TableAbout, position: Position, playing: boolean): Scene {
  const { module, plugin } = game
  const catalogs = useMemo(
    () => (plugin.words === undefined ? [game.words.catalog] : [game.words.catalog, plugin.words]),
    [game, plugin],
  )
  const name = useCallback((seat: number) => about.sitters[seat]?.name ?? `${seat + 1}`, [about])
  const words = useTeller(catalogs, name, plugin.emblem)
  const looks = useMemo(() => looksOf(game, about, position.view), [game, about, position.view])

  const choices = useMemo(() => {
    const { seat, view } = position
    if (seat === null || !playing) return []
    const listed = position.legal.map((move, index): BoardChoice => {
      const message = module.speech.move(view, seat, move)
      return { index, move, message, text: words.t(message), group: message.group, rule: message.rule }
    })
    const foresee = (move: Move, then?: readonly Partial<Move>[]) => game.foresee(view, seat, move, then)
    if (plugin.worth === undefined) return inOrder(ranked(module, view, seat, listed, foresee))
    return inOrder(listed.map((choice) => ({ ...choice, worth: plugin.worth?.(choice, view, seat, foresee) ?? 0 })))
  }, [position, playing, game, module, plugin, words])

  const refused = useMemo(
    () => (playing ? position.refused : []).map((one) => ({ ...one, text: words.t(one.reason) })),
    [position, playing, words],
  )
  const foresee = useCallback<Scene['foresee']>(
    (move, then) => (position.seat === null ? null : game.foresee(position.view, position.seat, move, then)),
    [game, position],
  )
  return { game, about, position, words, looks, choices, refused, foresee }
}

function looksOf(game: LoadedGame, about: TableAbout, view: State): SeatLook[] {
  return about.sitters.map((sitter, seat) => ({
    name: sitter.name,
    bot: sitter.kind === 'bot',
    own: about.own.includes(seat),
    colour: colourOf(game.plugin.colour?.(view, seat) ?? numberOf(sitter.sign, seat)),
    seat,
  }))
}

/** By the game's advice, as far as the game has its moves ranked: 1 is the best, 0 the worst and all others. */
function ranked(
  { game, isRanked }: GameModule,
  view: State,
  seat: Seat,
  choices: readonly BoardChoice[],
  foresee: BoardProps['foresee'],
): readonly BoardChoice[] {
  const values = choices.map(({ move }) => {
    const after = isRanked?.(view, move) === true ? foresee(move)?.ways[0] : undefined
    return after === undefined ? null : game.advice.evaluate(after, seat)
  })
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return choices.map((choice, n) => {
    const value = values[n] ?? null
    return { ...choice, worth: value === null || least === most ? 0 : (value - least) / (most - least) }
  })
}

/** Groups in the order they first appear, within a group the worthiest first. */
function inOrder(choices: readonly BoardChoice[]): BoardChoice[] {
  const groups = Map.groupBy(choices, (choice) => choice.group)
  return [...groups.values()].flatMap((group) => group.sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0)))
}

export function boardProps(scene: Scene, hands: Hands): BoardProps {
  const { position, choices, refused, words, looks } = scene
  return {
    view: position.view,
    seat: position.seat,
    actors: position.actors,
    legal: choices,
    refused,
    submit: hands.submit,
    hover: hands.hover,
    setHover: hands.setHover,
    before: hands.before,
    spoken: hands.spoken,
    hint: hands.hint,
    words,
    looks,
    foresee: scene.foresee,
    log: hands.told,
    draft: hands.draft,
    setDraft: hands.setDraft,
    openRule: hands.openRule,
    phone: hands.phone,
    tab: hands.tab,
  }
}

/** Seats as they sit: the reader's own first, then clockwise. */
export function seatsFrom(own: Seat | null, count: number): Seat[] {
  return Array.from({ length: count }, (_, n) => (n + (own ?? 0)) % count)
}
