/** "Why not?" names what each reason is about, in every language. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import {
  type BlockedMove,
  type Catalog,
  type GameModule,
  type Move,
  readTable,
  type Seat,
  type State,
} from '@ludarium/kernel'
import { strictWords, subjectOf } from '../src/table/refused.ts'

/** Refusals of a walk that always takes another way, one of each kind, with the position and the seat. */
function refusals({ game }: GameModule): (readonly [State, Seat, BlockedMove<Move>])[] {
  const kinds = new Map<string, readonly [State, Seat, BlockedMove<Move>]>()
  for (let walk = 0; walk < 6; walk++) {
    const table = readTable(game, { seats: 2 + (walk % 3), options: {}, seed: `why ${walk}` })
    if (!table.ok) throw new Error(table.code)
    const s = game.setup(table.value)
    for (let n = 0; n < 300; n++) {
      const [seat] = game.actors(s)
      if (seat === undefined) break
      for (const one of game.why?.(s, seat) ?? []) {
        const kind = Object.keys(one.move).join()
        kinds.set(`${one.move.do} ${kind}`, [structuredClone(s), seat, one])
      }
      const legal = game.legal(s, seat)
      const move = legal[(n * 7 + walk * 3) % legal.length]
      if (move !== undefined) game.play(s, seat, move)
    }
  }
  return [...kinds.values()]
}

async function catalogsOf(id: string, module: GameModule, language: string): Promise<Catalog[]> {
  const file = join(import.meta.dirname, '..', 'src', 'boards', id, language === 'en' ? 'words.ts' : 'words.de.ts')
  const own = existsSync(file) ? [((await import(file)) as { readonly words: Catalog }).words] : []
  const words = await module.words[language]?.()
  return words === undefined ? own : [words.catalog, ...own]
}

for (const { id, load } of games)
  test(`${id}: every reason has a subject`, async () => {
    const module = (await load()) as unknown as GameModule
    const found = refusals(module)
    assert.notEqual(found.length, 0)
    for (const language of ['en', 'de']) {
      const words = strictWords(language, await catalogsOf(id, module, language))
      for (const [s, seat, { move }] of found) {
        const subject = subjectOf(module.speech, words, s, seat, move)
        assert.notEqual(subject, null, `${language} ${JSON.stringify(move)}`)
        assert.doesNotMatch(words.say(subject ?? ''), /undefined|NaN|\{/)
      }
    }
  })
