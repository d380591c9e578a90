/** What other packages may import from the server. */
export { type AuditResult, audit, exportArchive, importArchive } from './archive.ts'
export { onlinePlace, visiblePlace } from './bus/presence.ts'
export { gameLoader } from './live/game-loader.ts'
export { DELIVERY_STATUSES } from './remind/message.ts'
export { type RunningServer, startServer, startWorker, type TestSeams } from './server.ts'
export { DEFAULTS, readServerSettings, type ServerSettings } from './settings.ts'
export { openStore, type Store } from './store/index.ts'
