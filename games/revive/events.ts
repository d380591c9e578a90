/** Everything that is told while a game is played. Spaces and positions are named by id, as in moves. */
import type { Log, Seat } from '@ludarium/kernel'
import type {
  Basic,
  Color,
  Half,
  Kind,
  Resource,
  Side,
  SlotId,
  SwitchId,
  TechId,
  TribeId,
  TribeTile,
} from './data/index.ts'

/** What happened to, or was done by, a seat. */
type Told<T extends string, D = unknown> = { readonly type: T; readonly seat: Seat } & Readonly<D>

export type ReviveEvent =
  /** R3 */
  | Told<'tribe', { tribe: TribeId }>
  | Told<'side', { side: Side }>
  /** R4 */
  | Told<'turn', { round: number }>
  | Told<'turnOver'>
  /** R5, R6 */
  | Told<'gain', { resource: Resource; n: number }>
  | Told<'points', { n: number; total: number }>
  | Told<'paid', { kind: Kind; at: string; gear: number; book: number; food: number }>
  | Told<'pay', { resource: Resource }>
  | Told<'swap', { give: Basic; get: Basic }>
  /** R8 */
  | Told<'play', { card: string; slot: SlotId; half: Half }>
  | Told<'rest', { card: string }>
  | Told<'restActive', { card: string }>
  | Told<'wake', { card: string }>
  | Told<'wild', { card: string }>
  | Told<'copy', { card: string }>
  /** R9 `instead` is the module that made room, '' for none. */
  | Told<'module', { module: string; place: string; instead: string }>
  /** R10 */
  | Told<'switch', { side: SwitchId }>
  | Told<'switchUp'>
  /** R11 */
  | Told<'explore', { tile: string }>
  | Told<'recruit', { card: string }>
  | Told<'drawn', { card: string }>
  | Told<'turnUp', { tile: string; position: string }>
  | Told<'orient', { position: string; orientation: number }>
  /** R12, R13 */
  | Told<'populate', { space: string; tech: TechId }>
  | Told<'build', { space: string; size: 'small' | 'large' }>
  | Told<'water', { space: string }>
  /** R14, R15 */
  | Told<'advance', { track: Color; space: number }>
  | Told<'unlock', { reward: string }>
  | Told<'machineGained', { machine: string }>
  | Told<'progress', { space: number }>
  /** R16 */
  | Told<'hibernate'>
  | { readonly type: 'gone'; readonly card: string }
  | Told<'removed', { artifact: string; space: number }>
  | Told<'reward', { space: number }>
  /** R17 */
  | Told<'trade', { resource: Basic }>
  | Told<'deal', { tech: TechId; effect: string }>
  | Told<'machine', { machine: string }>
  | Told<'recover', { machine: string }>
  | Told<'energy', { n: number }>
  | Told<'crate'>
  | Told<'crateSeen', { crate: string; only: readonly Seat[] }>
  | Told<'opened', { crate: string }>
  | Told<'reopen', { crate: string }>
  /** R18, R21, R22 */
  | Told<'ability', { tribe: TribeId }>
  | Told<'tile', { tile: TribeTile; space: string }>
  | Told<'targetBack', { space: string }>
  | Told<'falcon', { space: string }>
  | Told<'figureMoved', { from: string; space: string }>
  /** R19, R20 */
  | Told<'artifact', { artifact: string }>
  | Told<'minor'>
  | Told<'endTile'>
  | { readonly type: 'scoring' }
  | Told<'artifactCard', { card: string }>
  /** R24 */
  | Told<'clear', { component: string }>
  | Told<'rating', { points: number; rating: string }>
  /** R26 */
  | { readonly type: 'story'; readonly card: string }
  | { readonly type: 'revealed'; readonly position: string; readonly tile: string }
  | Told<'branch', { option: number; chapter: number }>

export type ReviveLog = Log<ReviveEvent>
