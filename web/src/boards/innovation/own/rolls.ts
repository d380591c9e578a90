/** Which way tokens of power went from bowl to bowl. */

/** By bowl the bowls its new tokens came from: the one before it first, as power is charged; -1 for from outside. */
export function rollsOf(before: readonly number[], now: readonly number[]): readonly (readonly number[])[] {
  const left = now.map((n, bowl) => Math.max(0, (before[bowl] ?? 0) - n))
  return now.map((n, bowl) =>
    Array.from({ length: Math.max(0, n - (before[bowl] ?? 0)) }, () => {
      const from = [bowl + 2, bowl + 1].map((one) => one % 3).find((one) => (left[one] ?? 0) > 0) ?? -1
      if (from >= 0) left[from] = (left[from] ?? 0) - 1
      return from
    }),
  )
}
