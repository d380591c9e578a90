/**
 * Which folder may import what. Dependencies point one way: kernel <- games <- bots <- tables <- server <- cli, and
 * tables <- web; words depends on the kernel only, and the testkit may use it to render.
 */
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'

interface Layer {
  /** The folder; the first matching layer applies to a file. */
  readonly folder: RegExp
  /** Allowed imports, besides relative ones within `home`. */
  readonly may: readonly RegExp[]
  /** Relative imports stay inside this folder. */
  readonly home: RegExp
}

const KERNEL = /^@ludarium\/kernel$/
const TESTKIT = /^@ludarium\/kernel\/testkit$/
const NODE = /^node:/
const WORDS = /^@ludarium\/words(\/de)?$/
const BOTS = /^@ludarium\/bots$/
const ICU = /^intl-messageformat$/

const LAYERS: readonly Layer[] = [
  { folder: /^kernel\/(test|testkit)\//, may: [NODE, WORDS, /^fast-check$/, ICU], home: /^kernel\// },
  { folder: /^kernel\//, may: [], home: /^kernel\/(?!test)/ },
  { folder: /^games\/index\.ts$/, may: [KERNEL], home: /^games\/[\w-]+\/index\.ts$/ },
  {
    folder: /^games\/([\w-]+)\/(test|tools)\//,
    may: [NODE, KERNEL, TESTKIT, WORDS, BOTS],
    home: /^games\/$1\//,
  },
  { folder: /^games\/([\w-]+)\//, may: [KERNEL], home: /^games\/$1\/(?!test|tools)/ },
  { folder: /^bots\/test\//, may: [NODE, KERNEL, /^@ludarium\/games$/], home: /^(bots|kernel\/test\/toys)\// },
  { folder: /^bots\//, may: [KERNEL], home: /^bots\/(?!test)/ },
  { folder: /^words\/test\//, may: [NODE, KERNEL, ICU], home: /^(words|kernel\/test\/toys)\// },
  { folder: /^words\//, may: [KERNEL, ICU], home: /^words\/(?!test)/ },
  {
    folder: /^tables\/test\//,
    may: [NODE, KERNEL, WORDS, BOTS, /^@ludarium\/games$/],
    home: /^(tables|kernel\/test\/toys)\//,
  },
  { folder: /^tables\//, may: [KERNEL, BOTS], home: /^tables\/(?!test)/ },
  {
    folder: /^server\/(test|tools)\//,
    may: [
      NODE,
      KERNEL,
      /^@ludarium\/(games|bots|tables|words)$/,
      /^(ws|pg|ioredis|fastify|smtp-server|nodemailer|typebox\/compile)$/,
    ],
    home: /^(server|tools|tables\/test|kernel\/test\/toys)\//,
  },
  {
    folder: /^server\//,
    may: [
      NODE,
      KERNEL,
      /^@ludarium\/(games|bots|tables|words|words\/de)$/,
      /^(fastify|@fastify\/rate-limit|ws|pg|ioredis|bullmq|pino|prom-client|typebox|web-push|nodemailer|openskill)(\/.*)?$/,
    ],
    home: /^server\/(?!test|tools)/,
  },
  { folder: /^cli\/skeleton\/test\//, may: [NODE, KERNEL, TESTKIT], home: /^cli\/skeleton\// },
  { folder: /^cli\/skeleton\//, may: [KERNEL], home: /^cli\/skeleton\/(?!test)/ },
  { folder: /^docs\/examples\//, may: [NODE, KERNEL, /^@ludarium\/games$/], home: /^$/ },
  {
    folder: /^cli\//,
    may: [
      NODE,
      KERNEL,
      /^@ludarium\/(games|bots|tables|words|words\/de|server|[\w-]+\/campaign)$/,
      ICU,
      /^(bullmq|openskill)$/,
    ],
    home: /^(cli|kernel\/test\/toys)\/|^tools\/peer\.ts$/,
  },
  {
    folder: /^web\/(test|tools)\/|^web\/vite\.config\.ts$/,
    may: [
      NODE,
      KERNEL,
      /^@ludarium\/[\w-]+(\/data)?$/,
      /^@ludarium\/server\/static$/,
      /^(playwright-core|axe-core|vite|@vitejs\/plugin-react|react|react-dom\/client|wouter)(\/.*)?$/,
    ],
    home: /^(web|tools|games\/[\w-]+\/test)\//,
  },
  {
    folder: /^web\/src\/art\/icons\/generate\.ts$/,
    may: [NODE],
    home: /^web\/src\/art\//,
  },
  {
    folder: /^web\/src\/(boards|cards)\//,
    may: [KERNEL, /^@ludarium\/[\w-]+(\/(data|words))?$/, /^react(-dom)?(\/.*)?$/],
    home: /^web\/src\//,
  },
  {
    folder: /^web\//,
    may: [
      KERNEL,
      /^@ludarium\/(games|bots|tables|words|words\/de)$/,
      /^(react|react-dom|wouter|idb|uqr|@floating-ui\/dom|intl-messageformat|@fontsource-variable)(\/.*)?$/,
      /^virtual:/,
    ],
    home: /^web\//,
  },
  { folder: /^tools\//, may: [NODE], home: /^(tools|web\/tools)\/|^server\/main\.ts$/ },
]

/** Import specifiers of a source text: static, dynamic and re-exports. */
export function importsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const found = code.matchAll(/(?:^\s*(?:import|export)\s(?:[\w*{}\s,$]+\sfrom\s)?|\bimport\(\s*)\s*['"]([^'"]+)['"]/gm)
  return [...found].map((match) => match[1] ?? '')
}

/** Violations of one file, as sentences. */
export function violations(file: string, text: string): string[] {
  const layer = LAYERS.find(({ folder }) => folder.test(file))
  if (layer === undefined) return [`${file}: belongs to no layer; add it to tools/layering.ts.`]
  const place = layer.folder.exec(file)?.[1] ?? ''
  const home = new RegExp(layer.home.source.replace('$1', place))
  return importsOf(text).flatMap((specifier) => {
    if (specifier.startsWith('.')) {
      const target = normalize(join(dirname(file), specifier)).replaceAll('\\', '/')
      return home.test(target) ? [] : [`${file}: may not import '${specifier}' from outside its layer.`]
    }
    if (!NODE.test(specifier) && builtinModules.includes(specifier))
      return [`${file}: writes '${specifier}' without 'node:'.`]
    return layer.may.some((allowed) => allowed.test(specifier)) ? [] : [`${file}: may not import '${specifier}'.`]
  })
}

/** Source texts by path. */
export type SourceFiles = ReadonlyMap<string, string>

export function violationsIn(sources: SourceFiles): string[] {
  return [...sources].flatMap(([file, text]) => (/\.tsx?$/.test(file) ? violations(file, text) : []))
}
