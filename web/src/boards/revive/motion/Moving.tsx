/** Carries out what plan.ts says, on the things that are on the page. A click skips it; without motion it fades. */
import type { Seat } from '@ludarium/kernel'
import type { ReviveState } from '@ludarium/revive'
import { Component, type ReactNode } from 'react'
import { isStill } from '../../../kit/pieces/motion.ts'
import { useTable } from '../context.tsx'
import { type Motion, plannedMotion } from './plan.ts'

/** After a jump through the game nothing moves. */
const MOST = 24
const FADE = 120

interface MovingProps {
  readonly view: ReviveState
  readonly me: Seat
  /** Colour of the own seat. */
  readonly fill: string
}

type Rects = ReadonlyMap<string, DOMRect>

export function Moving(): ReactNode {
  const { view, me, colourOf } = useTable()
  return <Between view={view} me={me} fill={colourOf(me).fill} />
}

interface Planned {
  readonly plan: readonly Motion[]
  /** Where the things of the plan were. */
  readonly rects: Rects
}

/** Only a class is asked for what was on the page before it changes. */
class Between extends Component<MovingProps> {
  private frame = 0

  override getSnapshotBeforeUpdate(before: MovingProps): Planned | null {
    const { view, me } = this.props
    if (before.view === view || before.me !== me) return null
    const plan = plannedMotion(before.view, view, me)
    if (plan.length === 0 || plan.length > MOST) return null
    const old = things()
    const rects = new Map(
      plan.flatMap(({ id }) => {
        const thing = old.get(id)
        return thing === undefined ? [] : [[id, thing.getBoundingClientRect()] as const]
      }),
    )
    return { plan, rects }
  }

  override componentDidUpdate(_: MovingProps, __: unknown, planned: Planned | null): void {
    if (planned === null) return
    // Where things are now is asked before the page is painted, when it is measured anyway.
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => carryOut(planned, this.props.fill))
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.frame)
  }

  override render(): ReactNode {
    return null
  }
}

/** All is measured before anything is changed: the page is laid out once. */
function carryOut({ plan, rects }: Planned, fill: string): void {
  const now = things()
  const moves = plan.flatMap((motion) => {
    const thing = now.get(motion.kind === 'reward' ? motion.to : motion.id)
    const from = rects.get(motion.id)
    return thing === undefined ? [] : [{ motion, thing, from, to: thing.getBoundingClientRect() }]
  })
  for (const { motion, thing, from, to } of moves) {
    if (isStill()) run(thing, [{ opacity: 0.3 }, {}], { duration: FADE })
    else if (motion.kind === 'fly' || motion.kind === 'reward' || motion.kind === 'hop') {
      if (from !== undefined) travel(motion, thing, { from, to }, fill)
    } else change(motion, thing)
  }
}

/** What can move, by name; what only lies in a sheet stays. */
function things(): ReadonlyMap<string, HTMLElement | SVGElement> {
  const found = new Map<string, HTMLElement | SVGElement>()
  for (const thing of document.querySelectorAll<HTMLElement | SVGElement>('.revive-board [data-flip]'))
    if (thing.closest('.question, .revive-ghost, .revive-tribe-board.revive-of-rival, .panzoom-little') === null)
      found.set(thing.dataset.flip ?? '', thing)
  return found
}

interface Way {
  readonly from: DOMRect
  readonly to: DOMRect
}

type Travel = Extract<Motion, { readonly kind: 'fly' | 'reward' | 'hop' }>

/** From one place to another. */
function travel(motion: Travel, thing: HTMLElement | SVGElement, way: Way, fill: string): void {
  switch (motion.kind) {
    case 'fly':
      fly(thing.cloneNode(true), thing, way, motion)
      if (motion.lights)
        run(thing.querySelector('[data-role="use"]'), [{ opacity: 0.3 }, {}], { duration: FADE, delay: motion.lasts })
      break
    case 'reward': {
      const marker = document.createElement('i')
      marker.className = 'revive-flying-marker'
      marker.style.background = fill
      fly(marker, thing, way, { delay: motion.delay, lasts: 240 })
      break
    }
    case 'hop':
      hop(thing, way, motion)
      break
  }
}

/** Where it lies. */
function change(motion: Exclude<Motion, Travel>, thing: Element): void {
  switch (motion.kind) {
    case 'flash':
      run(thing, [{}, { filter: 'brightness(2)' }, {}], { duration: 160, delay: motion.delay })
      break
    case 'charge':
      run(thing.querySelector('.revive-energy'), [{ transform: 'translateY(-1.25rem) scale(1.5)' }, {}], {
        duration: 160,
        easing: 'ease-in',
      })
      break
    case 'free':
      run(thing.querySelector('.revive-energy'), [{ filter: 'brightness(2.5)' }, {}], { duration: 200 })
      break
    case 'turn':
      run(thing, TURN, { duration: 300 })
      break
  }
}

const TURN: Keyframe[] = [
  { transform: 'translateY(-10px) scaleX(1)', filter: 'brightness(1.8)' },
  { transform: 'translateY(-10px) scaleX(0)', offset: 0.4 },
  { transform: 'translateY(-10px) scaleX(1)', offset: 0.8 },
  { transform: 'none' },
]

const running = new Set<Animation>()

/** A click anywhere ends what is under way. */
function skip(): void {
  for (const animation of running) animation.finish()
}

function run(thing: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions, then?: () => void): void {
  if (thing === null) return
  const animation = thing.animate(frames, { fill: 'backwards', ...options })
  if (running.size === 0) addEventListener('pointerdown', skip, true)
  running.add(animation)
  const end = (): void => {
    running.delete(animation)
    if (running.size === 0) removeEventListener('pointerdown', skip, true)
    then?.()
  }
  animation.onfinish = end
  animation.oncancel = end
}

/** A picture of the thing flies over everything; the thing itself is seen when it has arrived. */
function fly(
  picture: Node,
  thing: Element,
  { from, to }: Way,
  { delay, lasts }: { readonly delay: number; readonly lasts: number },
): void {
  if (to.width === 0 || from.width === 0) return
  const flyer = document.createElement('div')
  flyer.className = 'revive-flyer'
  flyer.setAttribute('aria-hidden', 'true')
  Object.assign(flyer.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  })
  flyer.append(picture)
  if (picture instanceof HTMLElement) picture.removeAttribute('data-flip')
  document.body.append(flyer)
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`
  run(flyer, [{ transform: start }, { transform: 'none' }], { duration: lasts, delay, easing: 'ease-in-out' }, () =>
    flyer.remove(),
  )
  run(thing, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + lasts })
}

function hop(
  thing: Element,
  { from, to }: Way,
  { steps, lasts }: { readonly steps: number; readonly lasts: number },
): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top]
  const frames = Array.from({ length: 2 * steps + 1 }, (_, n): Keyframe => {
    const left = 1 - n / (2 * steps)
    return { transform: `translate(${dx * left}px, ${dy * left - (n % 2) * 7}px)` }
  })
  run(thing, frames, { duration: lasts })
}
