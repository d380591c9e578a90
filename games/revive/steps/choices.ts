/** Questions that effects raise (R2.2 to R2.4): order of parts, which resource, which option, what to pay. */
import { at, push, type Seat, since } from '@ludarium/kernel'
import { BASICS, RESOURCES } from '../data/index.ts'
import { effectOf } from '../effects.ts'
import { addResource, change, removeArtifact, spend, takeArtifact } from '../gains.ts'
import { type Boost, boosted } from '../help.ts'
import type { ReviveMove } from '../moves.ts'
import { amountOf, craterChoices, player, room } from '../pieces.ts'
import { canAfford, canReopen, isPossible, paymentUnderWay } from '../possible.ts'
import { resolve, resolveParts, runAll } from '../resolve.ts'
import type { Player, ReviveState } from '../state.ts'
import { DECLINE, decline, type Steps } from './shape.ts'

function roomy(s: ReviveState, seat: Seat): ReviveMove[] {
  const moves: ReviveMove[] = []
  for (const resource of BASICS) if (room(s, seat, resource) > 0) moves.push({ do: 'take', resource })
  return moves
}

/** How many basic resources there is room for. */
function roomyKinds(s: ReviveState, seat: Seat): number {
  let n = 0
  for (const resource of BASICS) if (room(s, seat, resource) > 0) n++
  return n
}

function swaps(s: ReviveState, seat: Seat): ReviveMove[] {
  const p = player(s, seat)
  const moves: ReviveMove[] = []
  for (const give of BASICS) {
    if (amountOf(p.resources, give) === 0) continue
    for (const get of BASICS) if (get !== give && room(s, seat, get) > 0) moves.push({ do: 'swap', give, get })
  }
  return moves
}

/** Any basic resource that the player has, as a payment. */
function heldBasics({ resources }: Player): ReviveMove[] {
  const moves: ReviveMove[] = []
  for (const resource of BASICS) if (amountOf(resources, resource) > 0) moves.push({ do: 'pay', resource })
  return moves
}

/** What the price can be paid with: the named resource, or for a basic one any. All prices of effects are of one. */
function payments(s: ReviveState, seat: Seat, key: string): ReviveMove[] {
  const p = player(s, seat)
  const { cost, inside } = effectOf(s, key)
  const get = at(inside, 0)
  if (!isPossible(s, seat, get)) return []
  if (cost.basic === 0) {
    if (!canAfford(p, cost)) return []
    return RESOURCES.filter((resource) => cost[resource] > 0).map((resource) => ({ do: 'pay', resource }))
  }
  const moves = heldBasics(p)
  const back = get.op.do === 'gain' && get.op.crystal !== undefined && get.op.points === undefined
  if (p.resources.crystal > 0 && !back) moves.push({ do: 'pay', resource: 'crystal' })
  return moves
}

function options(s: ReviveState, seat: Seat, key: string): ReviveMove[] {
  const moves: ReviveMove[] = []
  const { inside } = effectOf(s, key)
  for (let option = 0; option < inside.length; option++) {
    if (isPossible(s, seat, at(inside, option))) moves.push({ do: 'choose', option })
  }
  return moves
}

/** R17.4, R17.7 A crate that is used again improves the payment which it interrupts. */
function boostPayment(s: ReviveState, boost: Boost): void {
  const pay = paymentUnderWay(s)
  if (pay !== undefined) s.agenda[s.agenda.indexOf(pay)] = boosted(pay, boost)
}

