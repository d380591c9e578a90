/**
 * `npm run size`: how much code there is and how uniform it is. Prints figures only; `npm run check` decides what is
 * allowed.
 */
import { spawnSync } from 'node:child_process'
import { ambiguousNames } from './exports.ts'
import { flags } from './flags.ts'
import type { SourceFiles } from './layering.ts'
import { distinctIn, SCALES } from './scales.ts'
import { readSources } from './sources.ts'

const HELP = `npm run size [-- --json --list]

Prints lines per folder, distinct values in the page's style sheets, and long files and functions.

  --json  one line of JSON
  --list  also names the long files, the long functions and the colours outside the tokens`

const LONG_FILE = 300

/** The page's folders that are counted by themselves. */
const FOLDERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['kernel', /^kernel\//],
  ['games', /^games\//],
  ['words', /^words\//],
  ['bots', /^bots\//],
  ['tables', /^tables\//],
  ['server', /^server\//],
  ['cli', /^cli\//],
  ['tools', /^tools\//],
  ['web', /^web\//],
  ['web/src/boards', /^web\/src\/boards\//],
  ['web/src/kit', /^web\/src\/kit\//],
  ['web/src/table', /^web\/src\/table\//],
  ['boards + kit + table', /^web\/src\/(boards|kit|table)\//],
  ['CSS of the page', /^web\/src\/.*\.css$/],
]

const linesOf = (text: string): number => text.split('\n').length - 1

function matching(sources: SourceFiles, pattern: RegExp): [file: string, text: string][] {
  return [...sources].filter(([file]) => pattern.test(file))
}

/** Colours written in style sheets and components, except in files that define tokens or draw pictures. */
function coloursOutsideTokens(sources: SourceFiles): string[] {
  return matching(sources, /^web\/src\/.*\.(css|tsx?)$/)
    .filter(([file]) => !/tokens\.css$|\/art\/|\/palette\.ts$/.test(file))
    .flatMap(([file, text]) => {
      const plain = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      return [...plain.matchAll(/(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/gi)].map(
        ([colour]) => `${file} ${colour}`,
      )
    })
}

interface Diagnostic {
  readonly category: string
  readonly message: string
  readonly location: { readonly path: string; readonly start: { readonly line: number } }
}

/** Functions that Biome finds too long or with too many parameters, tests left out. */
function largeFunctions(): { readonly long: string[]; readonly wide: string[] } {
  const folders = ['kernel', 'games', 'words', 'bots', 'tables', 'server', 'cli', 'web', 'tools']
  const args = ['lint', '--config-path=tools/size.biome.json', '--reporter=json', '--max-diagnostics=none', ...folders]
  const { stdout } = spawnSync('biome', args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  })
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { diagnostics: Diagnostic[] }
  const found = (rule: string): string[] =>
    diagnostics
      .filter(({ category, location }) => category.endsWith(rule) && !/(^|\/)test\//.test(location.path))
      .map(({ location, message }) => `${location.path}:${location.start.line} ${message}`)
  return { long: found('noExcessiveLinesPerFunction'), wide: found('useMaxParams') }
}

const { json, list } = flags(HELP, { json: false, list: false })
const sources = readSources()
const code: SourceFiles = new Map(matching(sources, /\.(tsx?|mjs|css)$/))
const lines = Object.fromEntries(
  FOLDERS.map(([name, pattern]) => [
    name,
    matching(code, pattern).reduce((total, [, text]) => total + linesOf(text), 0),
  ]),
)
const longFiles = matching(code, /^(?!.*\/test\/)/).flatMap(([file, text]) =>
  linesOf(text) > LONG_FILE ? [`${file} ${linesOf(text)}`] : [],
)
const colours = coloursOutsideTokens(code)
const { long, wide } = largeFunctions()
const figures = {
  lines,
  ...Object.fromEntries(SCALES.map((scale) => [`distinct ${scale.name}`, distinctIn(code, scale)])),
  'colours outside the tokens': colours.length,
  'files over 300 lines, tests left out': longFiles.length,
  'functions over 60 lines': long.length,
  'functions with more than five parameters': wide.length,
  'ambiguous exported names': ambiguousNames(sources).length,
}
if (json) console.log(JSON.stringify(figures))
else {
  const { lines: folders, ...rest } = figures
  for (const [name, count] of Object.entries({ ...folders, ...rest })) {
    console.log(`${count.toLocaleString('en').padStart(8)}  ${name}`)
  }
  if (list) for (const one of [...longFiles, ...long, ...wide, ...colours]) console.log(one)
}
