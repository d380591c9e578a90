/** The things of a list with a key each; equal ones are told apart by how many came before. */
export function keyed<T>(list: readonly T[], id: (one: T) => string): { readonly key: string; readonly one: T }[] {
  const seen = new Map<string, number>()
  return list.map((one) => {
    const name = id(one)
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return { key: `${name}.${before}`, one }
  })
}
