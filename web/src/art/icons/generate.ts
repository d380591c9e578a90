/**
 * Picks the used icons out of the game-icons package: `node web/src/art/icons/generate.ts`. Run it after a
 * change of names.ts and commit what it writes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { essencePlaces, kits, shell } from './names.ts'
import { shorten } from './shorten.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet

/** `skip`: what a set that is always loaded before already holds. */
function write(name: string, ids: readonly string[], skip: readonly string[] = []): void {
  const entries = [...new Set(ids)]
    .filter((id) => !skip.includes(id))
    .sort()
    .map((id) => {
      const body = icons[id]?.body
      if (body === undefined) throw new Error(`game-icons has no '${id}'.`)
      return `  '${id}': '${body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shorten(d)}"`)}',\n`
    })
  const text = `/** Made by generate.ts from game-icons (CC BY 3.0); do not edit. */\nimport { addIcons } from '../sprite.ts'\n\naddIcons({\n${entries.join('')}})\n`
  writeFileSync(new URL(`${name}.ts`, import.meta.url), text)
}

write('shell', shell)
for (const [name, ids] of Object.entries(kits)) write(name, ids, shell)
write('essence-places', Object.values(essencePlaces), [...shell, ...kits.essence])
