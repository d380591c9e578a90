/** What is not possible and why: each reason once, with what it is about. */
import type { Message, Move, Seat, Speech, State } from '@ludarium/kernel'
import { type Renderer, rendererOf } from '@ludarium/words'
import type { Scene } from './scene.ts'

export interface Reason {
  readonly text: string
  /** The moves in words, as the bar would say them; none where the reason says it all. */
  readonly about: readonly string[]
}

/** Words that are all there or not at all: of a refused move often only some fields are known. */
export function strictWords(language: string, catalogs: Parameters<typeof rendererOf>[0]['catalogs']): Renderer {
  return rendererOf({
    language,
    catalogs,
    missing: ({ key }) => {
      throw new Error(`There are no words for ${key}.`)
    },
  })
}

/** The move as the bar would say it, or else the kind of move, or the thing that it is about. */
export function subjectOf(
  speech: Speech,
  words: Renderer,
  view: State,
  seat: Seat,
  move: Partial<Move>,
): Message | null {
  try {
    const message = speech.move(view, seat, move as Move)
    words.say(message)
    return message
  } catch {
    return kindOf(words, move)
  }
}

/** 'about.upgrade.palace', the name 'slot.R', or 'about.upgrade'. */
function kindOf(words: Renderer, { do: verb, ...fields }: Partial<Move>): Message | null {
  const named = Object.entries(fields).flatMap(([field, value]) => [`about.${verb}.${value}`, `${field}.${value}`])
  const key = [...named, `about.${verb}`].find(words.has)
  return key === undefined ? null : { key }
}

export function reasonsOf(scene: Scene): Reason[] {
  const { game, position, refused, words } = scene
  const { view, seat } = position
  if (seat === null) return []
  const strict = strictWords(
    words.language === 'en-XA' ? 'en' : words.language,
    game.plugin.words === undefined ? [game.words.catalog] : [game.words.catalog, game.plugin.words],
  )
  const found = new Map<string, Set<string>>()
  for (const { move, text } of refused) {
    const subject = subjectOf(game.module.speech, strict, view, seat, move)
    const about = found.get(text) ?? new Set()
    found.set(text, subject === null ? about : about.add(words.t(subject)))
  }
  return [...found].map(([text, about]) => ({ text, about: [...about] }))
}
