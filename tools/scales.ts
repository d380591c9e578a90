/**
 * Font sizes, radii and shadows of the page stand in the scales of `kit/layout.css` and nowhere else. A rule names a
 * step: `font-size: var(--type-3)`. Percentages are zoom (of `html`) or discs, `calc(var(--step-2) * 1px)` is a step in
 * the units of a drawing.
 */
import type { SourceFiles } from './layering.ts'

const SCALE = 'web/src/kit/layout.css'

export interface Scale {
  readonly name: string
  /** Properties whose values come from the scale. */
  readonly properties: RegExp
  /** The steps, where the scale is defined. */
  readonly steps: RegExp
  readonly most: number
}

export const SCALES: readonly Scale[] = [
  { name: 'font sizes', properties: /(?<![\w-])font(?:-size)?:\s*([^;}]+)/g, steps: /--type-\d: ([^;]+)/g, most: 8 },
  {
    name: 'radii',
    properties: /(?<![\w-])border-(?:[a-z]+-){0,2}radius:\s*([^;}]+)/g,
    steps: /--radius-\d: ([^;]+)/g,
    most: 5,
  },
  {
    name: 'shadows',
    properties: /(?<![\w-])(?:box|text)-shadow:\s*([^;}]+)/g,
    steps: /--shadow-\d: ([^;]+)/g,
    most: 4,
  },
]

const bare = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '')

/** Has a length of its own. A colour beside a shape of the scale is none, nor is the unit of a drawing. */
function isWritten(value: string): boolean {
  return /(?<![\w.#-])\d*\.?\d+(?:px|r?em|v[wh]|cq[a-z]+|pt)\b/.test(value.replaceAll('* 1px', ''))
}

/** Values of a scale that are written in the page's style sheets, each with its file. */
function writtenIn(sources: SourceFiles, { properties }: Scale): (readonly [file: string, value: string])[] {
  const sheets = [...sources].filter(([file]) => /^web\/src\/.*\.css$/.test(file))
  return sheets.flatMap(([file, text]) =>
    [...bare(text).matchAll(properties)]
      .map(([, value = '']) => value.trim().replace(/\s+/g, ' '))
      .filter(isWritten)
      .map((value) => [file, value] as const),
  )
}

/** The different values of a scale: its steps, and whatever is written beside them. */
export function distinctIn(sources: SourceFiles, scale: Scale): number {
  const steps = [...bare(sources.get(SCALE) ?? '').matchAll(scale.steps)].map(([, value = '']) => value)
  return new Set([...steps, ...writtenIn(sources, scale).map(([, value]) => value)]).size
}

/** What is wrong with the scales, as sentences. */
export function offScaleIn(sources: SourceFiles): string[] {
  return SCALES.flatMap((scale) => {
    const many = distinctIn(sources, scale)
    const written = writtenIn(sources, scale).map(
      ([file, value]) => `${file}: '${value}' is not from the scale of ${scale.name} in ${SCALE}.`,
    )
    return written.length === 0 && many > scale.most
      ? [`${SCALE}: has ${many} ${scale.name}, ${scale.most} are allowed.`]
      : written
  })
}
