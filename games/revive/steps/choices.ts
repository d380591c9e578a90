/** Questions that effects raise (R2.2 to R2.4): order of parts, which resource, which option, what to pay. */
import { push, type Seat } from '@ludarium/kernel'
import { BASICS, type Resource } from '../data/index.ts'
import { effectOf } from '../effects.ts'
import { freely, withFree } from '../free.ts'
import { addResource, removeArtifact, spend, takeArtifact } from '../gains.ts'
import type { ReviveMove } from '../moves.ts'
import { craterChoices, player, room } from '../pieces.ts'
import { canAfford, canReopen, isPossible } from '../possible.ts'
import { resolve, resolveParts, runAll } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { type Ask, DECLINE, type Run } from './shape.ts'

export const effects: Run<'effects'> = {
  run: (s, step, log) => runAll(s, step.seat, step.effects, step.about, log),
}

/** R2.2 The next part, or no more of them; R2.3 what is mandatory happens all the same. */
export const parts: Ask<'parts'> = {
  legal(s, step, seat) {
    const moves: ReviveMove[] = []
    for (const [i, part] of step.parts.entries()) {
      if (step.parts.indexOf(part) === i) moves.push({ do: 'part', part })
    }
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'part') {
      const due = step.parts.filter((key) => effectOf(s, key).mandatory)
      runAll(s, seat, due, step.about, log)
      return
    }
    const rest = [...step.parts]
    rest.splice(rest.indexOf(move.part), 1)
    if (rest.length === 1) push(s, { step: 'effects', seat, effects: rest, about: step.about })
    else push(s, { step: 'remaining', seat, parts: rest, about: step.about, card: step.card })
    resolve(s, seat, move.part, step.about, log)
  },
}

/** Decides again whether the order of what is left matters. */
export const remaining: Run<'remaining'> = {
  run: (s, step, log) => resolveParts(s, step.seat, step.parts, step.about, step.card, log),
}

/** A gain that would bring an artifact of the crater supply may be declined. */
export const accept: Ask<'accept'> = {
  legal: () => [{ do: 'accept' }, DECLINE],
  play(s, step, seat, move, log) {
    if (move.do === 'accept') resolve(s, seat, step.effect, 'accepted', log)
  },
}

function roomy(s: ReviveState, seat: Seat): ReviveMove[] {
  const moves: ReviveMove[] = []
  for (const resource of BASICS) if (room(s, seat, resource) > 0) moves.push({ do: 'take', resource })
  return moves
}

/** Basic resources of choice, one at a time. */
export const basic: Ask<'basic'> = {
  forced: true,
  skip: (s, step) => roomy(s, step.seat).length === 0,
  legal: (s, _step, seat) => roomy(s, seat),
  play(s, step, seat, move, log) {
    if (move.do !== 'take') return
    if (step.n > 1) push(s, { step: 'basic', seat, n: step.n - 1 })
    addResource(s, seat, move.resource, 1, log)
  },
}

/** R5.3 A basic resource instead of a crystal there is no room for. */
export const overflow: Ask<'overflow'> = {
  skip: (s, step) => roomy(s, step.seat).length === 0,
  legal: (s, _step, seat) => [...roomy(s, seat), DECLINE],
  play(s, step, seat, move, log) {
    if (move.do !== 'take') return
    if (step.n > 1) push(s, { step: 'overflow', seat, n: step.n - 1 })
    addResource(s, seat, move.resource, 1, log)
  },
}

/** R2.4 `trade`: one basic resource for a different one. */
export const swap: Ask<'swap'> = {
  skip: (s, step) => swaps(s, step.seat).length === 0,
  legal(s, step, seat) {
    const moves = swaps(s, seat)
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'swap') return
    player(s, seat).resources[move.give]--
    addResource(s, seat, move.get, 1)
    log?.({ type: 'swap', seat, give: move.give, get: move.get })
    if (step.times > 1) push(s, { ...step, times: step.times - 1 })
  },
}

function swaps(s: ReviveState, seat: Seat): ReviveMove[] {
  const p = player(s, seat)
  const moves: ReviveMove[] = []
  for (const give of BASICS) {
    if (p.resources[give] === 0) continue
    for (const get of BASICS) if (get !== give && room(s, seat, get) > 0) moves.push({ do: 'swap', give, get })
  }
  return moves
}

/** R2.4 `pay`: the price, then what it buys, up to so many times. */
export const buy: Ask<'buy'> = {
  skip: (s, step) => payments(s, step.seat, step.effect).length === 0,
  legal(s, step, seat) {
    const moves = payments(s, seat, step.effect)
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'pay') return
    const node = effectOf(s, step.effect)
    if (node.op.do !== 'pay') return
    const p = player(s, seat)
    if (step.times > 1) push(s, { ...step, times: step.times - 1 })
    if (node.op.cost.basic !== undefined) p.resources[move.resource]--
    else if (move.resource === 'crystal') p.resources.crystal--
    else spend(p, move.resource, 1)
    log?.({ type: 'pay', seat, resource: move.resource })
    resolve(s, seat, node.parts[0] ?? '', step.about, log)
  },
}

