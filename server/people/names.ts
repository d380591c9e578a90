/** Names of people, and when two of them count as equal. */
import { granted, type Outcome, refused } from '@ludarium/kernel'

const LONGEST = 30

/** Removes invisible and bidirectional control characters and repeated spaces. */
export function readName(typed: string): Outcome<string> {
  const name = typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (name.length < 2 || name.length > LONGEST) return refused('name.length', { min: 2, max: LONGEST })
  return /[\p{L}\p{N}]/u.test(name) ? granted(name) : refused('name.letters')
}

/** Unique among accounts: ignores case, accents and spaces. */
export function accountKey(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, '')
}
