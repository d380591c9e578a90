/** What a table asks the reader, in the game's own words: for lists of tables and the chips beside the board. */
import type { Message, Seat } from '@ludarium/kernel'
import type { RoomEntry } from '@ludarium/tables'
import { rendererOf } from '@ludarium/words'
import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react'
import { loadGame } from '../games.ts'
import { useSettings } from '../settings.ts'
import { colourOf, numberOf, type SeatColour } from '../table/seats.ts'
import { online, wire } from './client.ts'

export interface OpenQuestion {
  readonly rich: ReactNode
  readonly plain: string
  readonly turn: number
  readonly round: number
  readonly colours: readonly SeatColour[]
}

const known = new Map<string, OpenQuestion>()

/** Seats of the reader at a table in a list. */
export function ownSeats(entry: Pick<RoomEntry, 'seats'>): readonly Seat[] {
  const me = online().person?.id
  return entry.seats.flatMap((seat, n) => (seat.kind === 'person' && seat.person?.id === me ? [n] : []))
}

async function read(entry: RoomEntry, language: string): Promise<OpenQuestion | null> {
  const seat = ownSeats(entry).find((one) => entry.actors.includes(one)) ?? ownSeats(entry)[0] ?? null
  const found = await wire.call('position', entry.id, seat)
  if (!found.ok) return null
  const { view } = found.value
  const game = await loadGame(entry.game, language)
  const asked = seat ?? found.value.actors[0] ?? 0
  const words = rendererOf({
    language: language === 'en-XA' ? 'en' : language,
    catalogs: game.plugin.words === undefined ? [game.words.catalog] : [game.words.catalog, game.plugin.words],
    seat: (n) => entry.seats[n]?.person?.name ?? String(n + 1),
  })
  const prompt: Message = game.module.speech.prompt(view, asked)
  const parts = words.parts<ReactNode>(prompt, (name, text) => createElement('b', { 'data-name': name.key }, text))
  return {
    rich: createElement(Fragment, null, ...parts),
    plain: words.say(prompt),
    turn: view.turn,
    round: view.round,
    colours: entry.seats.map(({ sign }, n) => colourOf(game.plugin.colour?.(view, n) ?? numberOf(sign, n))),
  }
}

/** Null until it is known. */
export function useQuestion(entry: RoomEntry): OpenQuestion | null {
  const { language } = useSettings()
  const key = `${entry.id} ${entry.decisions} ${entry.actors.join()} ${language}`
  const [question, setQuestion] = useState(known.get(key) ?? null)
  useEffect(() => {
    let current = true
    const kept = known.get(key)
    if (kept !== undefined) {
      setQuestion(kept)
      return
    }
    read(entry, language).then(
      (found) => {
        if (found === null) return
        known.set(key, found)
        if (current) setQuestion(found)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [key, entry, language])
  return question
}