/** What the price can be paid with: the named resource, or for a basic one any. All prices of effects are of one. */
function payments(s: ReviveState, seat: Seat, key: string): ReviveMove[] {
  const node = effectOf(s, key)
  const p = player(s, seat)
  if (node.op.do !== 'pay' || !isPossible(s, seat, node.parts[0] ?? '')) return []
  const { cost } = node.op
  if (cost.basic === undefined) {
    const [resource] = Object.keys(cost)
    return canAfford(p, cost) ? [{ do: 'pay', resource: resource as Resource }] : []
  }
  const moves: ReviveMove[] = []
  for (const resource of BASICS) if (p.resources[resource] > 0) moves.push({ do: 'pay', resource })
  const get = effectOf(s, node.parts[0] ?? '').op
  const back = get.do === 'gain' && get.crystal !== undefined && get.points === undefined
  if (p.resources.crystal > 0 && !back) moves.push({ do: 'pay', resource: 'crystal' })
  return moves
}

/** The basic resources of a trade's price, one at a time. */
export const price: Ask<'price'> = {
  forced: true,
  legal(s, _step, seat) {
    const p = player(s, seat)
    const moves: ReviveMove[] = []
    for (const resource of BASICS) if (p.resources[resource] > 0) moves.push({ do: 'pay', resource })
    return moves
  },
  play(s, step, seat, move, log) {
    if (move.do !== 'pay') return
    player(s, seat).resources[move.resource]--
    if (step.n > 1) push(s, { ...step, n: step.n - 1 })
    else resolve(s, seat, step.effect, '', log)
  },
}

/** R2.4 `choose`: one of the options that can do something. */
export const choose: Ask<'choose'> = {
  skip: (s, step) => options(s, step.seat, step.effect).length === 0,
  legal(s, step, seat) {
    const moves = options(s, seat, step.effect)
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'choose') return
    resolve(s, seat, effectOf(s, step.effect).parts[move.option] ?? '', step.about, log)
  },
}

function options(s: ReviveState, seat: Seat, key: string): ReviveMove[] {
  const moves: ReviveMove[] = []
  for (const [option, part] of effectOf(s, key).parts.entries()) {
    if (isPossible(s, seat, part)) moves.push({ do: 'choose', option })
  }
  return moves
}

/** R19.1 One tile of the crater supply; R19.3 mandatory. */
export const artifact: Ask<'artifact'> = {
  forced: true,
  legal(s) {
    const found = craterChoices(s)
    return (found.length > 0 ? found : ['minor']).map((id) => ({ do: 'artifact', artifact: id }))
  },
  play(s, _step, seat, move, log) {
    if (move.do === 'artifact') takeArtifact(s, seat, move.artifact, log)
  },
}

/** R16.4 */
export const remove: Ask<'remove'> = {
  forced: true,
  skip: (s) => craterChoices(s).length === 0,
  legal: (s) => craterChoices(s).map((id) => ({ do: 'artifact', artifact: id })),
  play(s, _step, seat, move, log) {
    if (move.do === 'artifact') removeArtifact(s, seat, move.artifact, log)
  },
}

/** R2.4 `energyBack` */
export const recover: Ask<'recover'> = {
  skip: (s, step) => !player(s, step.seat).machines.some((machine) => machine.charged),
  legal(s, step, seat) {
    const moves: ReviveMove[] = []
    for (const { id, charged } of player(s, seat).machines) if (charged) moves.push({ do: 'recover', machine: id })
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'recover') return
    const p = player(s, seat)
    const machine = p.machines.find((one) => one.id === move.machine)
    if (machine === undefined) return
    machine.charged = false
    p.energy++
    log?.({ type: 'recover', seat, machine: move.machine })
    if (step.n > 1) push(s, { ...step, n: step.n - 1 })
  },
}

/** R17.4 */
export const reopen: Ask<'reopen'> = {
  skip(s, step) {
    const p = player(s, step.seat)
    return !p.opened.some((crate) => canReopen(s, p, step.seat, crate))
  },
  legal(s, step, seat) {
    const p = player(s, seat)
    const moves: ReviveMove[] = []
    for (const crate of p.opened) if (canReopen(s, p, seat, crate)) moves.push({ do: 'reopen', crate })
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'reopen') return
    player(s, seat).reopened.push(move.crate)
    log?.({ type: 'reopen', seat, crate: move.crate })
    resolve(s, seat, move.crate, '', log)
  },
}
