/**
 * How long a whole turn of a bot takes in the page: opens a table of bots of one level in a real browser and lets them
 * play without pauses; the times are those of the table's own records, so everything a person would wait for is in them.
 * For a machine with nothing else to do; figures are of this machine, no test.
 */
import { botNamed } from '@ludarium/bots'
import { games } from '@ludarium/games'
import { begin, type Game, submit } from '@ludarium/kernel'
import { readRecord, type TableRecord } from '@ludarium/tables'
import type { Page } from 'playwright-core'
import { exitWith, flags } from '../../tools/flags.ts'
import { open } from '../test/browser.ts'
import { lay } from '../test/prepared-table.ts'

const help = `npm run turns [-- --game ID --level master --turns 80]

How long whole turns of bots take in the page, at a table of four of them in a real browser.

  --game ID       one game (all of them)
  --level KIND    who plays (master)
  --turns N       how many turns are looked at (80, or a whole game)`

const { game: wanted, level, turns: most } = flags(help, { game: '', level: 'master', turns: 80 })
if (wanted !== '' && !games.some(({ id }) => id === wanted)) exitWith(`There is no game '${wanted.slice(0, 40)}'.`)
if (botNamed(level) === undefined) exitWith(`There is no bot '${level.slice(0, 40)}'.`)
const SEATS = 4

/** What the only table of this browser has on record so far. */
function recordsIn(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('ludarium')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const asking = db.transaction('records').objectStore('records').getAll()
          asking.onerror = () => reject(asking.error)
          asking.onsuccess = () => {
            db.close()
            resolve(asking.result.map(({ record }: { record: unknown }) => record))
          }
        }
      }),
  )
}

/**
 * Milliseconds of each whole turn that the page has played, in order: without the first, in which it opens, and without
 * one that is not over.
 */
function turnsOf(game: Game, records: readonly TableRecord[]): { readonly turns: number[]; readonly over: boolean } {
  const [opened, ...rest] = records
  if (opened?.type !== 'opened') throw new Error('The table has no beginning.')
  const match = begin(game, opened.setup)
  if (!match.ok) throw new Error(match.code)
  // Others may be asked within a turn: each has a part of its own.
  const turns = new Map<string, number>()
  let before = opened.when
  for (const record of rest) {
    if (record.type !== 'decided') continue
    const key = `${match.value.state.turn} ${record.seat}`
    // What was laid has been there since the table is.
    if (record.when !== opened.when) turns.set(key, (turns.get(key) ?? 0) + record.when - before)
    before = record.when
    for (const { move } of record.decisions) {
      const played = submit(match.value, record.seat, move)
      if (!played.ok) throw new Error(played.code)
    }
  }
  const over = game.actors(match.value.state).length === 0
  return { turns: [...turns.values()].slice(1, over ? undefined : -1), over }
}

const read = (values: readonly unknown[]): TableRecord[] =>
  values.map((value) => {
    const record = readRecord(value)
    if (!record.ok) throw new Error(record.code)
    return record.value
  })

const services = await open()
try {
  for (const { id, load } of games) {
    if (wanted !== '' && wanted !== id) continue
    const { game } = await load()
    const page = await services.page({ settings: { botSpeed: 'instant', grace: 'none' } })
    await lay(services, page, game.name, 'turns', { seats: SEATS, bots: level })
    let { turns, over } = turnsOf(game, read(await recordsIn(page)))
    while (turns.length < most && !over) {
      await page.waitForTimeout(1000)
      ;({ turns, over } = turnsOf(game, read(await recordsIn(page))))
    }
    const sorted = turns.toSorted((a, b) => a - b)
    const at = (part: number): string => ((sorted[Math.floor(part * (sorted.length - 1))] ?? 0) / 1000).toFixed(2)
    console.log(
      `${id}, ${level}: ${turns.length} turns, ${at(0.5)} s (median), ${at(0.95)} s (95 %), ${at(1)} s (most)`,
    )
    await page.context().close()
  }
} finally {
  await services.close()
}
