/**
 * The sentences on the cards are made from the data and kept as words, so that whoever shows them needs no grammar.
 * With UPDATE_TEXTS=1 they are written anew.
 */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Message } from '@ludarium/kernel'
import { Renderer } from '@ludarium/kernel/testkit'
import { advisors, followers, fragments, segments, treaties } from '../data/index.ts'
import { ability, effects, fragment, option, segment } from '../words/effects.ts'
import { words } from '../words/en.ts'
import { texts } from '../words/texts.en.ts'

const renderer = new Renderer(words)
const sentence = (message: Message): string => {
  const text = renderer.render(message)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
const sentences = (messages: readonly Message[]): string => messages.map(sentence).join(' ')

/** Every card's text as the data have it now. */
function made(): Record<string, string> {
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

if (process.env.UPDATE_TEXTS === '1') {
  const lines = Object.entries(made()).map(([key, text]) => `  '${key}': ${JSON.stringify(text)},`)
  const head =
    '/** What the cards say, made from the data by test/texts.test.ts. */\nexport const texts: Readonly<Record<string, string>> = {'
  writeFileSync(fileURLToPath(new URL('../words/texts.en.ts', import.meta.url)), `${head}\n${lines.join('\n')}\n}\n`)
}

test('the texts of the cards say what the data say', () => {
  if (process.env.UPDATE_TEXTS !== '1') assert.deepEqual(texts, made())
})
