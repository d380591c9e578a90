/** One moment of a table, ready to be drawn: the position with its words, looks and what may be clicked. */
import type { GameEvent, Move, Seat, State } from '@ludarium/kernel'
import { useCallback, useMemo } from 'react'
import type { LoadedGame } from '../games.ts'
import { useTeller } from '../words/context.tsx'
import type { BoardProps, Choice, Draft, RefusedChoice, Teller } from './board.ts'
import { colourOf, numberOf, type SeatLook } from './seats.ts'
import type { Position, TableAbout, Told } from './source.ts'

export interface Scene {
  readonly game: LoadedGame
  readonly about: TableAbout
  readonly position: Position
  readonly words: Teller
  readonly looks: readonly SeatLook[]
  /** In the order they are offered: the game's, within a group by what they bring. */
  readonly choices: readonly Choice[]
  readonly refused: readonly RefusedChoice[]
  /** Keeps its identity as long as the position is the same. */
  readonly foresee: BoardProps['foresee']
}

/** What a scene needs beside the position; replays leave most of it out. */
export interface Hands {
  readonly hover: Choice | null
  setHover(choice: Choice | null): void
  submit(move: Move, then?: readonly Partial<Move>[]): void
  readonly before: State | null
  readonly spoken: GameEvent | null
  readonly hint: Move | null
  readonly told: readonly Told[]
  readonly draft: Draft
  setDraft(draft: Draft): void
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
    const listed = position.legal.map((move, index): Choice => {
      const message = module.speech.move(view, seat, move)
      return { index, move, message, text: words.t(message), group: message.group, rule: message.rule }
    })
    if (plugin.worth === undefined) return inOrder(listed)
    const foresee = (move: Move, then?: readonly Partial<Move>[]) => game.foresee(view, seat, move, then)
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

/** Groups in the order they first appear, within a group the worthiest first. */
function inOrder(choices: readonly Choice[]): Choice[] {
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
    told: hands.told,
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
