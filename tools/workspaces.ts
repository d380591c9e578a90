/** The folders of the house, from package.json: a new package need not be named anywhere else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** 'games/*' lies in 'games'. */
export function workspaces(): string[] {
  const file = join(import.meta.dirname, '..', 'package.json')
  const { workspaces: listed } = JSON.parse(readFileSync(file, 'utf8')) as { readonly workspaces: readonly string[] }
  return listed.filter((folder) => !folder.includes('*'))
}
