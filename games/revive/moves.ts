import type { Basic, Color, Half, Resource, Side, SlotId, TechId, TribeId } from './data/index.ts'

/** Every decision, one click each. Spaces and positions are named by id, e.g. '1,-2', 'L:NE', 'P07'. */
export type ReviveMove =
  | { readonly do: 'tribe'; readonly tribe: TribeId }
  | { readonly do: 'side'; readonly side: Side }
  | { readonly do: 'keep'; readonly card: string }
  /** The turn's actions, and actions given by effects. */
  | { readonly do: 'play'; readonly card: string }
  | { readonly do: 'switch' }
  | { readonly do: 'explore'; readonly tile: string }
  | { readonly do: 'populate'; readonly space: string }
  | { readonly do: 'build'; readonly space: string }
  | { readonly do: 'hibernate' }
  | { readonly do: 'end' }
  /** Free actions. */
  | { readonly do: 'trade'; readonly resource: Basic }
  | { readonly do: 'deal'; readonly tech: TechId }
  | { readonly do: 'machine'; readonly machine: string }
  | { readonly do: 'crate'; readonly crate: string }
  /** Details of an action. */
  | { readonly do: 'lever'; readonly copy: boolean }
  | { readonly do: 'slot'; readonly slot: SlotId; readonly half: Half }
  | { readonly do: 'size'; readonly size: 'small' | 'large' }
  | { readonly do: 'tech'; readonly tech: TechId }
  | { readonly do: 'confirm' }
  | { readonly do: 'withdraw' }
  | { readonly do: 'save'; readonly resource: Basic }
  | { readonly do: 'recruit'; readonly card: string }
  | { readonly do: 'draw' }
  | { readonly do: 'orient'; readonly orientation: number }
  /** Details of an effect. */
  | { readonly do: 'part'; readonly part: string }
  | { readonly do: 'accept' }
  /** The rest of the effect is declined. */
  | { readonly do: 'decline' }
  | { readonly do: 'take'; readonly resource: Basic }
  | { readonly do: 'swap'; readonly give: Basic; readonly get: Basic }
  | { readonly do: 'pay'; readonly resource: Resource }
  | { readonly do: 'choose'; readonly option: number }
  | { readonly do: 'track'; readonly track: Color }
  | { readonly do: 'unlock'; readonly reward: string }
  | { readonly do: 'special'; readonly machine: string }
  | { readonly do: 'artifact'; readonly artifact: string }
  | { readonly do: 'module'; readonly module: string }
  | { readonly do: 'place'; readonly place: string }
  | { readonly do: 'recover'; readonly machine: string }
  | { readonly do: 'rest'; readonly card: string }
  | { readonly do: 'wake'; readonly card: string }
  | { readonly do: 'wild'; readonly card: string }
  | { readonly do: 'reopen'; readonly crate: string }
  | { readonly do: 'copy'; readonly card: string }
  | { readonly do: 'tile'; readonly space: string }
  | { readonly do: 'falcon'; readonly space: string }
  | { readonly do: 'figure'; readonly tech: TechId }
  | { readonly do: 'figureTo'; readonly space: string }
  /** Hibernation, and clearing the display in solo play. */
  | { readonly do: 'reward'; readonly space: number }
  | { readonly do: 'clear'; readonly component: string }
  | { readonly do: 'branch'; readonly option: number }
