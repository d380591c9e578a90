/** Addresses that people pass on. */
const page = (): string => location.href.split('#', 1)[0] ?? ''

/** Lets who has it in. */
export const inviteLink = (table: string, link: string): string => `${page()}#/join/${table}/${link}`

export const personLink = (person: string): string => `${page()}#/person/${person}`

/** The table and the secret in a pasted invitation; null when it is none. */
export function readInvite(text: string): { readonly table: string; readonly link: string } | null {
  const found = /#?\/?join\/([\w-]{1,40})\/([\w-]{1,60})\s*$/.exec(text.trim())
  return found?.[1] === undefined || found[2] === undefined ? null : { table: found[1], link: found[2] }
}

/** Tables of the server beside those of this browser, where one name is wanted for both. */
const PREFIX = 'online.'

export const onlineId = (table: string): string => PREFIX + table

/** The table's own id; null for a table of this browser. */
export const tableIn = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null)
