/** The bot interface. A bot sees only what its seat may see and answers with a legal move. */
import type { Chance, Game, Move, Seat, State } from '@ludarium/kernel'

/** A search in slices: the caller can stop at any time and take the best move so far. */
export interface Thinking {
  /** Always legal. */
  readonly best: Move
  /** Thinks a bit longer; false when done. */
  step(): boolean
  /** The planned moves, starting with the best one. */
  readonly line?: readonly Move[]
  /** The lines that were compared, best first. */
  readonly lines?: readonly (readonly Move[])[]
  /** Positions examined so far, if counted. */
  readonly looked?: number
}

export interface Bot {
  /** `view` is the game's view for that seat, which must be an actor. `chance` is the bot's own random stream. */
  think(view: State, seat: Seat, chance: Chance): Thinking
}

/** A kind of bot. An instance belongs to one table and may remember its plan. */
export interface BotSpec {
  readonly name: string
  readonly about: string
  make(game: Game): Bot
}

/** Thinks to the end and returns the move. */
export function choose(bot: Bot, view: State, seat: Seat, chance: Chance): Move {
  const thinking = bot.think(view, seat, chance)
  while (thinking.step());
  return thinking.best
}
