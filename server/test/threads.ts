/** Bazaar with one move, which names the thread that thinks. */
import { threadId } from 'node:worker_threads'
import type { Game } from '@ludarium/kernel'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import type { Shelf } from '../hall/hall.ts'

const game: Game = { ...bazaar, legal: () => [{ do: 'bid', thread: threadId }] }

export const shelf: Shelf = async () => game
