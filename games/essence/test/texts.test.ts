/**
 * The sentences on the cards are made from the data and kept as words, so that whoever shows them needs no grammar.
 * With UPDATE_TEXTS=1 they are written anew.
 */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Message, Words } from '@ludarium/kernel'
import { TestRenderer } from '@ludarium/kernel/testkit'
import { advisors, factions, followers, fragments, segments, treaties } from '../data/index.ts'
import { words as german } from '../words/de.ts'
import { ability, effects, fragment, option, segment } from '../words/effects.ts'
import { words as english } from '../words/en.ts'
import { names } from '../words/names.en.ts'
import { texts as textsInGerman } from '../words/texts.de.ts'
import { texts } from '../words/texts.en.ts'

/** Every card's text as the data have it now. */
function made(words: Words, language: string): Record<string, string> {
  const renderer = new TestRenderer(words, language)
  const sentence = (message: Message): string => {
    const text = renderer.render(message)
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const sentences = (messages: readonly Message[]): string => messages.map(sentence).join(' ')
  const list: [string, string][] = [
    ...segments.map((card): [string, string] => [
      `card.${card.id}`,
      sentences([segment(card), ...card.abilities.map(ability)]),
    ]),
    ...[...followers, ...advisors].map((card): [string, string] => [
      `card.${card.id}`,
      sentences(card.options.map(option)),
    ]),
    ...fragments.map((card): [string, string] => [`card.${card.id}`, sentences(fragment(card))]),
    ...treaties.map((treaty): [string, string] => [`treaty.${treaty.id}`, sentence(effects(treaty.do))]),
  ]
  return Object.fromEntries(list.map(([key, text]) => [`${key}.text`, text.replaceAll("'", "''")]))
}

/** Every component's name as the data have it, and monsters as they are spoken of in a sentence. */
function named(): Record<string, string> {
  const cards = [...segments, ...followers, ...advisors, ...fragments]
  const list: [string, string][] = [
    ...cards.map(({ id, name }): [string, string] => [`card.${id}`, name]),
    ...treaties.map(({ id, name }): [string, string] => [`treaty.${id}`, name]),
    ...factions.map(({ id, name }): [string, string] => [`faction.${id}`, name]),
    ...factions.map(({ id, name }): [string, string] => [`option.factions.${id}`, name]),
    ...fragments.flatMap(({ id, requires }) =>
      requires.flatMap((one): [string, string][] =>
        one.req === 'monster' ? [[`monster.${id}`, `the ${one.name}`]] : [],
      ),
    ),
  ]
  return Object.fromEntries(list.map(([key, text]) => [key, text.replaceAll("'", "''")]))
}

function write(file: string, head: string, words: Record<string, string>): void {
  const lines = Object.entries(words).map(([key, text]) => `  '${key}': ${JSON.stringify(text)},`)
  const text = `/** ${head}, made from the data by test/texts.test.ts. */
import type { Catalog } from '@ludarium/kernel'

export const ${file.split('.')[0]} = {
${lines.join('\n')}
} satisfies Catalog
`
  writeFileSync(fileURLToPath(new URL(`../words/${file}.ts`, import.meta.url)), text)
}

if (process.env.UPDATE_TEXTS === '1') {
  write('names.en', 'Names of the components', named())
  write('texts.en', 'What the cards say', made(english, 'en'))
  write('texts.de', 'What the cards say in German', made(german, 'de'))
}

test('the texts of the cards say what the data say', () => {
  if (process.env.UPDATE_TEXTS === '1') return
  assert.deepEqual(texts, made(english, 'en'))
  assert.deepEqual(textsInGerman, made(german, 'de'))
})

test('components have the names of the data', () => {
  if (process.env.UPDATE_TEXTS !== '1') assert.deepEqual(names, named())
})
