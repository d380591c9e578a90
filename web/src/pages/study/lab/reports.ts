/** The rows of games that come with the page: what `ludarium lab` and `ludarium arena` wrote under docs/lab. */
import { isLabData, type LabData } from '@ludarium/bots'

/** What is asked for: a game, how many seats, which bot on all of them. */
export interface ReportChoice {
  readonly game: string
  readonly seats: number
  readonly bot: string
}

const balance = import.meta.glob<unknown>('../../../../../docs/lab/balance/*/data.json', { import: 'default' })
const ladders = import.meta.glob<unknown>('../../../../../docs/lab/arena/ladder-*/arena.json', { import: 'default' })

/** Folders are called after the choices: "scythe-greedy", "essence-adept-2" for two seats. */
function nameOf({ game, seats, bot }: ReportChoice): string {
  return `${game}-${bot}${seats === 4 ? '' : `-${seats}`}`
}

function at<T>(files: Readonly<Record<string, T>>, folder: string): T | undefined {
  return Object.entries(files).find(([path]) => path.split('/').at(-2) === folder)?.[1]
}

export function hasReport(choices: ReportChoice): boolean {
  return at(balance, nameOf(choices)) !== undefined
}

export async function reportOf(choices: ReportChoice): Promise<LabData | null> {
  const data = await at(balance, nameOf(choices))?.()
  return isLabData(data) && data.seats === choices.seats ? data : null
}

/** A bot's place on the ladder. */
export interface Rung {
  readonly name: string
  readonly rating: number
  /** Half of its 95 % interval. */
  readonly error: number
  readonly share: number
  readonly low: number
  readonly high: number
}

export interface Ladder {
  readonly games: number
  readonly seats: number
  readonly seed: string
  readonly bots: readonly Rung[]
}

function isLadder(value: unknown): value is Ladder {
  return typeof value === 'object' && value !== null && 'bots' in value && Array.isArray(value.bots) && 'games' in value
}

export async function ladderOf(game: string): Promise<Ladder | null> {
  const data = await at(ladders, `ladder-${game}`)?.()
  return isLadder(data) ? data : null
}
