/** The games of the registry and the kernel's two toy games, which make tests fast. */

import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { rows } from '../../kernel/test/toys/rows.ts'
import { gameLoader as registry } from '../live/game-loader.ts'
import type { GameLoader } from '../live/live-tables.ts'

export const gameLoader: GameLoader = async (id) => (id === 'rows' ? rows : id === 'bazaar' ? bazaar : registry(id))
