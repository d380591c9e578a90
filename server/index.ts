/** The server as other packages see it. */
export { type Audited, audited, exported, imported } from './archive.ts'
export { anywhereOf, inSightOf } from './bus/presence.ts'
export { shelf } from './hall/shelf.ts'
export { ANSWERS } from './remind/letter.ts'
export { type Fate, type Running, startServer, startWorker } from './server.ts'
export { readSettings, type Settings, USUAL } from './settings.ts'
export { openStore, type Store } from './store/index.ts'
