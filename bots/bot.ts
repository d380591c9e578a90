/** Players that are not people. A bot sees only what its seat may see, and answers with a legal move. */
import type { Chance, Game, Move, Seat, State } from '@ludarium/kernel'

/** Thought in slices, so that whoever runs it can stop at any time and take the best move found so far. */
export interface Thinking {
  /** Always a legal move. */
  readonly best: Move
  /** Thinks a little further; false when there is nothing more to think. */
  step(): boolean
  /** The moves from the best one on, as far as they are planned. */
  readonly line?: readonly Move[]
  /** Whole lines that were compared, the best first. */
  readonly lines?: readonly (readonly Move[])[]
  /** Positions that have been looked at so far, where they are counted. */
  readonly looked?: number
}

export interface Bot {
  /** `view` is the game's view for that seat, which must be an actor; `chance` is the bot's own. */
  think(view: State, seat: Seat, chance: Chance): Thinking
}

/** A kind of bot. A bot made for a table may remember what it planned there. */
export interface BotSpec {
  readonly name: string
  readonly about: string
  make(game: Game): Bot
}

/** Thinks to the end and decides. */
export function choose(bot: Bot, view: State, seat: Seat, chance: Chance): Move {
  const thinking = bot.think(view, seat, chance)
  while (thinking.step());
  return thinking.best
}
