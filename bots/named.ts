/**
 * Bots by name, and bots with custom settings for experiments: `adept:envy=0.4:positions=8000` is an adept with two
 * settings changed, `beam:width=24:positions=2000` a greedy bot with a wider beam. Evaluation weights start with `w.`.
 */
import { type Game, SEARCH_DEFAULTS } from '@ludarium/kernel'
import type { BotSpec } from './bot.ts'
import { greedy, greedyBot } from './greedy.ts'
import { levels, strengthOf } from './levels.ts'
import { random } from './random.ts'
import { searchBot } from './search.ts'

/** All kinds of bots, weakest first. */
export const bots: readonly BotSpec[] = [random, levels.novice, greedy, levels.adept, levels.master]

/** Settings of a searching bot that a name can change. */
const FIGURES = [
  'milliseconds',
  'positions',
  ...Object.keys(SEARCH_DEFAULTS).filter((figure) => figure !== 'positionsPerMs'),
]

export function botNamed(name: string): BotSpec | undefined {
  const [kind = '', ...settings] = name.split(':')
  const plain = bots.find((spec) => spec.name === kind)
  if (settings.length === 0) return plain
  const figures = figuresOf(settings)
  if (figures === null) return undefined
  if (kind === 'beam') return beam(name, figures)
  return plain === levels.adept || plain === levels.master ? measured(name, plain, figures) : undefined
}

function figuresOf(settings: readonly string[]): Map<string, number> | null {
  const figures = new Map<string, number>()
  for (const setting of settings) {
    const [key = '', value = ''] = setting.split('=')
    const figure = Number(value)
    if (value.trim() === '' || !Number.isFinite(figure)) return null
    figures.set(key, figure)
  }
  return figures
}

function beam(name: string, figures: ReadonlyMap<string, number>): BotSpec | undefined {
  for (const key of figures.keys()) if (key !== 'width' && key !== 'positions') return undefined
  const width = figures.get('width') ?? 24
  const make = (game: Game) =>
    greedyBot(game, { width, positions: figures.get('positions') ?? 8 * game.advice.horizon })
  return { name, about: 'greedy with a wider beam', make }
}

function measured(name: string, level: BotSpec, figures: ReadonlyMap<string, number>): BotSpec | undefined {
  const strength: Record<string, number> = {}
  const weights: Record<string, number> = {}
  for (const [key, figure] of figures) {
    if (key.startsWith('w.')) weights[key.slice(2)] = figure
    else if (FIGURES.includes(key)) strength[key] = figure
    else return undefined
  }
  const { milliseconds = level === levels.master ? 1000 : 200, ...rest } = strength
  const make = (game: Game) => searchBot(game, { ...strengthOf(game, milliseconds), ...rest, weights })
  return { name, about: `${level.about}, with custom settings`, make }
}
