/** What became of a reminder is said in the reader's language, whatever the server answers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DELIVERY_STATUSES } from '@ludarium/server'
import { answerText } from '../src/online/answers.ts'
import { online as german } from '../src/words/online.de.ts'
import { online as english } from '../src/words/online.en.ts'
import { makeTeller } from '../src/words/teller.ts'

const en = makeTeller({ language: 'en', catalogs: [english] })
const de = makeTeller({ language: 'de', catalogs: [german] })

test('an answer is said in both languages, with its figure', () => {
  const said = (answer: string): string[] => [answerText(answer, en), answerText(answer, de)]
  assert.deepEqual(said('status:500'), ['answered 500', 'Antwort 500'])
  assert.deepEqual(said('sent:2'), ['to 2 browsers', 'an 2 Browser'])
  assert.deepEqual(said('inward'), ['not a public address', 'keine öffentliche Adresse'])
  assert.deepEqual(said(''), ['–', '–'])
})

test('there are words for every answer of the server', () => {
  for (const code of DELIVERY_STATUSES) for (const teller of [en, de]) assert.notEqual(answerText(code, teller), code)
})

test('sentences that were kept before are shown as they are', () => {
  const old = ['no address', 'sent to 2', 'answered 500', 'The address is not a public one.', '250 2.0.0 Ok', 'aborted']
  for (const answer of old) assert.equal(answerText(answer, de), answer)
})
