/** Where a note stands: beside what it speaks of and on nothing that the decision needs. Pure geometry, in pixels. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Something that should stay free, and how much. */
export interface Obstacle {
  readonly box: Box
  readonly weight: number
}

/** Between a note and its subject, loop included. */
const GAP = 18
/** How closely the window is searched for a free place. */
const STEP = 20
/** So far a note moves to have its edge in line with a panel's. */
const ALIGNED = 28

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
}

export function around(boxes: readonly Box[]): Box | null {
  const [first, ...rest] = boxes
  if (first === undefined) return null
  return rest.reduce<Box>(
    (a, b) => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    }),
    first,
  )
}

const middle = (box: Box): readonly [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]

export function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.left - b.right, b.left - a.right)
  const dy = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(dx, dy)
}

/** Below, above, right and left of each subject, then anywhere, the nearest first. */
function* spots(size: Size, subjects: readonly Box[], room: Box): Generator<readonly [number, number]> {
  for (const subject of [...subjects].reverse()) {
    yield [subject.left, subject.bottom + GAP]
    yield [subject.left, subject.top - GAP - size.height]
    yield [subject.right + GAP, subject.top]
    yield [subject.left - GAP - size.width, subject.top]
  }
  const [x, y] = middle(around(subjects) ?? room)
  const rest: [number, number][] = []
  for (let top = room.top; top + size.height <= room.bottom; top += STEP)
    for (let left = room.left; left + size.width <= room.right; left += STEP) rest.push([left, top])
  const far = ([left, top]: readonly [number, number]): number =>
    Math.hypot(left + size.width / 2 - x, top + size.height / 2 - y)
  yield* rest.sort((a, b) => far(a) - far(b))
}

/** The first place that is free; where there is none, the one that covers least. In line with a panel where that is near. */
export function placed(
  size: Size,
  subjects: readonly Box[],
  obstacles: readonly Obstacle[],
  room: Box,
  panels: readonly Box[] = [],
): { readonly left: number; readonly top: number } {
  const costOf = (box: Box): number => kept.reduce((sum, one) => sum + one.weight * overlap(box, one.box), 0)
  const kept = [...obstacles, ...subjects.map((box) => ({ box: grown(box, GAP - 4), weight: 50 }))]
  let best = { left: room.left, top: room.top, cost: Number.POSITIVE_INFINITY }
  for (const [x, y] of spots(size, subjects, room)) {
    const left = Math.max(room.left, Math.min(x, room.right - size.width))
    const top = Math.max(room.top, Math.min(y, room.bottom - size.height))
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    const cost = costOf(box)
    if (cost < best.cost) best = { left, top, cost }
    if (cost === 0) break
  }
  const { top } = best
  const edges = panels.flatMap((panel) => [panel.left, panel.right - size.width])
  const near = edges
    .filter((left) => Math.abs(left - best.left) <= ALIGNED && left >= room.left && left + size.width <= room.right)
    .sort((a, b) => Math.abs(a - best.left) - Math.abs(b - best.left))
  const left = near.find(
    (one) => costOf({ left: one, top, right: one + size.width, bottom: top + size.height }) <= best.cost,
  )
  return { left: left ?? best.left, top }
}

/** How far down a box has to move to lie on none of the others; where there is no such place, on as little as possible. */
export function leastCovering(box: Box, others: readonly Box[], end: number): number {
  let best = { down: 0, cost: Number.POSITIVE_INFINITY }
  for (let down = 0; box.bottom + down <= end && best.cost > 0; down += STEP) {
    const moved = { ...box, top: box.top + down, bottom: box.bottom + down }
    const cost = others.reduce((sum, one) => sum + overlap(moved, grown(one, AWAY)), 0)
    if (cost < best.cost) best = { down, cost }
  }
  return best.down
}

/** How far a loop stays from what it goes around. */
const AWAY = 8
const POINTS = 44

/** A steady hand is no machine: the same wobble for the same place. */
const wobble = (n: number, seed: number): number => Math.sin(n * 1.7 + seed) + 0.6 * Math.sin(n * 0.9 + 2.3 * seed)

/** A loop drawn by hand around the box, its ends apart. */
export function loopAround(box: Box, seed: number): string {
  const [x, y] = middle(box)
  const rx = (box.right - box.left) / 2 + AWAY
  const ry = (box.bottom - box.top) / 2 + AWAY
  // Long things get corners, small ones a circle.
  const bend = Math.max(rx, ry) > 46 ? 0.46 : 0.72
  const curve = (v: number): number => Math.sign(v) * Math.abs(v) ** bend
  const points = Array.from({ length: POINTS + 1 }, (_, n) => {
    const angle = -2.1 + (n / POINTS) * 2 * Math.PI * 0.965
    const out = 1.1 * wobble(n * 0.45, seed) + (n / POINTS) * 3.5
    const px = x + curve(Math.cos(angle)) * (rx + out)
    const py = y + curve(Math.sin(angle)) * (ry + out)
    return [px, py] as const
  })
  return smooth(points)
}

function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (n: number): readonly [number, number] => points[Math.max(0, Math.min(n, points.length - 1))] ?? [0, 0]
  const show = (v: number): string => v.toFixed(1)
  let path = `M${show(at(0)[0])} ${show(at(0)[1])}`
  for (let n = 0; n < points.length - 1; n++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    path += `C${show(bx + (cx - ax) / 6)} ${show(by + (cy - ay) / 6)} ${show(cx - (dx - bx) / 6)} ${show(cy - (dy - by) / 6)} ${show(cx)} ${show(cy)}`
  }
  return path
}

/** Above this the numerals alone say which is which. */
const REACH = 260

export interface Arrow {
  readonly line: string
  readonly head: string
}

/** An arrow from one thing to the other where they lie close together; else null. */
export function arrowBetween(from: Box, to: Box): Arrow | null {
  const far = distance(from, to)
  return far > REACH || far < 40 ? null : arrowFrom(grown(from, AWAY + 4), grown(to, AWAY + 6), 0.14)
}

/** An arrow from the edge of one box to that of the other; `bend`: how far it swings out, of its length. */
export function arrowFrom(from: Box, to: Box, bend: number): Arrow {
  const [ax, ay] = middle(from)
  const [bx, by] = middle(to)
  const start = edgeTowards(from, bx, by)
  const end = edgeTowards(to, ax, ay)
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const bow = [(start[0] + end[0]) / 2 - dy * bend, (start[1] + end[1]) / 2 + dx * bend] as const
  const turn = Math.atan2(end[1] - bow[1], end[0] - bow[0])
  const barb = (by: number): string =>
    `${(end[0] - 15 * Math.cos(turn + by)).toFixed(1)} ${(end[1] - 15 * Math.sin(turn + by)).toFixed(1)}`
  const show = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  return {
    line: `M${show(start)}Q${show(bow)} ${show(end)}`,
    head: `M${barb(0.5)}L${show(end)}L${barb(-0.5)}`,
  }
}

/** Where the line from the middle of the box to the point leaves the box. */
function edgeTowards(box: Box, x: number, y: number): readonly [number, number] {
  const [mx, my] = middle(box)
  const [dx, dy] = [x - mx, y - my]
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (box.right - box.left) / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (box.bottom - box.top) / 2 / Math.abs(dy),
  )
  return [mx + dx * share, my + dy * share]
}
