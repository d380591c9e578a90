/** A campaign as the page keeps it: the terminal's own record, and the table of the chapter under way. */
import type { State } from '@ludarium/kernel'
import { type Campaign, newCampaign, type ReviveState, readSaved } from '@ludarium/revive'
import { BOT_NAMES, newSeed } from '@ludarium/tables'

export interface Kept {
  readonly campaign: Campaign
  /** '' while no chapter is being played. */
  readonly table: string
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** What was kept, or the terminal's file; null when the text is neither. */
export function readKept(text: string): Kept | null {
  const file = readSaved(text)
  if (file !== null) return { campaign: file, table: '' }
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return null
    const campaign = readSaved(JSON.stringify(value.campaign))
    return campaign === null ? null : { campaign, table: typeof value.table === 'string' ? value.table : '' }
  } catch {
    return null
  }
}

export const writeKept = (kept: Kept): string => JSON.stringify(kept)

/** As the terminal reads it. */
export const writeFile = ({ campaign }: Kept): string => `${JSON.stringify(campaign, null, 2)}\n`

/** The reader and bots; the seed of the address makes it the same campaign every time. */
export function fresh(seats: number, name: string): Kept {
  const seed = new URLSearchParams(location.search).get('seed') ?? newSeed()
  return { campaign: newCampaign(seats, seed, [name, ...BOT_NAMES.filter((bot) => bot !== name)]), table: '' }
}

/** Only a state of this game has chapters. */
export function isRevive(state: State): state is ReviveState {
  return 'chapter' in state && 'crater' in state
}
