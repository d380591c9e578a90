/** A record that notes is used as any other, and knows which of its fields were asked for. */
import { deepEqual, equal, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { chanceOf, clone, hash, hashKnowing, Memory, pick, seedOf, sharing } from '@ludarium/kernel'
import { MOST_KEYS, Noter, notesOf } from '../hall/noted.ts'
import { Weaver } from '../hall/weaver.ts'

type Thing = Record<string, unknown>

const keysOf = (count: number): string[] => Array.from({ length: count }, (_, n) => `key ${n}`)

const recordOf = (keys: readonly string[]): Thing => Object.fromEntries(keys.map((key, n) => [key, n]))

test('a record that notes reads and is written to as a plain one', () => {
  const keys = keysOf(MOST_KEYS)
  const noting = new Noter(keys).noting(recordOf(keys), {}) as Thing
  const plain = recordOf(keys)
  deepEqual(noting, plain)
  deepEqual({ ...noting }, plain)
  deepEqual(Object.keys(noting), keys)
  equal(JSON.stringify(noting), JSON.stringify(plain))
  for (const key of keys) noting[key] = plain[key] = `${key} now`
  deepEqual(clone(noting), plain)
  deepEqual(notesOf(noting)?.record, plain)
  equal(notesOf(plain), undefined)
})

test('each field is noted that was read or written since the last time, and no other', () => {
  const keys = keysOf(MOST_KEYS)
  const noting = new Noter(keys).noting(recordOf(keys), {}) as Thing
  const taken = (): number[] | undefined => notesOf(noting)?.taken()
  deepEqual(taken(), [])
  keys.forEach((key, at) => {
    equal(noting[key], at)
    deepEqual(taken(), [at])
    noting[key] = -at
    deepEqual(taken(), [at])
    deepEqual(taken(), [])
  })
  for (const key of ['key 59', 'key 0', 'key 30', 'key 29', 'key 0']) noting[key] = 1
  deepEqual(taken(), [0, 29, 30, 59])
})

test('no key comes or goes, and there are not more than can be noted', () => {
  const noting = new Noter(['a']).noting({ a: 1 }, {}) as Thing
  throws(() => {
    noting.b = 1
  }, TypeError)
  throws(() => delete noting.a, TypeError)
  throws(() => new Noter(keysOf(MOST_KEYS + 1)), /61 keys/)
})

/** A player whose fields are of every kind. */
function playerOf(n: number): Thing {
  const goods = Object.fromEntries(Array.from({ length: 9 }, (_, good) => [`good ${good}`, 0]))
  return { ...goods, seat: n, hand: ['card'], map: [[1, 2], [3]], units: [{ x: n, y: [n] }], leader: { x: 1, y: [] } }
}

interface Played {
  players: Thing[]
  [key: string]: unknown
}

const stateOf = (): Played => ({
  ...playerOf(9),
  players: [0, 1, 2].map(playerOf),
  order: [0, 1, 2],
  spare: playerOf(8),
})

/** What rules may do to a state, most of them to the parts of one player. */
const DEEDS: readonly ((s: Played, p: Thing, n: number) => void)[] = [
  (_s, p, n) => {
    p['good 3'] = n
  },
  (_s, p, n) => (p.hand as unknown[]).push(`card ${n}`),
  (_s, p, n) => (p.map as unknown[][])[0]?.push(n),
  (_s, p, n) => {
    const [unit] = p.units as { x: number; y: number[] }[]
    if (unit !== undefined) unit.y = [n]
  },
  (_s, p, n) => (p.units as unknown[]).unshift({ x: n, y: [] }),
  (_s, p) => {
    p.units = []
  },
  (_s, p, n) => {
    p.leader = n % 2 === 0 ? null : { x: n, y: [n] }
  },
  (s, _p, n) => {
    s.order = [n]
  },
  // Players change places, are replaced, leave and come.
  (s) => void s.players.reverse(),
  (s, p) => {
    s.players[0] = clone(p)
  },
  (s) => {
    if (s.players.length > 1) s.players.pop()
  },
  (s, _p, n) => void s.players.push(playerOf(n)),
  (s) => {
    s.players = s.players.toReversed()
  },
  (s, p) => {
    s.spare = clone(p)
  },
  // Read, and left as they are.
  (s) => void JSON.stringify(s),
  () => {},
]

test('what was played on a state that notes is woven as the kernel would share it, whatever was done to it', () => {
  const luck = chanceOf(seedOf('noted'))
  const weaver = new Weaver()
  for (let game = 0; game < 40; game++) {
    const memory = new Memory()
    const plain = stateOf()
    let ours = stateOf()
    const played = weaver.noting(stateOf(), ours)
    for (let n = 0; n < 60; n++) {
      for (let deeds = pick(luck, [0, 1, 1, 2, 3]); deeds > 0; deeds--) {
        const [deed, at] = [pick(luck, DEEDS), pick(luck, [...plain.players.keys()])]
        for (const s of [plain, played]) deed(s, s.players[at] as Thing, n)
      }
      memory.next()
      const before = ours
      const text = JSON.stringify(before)
      // Now and then another state comes between.
      if (n % 20 === 19) ours = weaver.weave(weaver.weave(before, stateOf(), memory), played, memory)
      else {
        ours = weaver.weave(before, played, memory)
        equal(ours === before, hash(before) === hash(plain))
        deepEqual(sameParts(before, ours), sameParts(before, sharing(before, plain)))
      }
      deepEqual(ours, plain)
      equal(JSON.stringify(before), text)
      equal(hashKnowing(memory, ours), hash(plain))
      equal(weaver.noting(played, ours), played)
      for (const s of [ours, ...ours.players]) equal(notesOf(s), undefined)
      // Not each time: to look is to ask for everything.
      if (n % 10 === 9) deepEqual(sameParts(played, ours), [], 'nothing of what is played on')
    }
  }
})

test('what was not asked for is not even compared', () => {
  const weaver = new Weaver()
  const memory = new Memory()
  let ours = stateOf()
  const played = weaver.noting(stateOf(), ours)
  const inner = (record: object | undefined): Thing => (record && notesOf(record)?.record) ?? {}
  const { players } = inner(played) as Played
  for (let n = 1; n < 4; n++) {
    // Behind the record's back.
    for (const record of [played, players[0], players[1]]) inner(record)['good 7'] = n
    ;(played.players[0] as Thing)['good 3'] = n
    ours = weaver.weave(ours, played, memory)
    deepEqual(ours.players[0], { ...playerOf(0), 'good 3': n })
    deepEqual({ ...ours, players: [] }, { ...stateOf(), players: [] })
    deepEqual(ours.players.slice(1), [1, 2].map(playerOf))
  }
})

/** Where the second has the very record or list of the first, the outermost of each. */
function sameParts(first: unknown, second: unknown, path = ''): string[] {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return []
  if (first === second) return [path]
  return Object.keys(second).flatMap((key) =>
    sameParts((first as Thing)[key], (second as Thing)[key], `${path}/${key}`),
  )
}
