/** Where bots think: a question in, a move out. In this process, on a worker thread, or in another program. */
import { type Bot, type BotSpec, botNamed, bots, type Thinking } from '@ludarium/bots'
import { type Chance, type Game, type Move, type Seat, type State, sameMove } from '@ludarium/kernel'
import { BotMemory, type BotMemoryKey } from './bot-memory.ts'

/** Everything that the seat may know, and nothing else. */
export interface BotQuestion {
  /** Id of the game. */
  readonly game: string
  readonly seat: Seat
  readonly level: string
  readonly view: State
  readonly legal: readonly Move[]
  readonly chance: Chance
  /** Number of decisions made so far. */
  readonly at: number
  readonly memory: BotMemoryKey
}

export interface BotHost {
  /** Rejects if the bot crashes or takes too long. Null only after `stop` was aborted. The caller checks the move. */
  think(question: BotQuestion, stop: AbortSignal): Promise<Move | null>
  close(): void
}

/** How long a bot thinks and when its move may be shown. The caller owns the timers. */
export interface Pace {
  /** Called after each slice, so that other work can run. Returns whether to continue. */
  onward(): Promise<boolean>
  /** Called with the number of choices once the move is found. Resolves when the move may be shown. */
  shown(choices: number): Promise<void>
}

/** Thinks to the end and shows the move at once. */
const UNPACED: Pace = { onward: async () => true, shown: async () => {} }

/** Milliseconds per slice. Long enough that the breaks between slices do not dominate. */
const SLICE = 12

/** The bot of that level; the strongest one if the level is unknown. */
export function botSpec(level: string): BotSpec {
  const spec = botNamed(level) ?? bots[bots.length - 1]
  if (spec === undefined) throw new Error('There are no bots.')
  return spec
}

/** Returns false when there is nothing more to think. */
function thinkSlice(thinking: Thinking): boolean {
  const until = performance.now() + SLICE
  let more = thinking.step()
  while (more && performance.now() < until) more = thinking.step()
  return more
}

type ThinkInput = Pick<BotQuestion, 'view' | 'seat' | 'chance' | 'legal'>

/** Thinks in slices at the given pace. Null after `stop` was aborted. */
export async function thinkAtPace(
  bot: Bot,
  { view, seat, chance, legal }: ThinkInput,
  pace: Pace,
  stop?: AbortSignal,
): Promise<Thinking | null> {
  const thinking = bot.think(view, seat, chance)
  for (let more = true; more; ) {
    more = thinkSlice(thinking)
    const onward = await pace.onward()
    if (stop?.aborted) return null
    more &&= onward
  }
  await pace.shown(legal.length)
  return stop?.aborted ? null : thinking
}

/** Bots that think in this process. `paceOf` is called once per decision. */
export function inProcessHost(game: Game, paceOf: (seat: Seat) => Pace = () => UNPACED): BotHost {
  const memory = new BotMemory()
  return {
    async think(question, stop) {
      const bot = memory.take(question.memory, () => botSpec(question.level).make(game))
      const thinking = await thinkAtPace(bot, question, paceOf(question.seat), stop)
      const move = thinking?.best ?? null
      // A bot that was stopped keeps its plan; one that chose an illegal move does not.
      if (move === null || isLegal(question, move)) memory.keep(question.memory, bot)
      return move
    },
    close() {},
  }
}

const isLegal = ({ legal }: BotQuestion, move: Move): boolean => legal.some((one) => sameMove(one, move))

/** For a worker thread: thinks without a break until the bot is done or the time is up. */
export function thinkWithin(
  milliseconds: number,
  bot: Bot,
  { view, seat, chance }: Pick<BotQuestion, 'view' | 'seat' | 'chance'>,
): Move {
  const thinking = bot.think(view, seat, chance)
  const until = performance.now() + milliseconds
  while (thinking.step() && performance.now() < until);
  return thinking.best
}
