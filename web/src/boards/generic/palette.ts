/** Colours of the grounds that many games have. */
import { ground, type KitGround } from './kit.ts'

export const USUAL: Readonly<Record<string, KitGround>> = {
  mountain: ground('#8f8985'),
  forest: ground('#356035', true),
  lake: ground('#2c6da3', true),
  water: ground('#046eac', true),
  river: ground('#5aa9d6'),
  farm: ground('#f2d15f'),
  field: ground('#d8aa37'),
  plains: ground('#a8c06a'),
  tundra: ground('#e1ebed'),
  village: ground('#e3995b'),
  desert: ground('#f5dd6d'),
  sand: ground('#dbc9aa'),
  swamp: ground('#3c4a3e', true),
  wasteland: ground('#bb4a34', true),
}
