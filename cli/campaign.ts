/** `ludarium campaign`: the five chapters of Revive in the terminal, saved to a file between them. */
import { existsSync } from 'node:fs'
import {
  type Campaign,
  cardsOf,
  chapterTable,
  counted,
  isOver,
  isReviveState,
  leadersOf,
  newCampaign,
  readSaved,
  recordChapter,
  type Wishes,
} from '@ludarium/revive/campaign'
import { newSeed, type Table } from '@ludarium/tables'
import { readArgs, readNumber } from './args.ts'
import { type Command, DONE, MISUSED, Stop } from './command.ts'
import { langHelp, speak } from './language.ts'
import { loadGameModule } from './library.ts'
import { columns, faint, strong, title, wrap } from './paint.ts'
import { type PlayFlags, playTable } from './play.ts'
import { readText, writeText } from './records.ts'
import { print } from './screen.ts'
import { seatTitle } from './seats.ts'
import { readerOf, terminalWords, wordsOf } from './words.ts'

export { counted, readSaved }

const help = `Usage: ludarium campaign FILE [--seats N] [--people 0,2] [--bots greedy] [--names Ann,Bo] [...]

Plays the Revive campaign: five chapters, each a game whose unlocks carry over. FILE stores the campaign and is
created if missing. The current chapter is saved next to it, so you can stop and continue at any time.

  --seats N        number of players in a new campaign (1)
  --names LIST     their names, e.g. Ann,Bo; also renames players for later chapters
  --people LIST    seats of people, e.g. 0 or 0,2, or none to watch bots (0)
  --bots LIST      bots for the other seats (greedy)
  --seed TEXT      random seed of a new campaign (a new one)
  --think MS       milliseconds a bot may think per decision (3000)
  --long           play the longer game once it is unlocked
  --draft          choose one of two artifact cards once that is unlocked
  --chapters N     stop after this many chapters (all that are left)
  ${langHelp.replace('TAG   ', 'TAG       ')}`

const OPTIONS = {
  seats: { type: 'string' },
  names: { type: 'string' },
  people: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  think: { type: 'string' },
  long: { type: 'boolean' },
  draft: { type: 'boolean' },
  chapters: { type: 'string' },
  lang: { type: 'string' },
} as const

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values']

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  speak(values.lang)
  const file = words[0] ?? ''
  const flags: Wishes = { long: values.long === true, draft: values.draft === true ? true : undefined }
  const most = readNumber('chapters', values.chapters, 1, 5, 5)
  let campaign = openCampaign(file, values)
  for (let played = 0; played < most && !isOver(campaign); played++) {
    const table = await playChapter(campaign, file, values, flags)
    if (!table.over) {
      print('', faint(terminalWords.say('terminal.chapter.unfinished', { n: campaign.chapter })))
      return DONE
    }
    const { state } = table.match
    if (!isReviveState(state)) throw new Error(`Expected a table of Revive, not of ${state.game}.`)
    campaign = recordChapter(campaign, state)
    keep(file, campaign)
    await tellChapter(campaign)
  }
  if (isOver(campaign)) tellEnd(campaign)
  return DONE
}

function openCampaign(file: string, values: Values): Campaign {
  const names = values.names?.split(',').map((name) => name.trim())
  if (!existsSync(file)) {
    const seats = readNumber('seats', values.seats, 1, 4, names?.length ?? 1)
    const campaign = newCampaign(seats, values.seed ?? newSeed(), names)
    keep(file, campaign)
    return campaign
  }
  const campaign = readSaved(readText(file))
  if (campaign === null)
    throw new Stop('campaign', terminalWords.say('terminal.campaign.none', { path: file }), MISUSED)
  return names === undefined ? campaign : { ...campaign, names }
}

function keep(file: string, campaign: Campaign): void {
  writeText(file, `${JSON.stringify(campaign, null, 2)}\n`)
}

/** Plays the chapter until it ends or a person quits, recording it next to the campaign. */
async function playChapter(campaign: Campaign, file: string, values: Values, flags: Wishes): Promise<Table> {
  const save = `${file}.chapter-${campaign.chapter}.txt`
  await tellOpening(campaign)
  const chapter = existsSync(save) ? { load: save } : chapterOf(campaign, flags)
  const { people, bots, think } = values
  const table = await playTable('revive', { ...chapter, people, bots, think, names: campaign.names.join(','), save })
  if (table.at === 0) throw new Stop('campaign', terminalWords.say('terminal.chapter.left'), DONE)
  return table
}

function chapterOf(campaign: Campaign, flags: Wishes): PlayFlags {
  const { seats, seed, options } = chapterTable(campaign, flags)
  const settings = Object.entries(options as Record<string, unknown>)
  return { seats: String(seats), seed: String(seed), option: settings.map(([id, value]) => `${id}=${value}`) }
}

async function tellCards(chapter: number, ...moments: readonly string[]): Promise<void> {
  const reader = readerOf(await wordsOf(await loadGameModule('revive')), seatTitle)
  for (const { id } of moments.flatMap((when) => cardsOf(chapter, when))) {
    print('', strong(reader.say(`story.${id}`)), ...wrap(reader.say(`storyText.${id}`), columns()))
  }
}

async function tellOpening({ chapter }: Campaign): Promise<void> {
  print('', title(terminalWords.say('terminal.chapter', { n: chapter })))
  await tellCards(chapter, 'start', 'setup')
  print('')
}

async function tellChapter(campaign: Campaign): Promise<void> {
  const last = campaign.played.at(-1)
  if (last === undefined) return
  await tellCards(last.chapter, 'afterScoring', 'end')
  print('')
  for (const [seat, name] of last.names.entries()) {
    const points = last.totals[seat] ?? 0
    const figures = { name, points, stars: last.stars[name] ?? 0, all: campaign.stars[name] ?? 0 }
    print(terminalWords.say('terminal.chapter.stars', figures))
  }
}

function tellEnd(campaign: Campaign): void {
  print('', strong(terminalWords.say('terminal.campaign.over', { names: terminalWords.list(leadersOf(campaign)) })))
}

export const command: Command = { help, run }