export const choiceSteps = {
  effects: {
    run: (s, step, log) => runAll(s, step.seat, step.effects, step.about, log),
  },

  /** R2.2 The next part, or no more of them; R2.3 what is mandatory happens all the same. */
  parts: {
    legal(_s, step) {
      const moves: ReviveMove[] = []
      for (let i = 0; i < step.parts.length; i++) {
        const part = at(step.parts, i)
        if (step.parts.indexOf(part) === i) moves.push({ do: 'part', part })
      }
      moves.push(DECLINE)
      return moves
    },
    on: {
      part(s, { parts, about, card }, seat, { part }, log) {
        const rest = [...parts]
        rest.splice(rest.indexOf(part), 1)
        resolve(s, seat, part, about, log)
        if (rest.length === 1 && !since(s, 2)) push(s, { step: 'effects', seat, effects: rest, about })
        else push(s, { step: 'remaining', seat, parts: rest, about, card })
      },
      decline(s, step, seat, _move, log) {
        const due = step.parts.filter((key) => effectOf(s, key).mandatory)
        runAll(s, seat, due, step.about, log)
      },
    },
  },

  /** Decides again whether the order of what is left matters. */
  remaining: {
    run: (s, step, log) => resolveParts(s, step.seat, step.parts, step.about, step.card, log, true),
  },

  /** A gain that would bring an artifact of the crater supply may be declined. */
  accept: {
    legal: () => [{ do: 'accept' }, DECLINE],
    on: {
      accept: (s, step, seat, _move, log) => resolve(s, seat, step.effect, 'accepted', log),
      decline,
    },
  },

  /** Basic resources of choice, one at a time. */
  basic: {
    forced: (s, step) => roomyKinds(s, step.seat) === 1,
    skip: (s, step) => roomyKinds(s, step.seat) === 0,
    legal: (s, _step, seat) => roomy(s, seat),
    on: {
      take(s, step, seat, { resource }, log) {
        addResource(s, seat, resource, 1, log)
        if (step.n > 1) push(s, { step: 'basic', seat, n: step.n - 1 })
      },
    },
  },

  /** R5.3 A basic resource instead of a crystal there is no room for. */
  overflow: {
    skip: (s, step) => roomyKinds(s, step.seat) === 0,
    legal: (s, _step, seat) => [...roomy(s, seat), DECLINE],
    on: {
      take(s, step, seat, { resource }, log) {
        addResource(s, seat, resource, 1, log)
        if (step.n > 1) push(s, { step: 'overflow', seat, n: step.n - 1 })
      },
      decline,
    },
  },

  /** R2.4 `trade`: one basic resource for a different one. */
  swap: {
    skip: (s, step) => swaps(s, step.seat).length === 0,
    legal(s, _step, seat) {
      const moves = swaps(s, seat)
      moves.push(DECLINE)
      return moves
    },
    on: {
      swap(s, step, seat, { give, get }, log) {
        change(player(s, seat), give, -1)
        addResource(s, seat, get, 1)
        log?.({ type: 'swap', seat, give, get })
        if (step.times > 1) push(s, { ...step, times: step.times - 1 })
      },
      decline,
    },
  },

  /** R2.4 `pay`: the price, then what it buys, up to so many times. */
  buy: {
    skip: (s, step) => payments(s, step.seat, step.effect).length === 0,
    legal(s, step, seat) {
      const moves = payments(s, seat, step.effect)
      moves.push(DECLINE)
      return moves
    },
    on: {
      pay(s, step, seat, { resource }, log) {
        const p = player(s, seat)
        if (resource === 'crystal' || effectOf(s, step.effect).cost.basic > 0) change(p, resource, -1)
        else spend(p, resource, 1)
        log?.({ type: 'pay', seat, resource })
        resolve(s, seat, at(effectOf(s, step.effect).parts, 0), step.about, log)
        if (step.times > 1) push(s, { ...step, times: step.times - 1 })
      },
      decline,
    },
  },

  /** The basic resources of a trade's price, one at a time. */
  price: {
    forced: true,
    legal(s, _step, seat) {
      return heldBasics(player(s, seat))
    },
    on: {
      pay(s, step, seat, { resource }, log) {
        change(player(s, seat), resource, -1)
        if (step.n > 1) push(s, { ...step, n: step.n - 1 })
        else resolve(s, seat, step.effect, '', log)
      },
    },
  },

  /** R2.4 `choose`: one of the options that can do something. */
  choose: {
    skip: (s, step) => !isPossible(s, step.seat, effectOf(s, step.effect)),
    legal(s, step, seat) {
      const moves = options(s, seat, step.effect)
      moves.push(DECLINE)
      return moves
    },
    on: {
      choose: (s, step, seat, { option }, log) =>
        resolve(s, seat, at(effectOf(s, step.effect).parts, option), step.about, log),
      decline,
    },
  },

  /** R19.1 One tile of the crater supply; R19.3 mandatory. */
  artifact: {
    forced: true,
    legal(s) {
      const found = craterChoices(s)
      return (found.length > 0 ? found : ['minor']).map((id) => ({ do: 'artifact', artifact: id }))
    },
    on: { artifact: (s, _step, seat, { artifact }, log) => takeArtifact(s, seat, artifact, log) },
  },

  /** R16.4 */
  remove: {
    forced: true,
    skip: (s) => craterChoices(s).length === 0,
    legal: (s) => craterChoices(s).map((id) => ({ do: 'artifact', artifact: id })),
    on: { artifact: (s, _step, seat, { artifact }, log) => removeArtifact(s, seat, artifact, log) },
  },

  /** R2.4 `energyBack` */
  recover: {
    skip: (s, step) => !player(s, step.seat).machines.some((machine) => machine.charged),
    legal(s, _step, seat) {
      const moves: ReviveMove[] = []
      for (const { id, charged } of player(s, seat).machines) if (charged) moves.push({ do: 'recover', machine: id })
      moves.push(DECLINE)
      return moves
    },
    on: {
      recover(s, step, seat, { machine }, log) {
        const p = player(s, seat)
        for (const one of p.machines) if (one.id === machine) one.charged = false
        p.energy++
        log?.({ type: 'recover', seat, machine })
        if (step.n > 1) push(s, { ...step, n: step.n - 1 })
      },
      decline,
    },
  },

  /** R17.4 */
  reopen: {
    skip(s, step) {
      const p = player(s, step.seat)
      return !p.opened.some((crate) => canReopen(s, p, step.seat, crate))
    },
    legal(s, _step, seat) {
      const p = player(s, seat)
      const moves: ReviveMove[] = []
      for (const crate of p.opened) if (canReopen(s, p, seat, crate)) moves.push({ do: 'reopen', crate })
      moves.push(DECLINE)
      return moves
    },
    on: {
      reopen(s, _step, seat, { crate }, log) {
        player(s, seat).reopened.push(crate)
        log?.({ type: 'reopen', seat, crate })
        const { op, aid } = effectOf(s, crate)
        if (op.do === 'boost' && aid !== null) boostPayment(s, aid)
        else resolve(s, seat, crate, '', log)
      },
      decline,
    },
  },
} satisfies Partial<Steps>
