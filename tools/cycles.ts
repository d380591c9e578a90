/** Import cycles. Type imports count too. */
import { dirname, join, normalize } from 'node:path'
import { importsOf, type SourceFiles } from './layering.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** One sentence per group of files that import each other. Follows packages whose package.json is in `sources`. */
export function cyclesIn(sources: SourceFiles): string[] {
  const graph = graphOf(sources)
  return componentsOf(graph).map((knot) => {
    const way = shortestWay(graph, knot)
    const rest = knot.filter((file) => !way.includes(file))
    const more = rest.length > 0 ? ` In the same knot: ${rest.join(', ')}.` : ''
    return `${way.join(' -> ')}: imports lead back to where they began.${more}`
  })
}

function graphOf(sources: SourceFiles): Graph {
  const packages = packagesOf(sources)
  const graph = new Map<string, readonly string[]>()
  for (const [file, text] of sources) {
    if (!/\.tsx?$/.test(file)) continue
    const targets = importsOf(text).map((specifier) => resolved(file, specifier, packages))
    graph.set(
      file,
      targets.filter((target) => sources.has(target)),
    )
  }
  return graph
}

/** Entry files of bare specifiers such as '@ludarium/kernel/testkit'. */
function packagesOf(sources: SourceFiles): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [file, text] of sources) {
    if (!/(^|\/)package\.json$/.test(file)) continue
    const { name, exports } = JSON.parse(text) as { name?: string; exports?: Readonly<Record<string, string>> }
    for (const [path, target] of Object.entries(exports ?? {})) {
      found.set(`${name}${path.slice(1)}`, slashed(join(dirname(file), target)))
    }
  }
  return found
}

function resolved(file: string, specifier: string, packages: ReadonlyMap<string, string>): string {
  return specifier.startsWith('.') ? slashed(join(dirname(file), specifier)) : (packages.get(specifier) ?? '')
}

function slashed(path: string): string {
  return normalize(path).replaceAll('\\', '/')
}

/** Strongly connected components (Tarjan), each in alphabetical order. */
function componentsOf(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const stack: string[] = []
  const knots: string[][] = []
  const visit = (file: string): number => {
    const own = index.size
    index.set(file, own)
    stack.push(file)
    let lowest = own
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? own)
    }
    if (lowest === own) {
      const knot = stack.splice(stack.indexOf(file))
      if (knot.length > 1 || graph.get(file)?.includes(file)) knots.push(knot.sort())
    }
    return lowest
  }
  for (const file of [...graph.keys()].sort()) if (!index.has(file)) visit(file)
  return knots.sort()
}

/** The shortest cycle in the component. */
function shortestWay(graph: Graph, knot: readonly string[]): string[] {
  const ways = knot.map((file) => wayBack(graph, file, new Set(knot)))
  return ways.reduce((best, way) => (way.length < best.length ? way : best))
}

function wayBack(graph: Graph, start: string, within: ReadonlySet<string>): string[] {
  const queue: string[][] = [[start]]
  const seen = new Set<string>()
  for (const way of queue) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start]
      if (within.has(next) && !seen.has(next)) {
        seen.add(next)
        queue.push([...way, next])
      }
    }
  }
  return [start]
}
