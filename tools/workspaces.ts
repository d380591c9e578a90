/** The package folders from package.json, so a new package needs no other entry. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** 'games/*' counts as 'games'. */
export function workspaces(): string[] {
  const file = join(import.meta.dirname, '..', 'package.json')
  const { workspaces: listed } = JSON.parse(readFileSync(file, 'utf8')) as { readonly workspaces: readonly string[] }
  return listed.filter((folder) => !folder.includes('*'))
}
