/** The server as other packages see it. */
export { type Fate, type Running, startServer, startWorker } from './server.ts'
export { readSettings, type Settings, USUAL } from './settings.ts'
export { openStore, type Store } from './store/index.ts'
