/** The registry's games and the kernel's two toys: small games make quick tests. */

import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { rows } from '../../kernel/test/toys/rows.ts'
import type { Shelf } from '../hall/hall.ts'
import { shelf as registry } from '../hall/shelf.ts'

export const shelf: Shelf = async (id) => (id === 'rows' ? rows : id === 'bazaar' ? bazaar : registry(id))
