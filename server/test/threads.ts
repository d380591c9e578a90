/** Bazaar with a single legal move that names the thread. */
import { threadId } from 'node:worker_threads'
import type { Game } from '@ludarium/kernel'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import type { GameLoader } from '../live/live-tables.ts'

const game: Game = { ...bazaar, legal: () => [{ do: 'bid', thread: threadId }] }

export const gameLoader: GameLoader = async () => game
