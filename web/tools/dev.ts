/** `npm run dev [GAME]`: the developer page, which reloads rules and board on save and shows the same position again. */
import { games } from '@ludarium/games'
import { exitWith, flags } from '../../tools/flags.ts'
import { startDevServer } from './dev-server.ts'

const ids = games.map(({ id }) => id).join(', ')
const HELP = `npm run dev [GAME] [-- --port N --open]

Serves the developer page: a table at any position, a position picker and a debug panel. After you save a file of the
rules or of a board, the page replays the same decisions with the new code.

  GAME      ${ids}
  --port N  the port (5173)
  --open    opens the page in the default browser`

const { port, open, words } = flags(HELP, { port: 5173, open: false }, 1)
const [game = ''] = words
if (game !== '' && !games.some(({ id }) => id === game)) exitWith(`There is no game '${game}'. There are: ${ids}.`)
const { address } = await startDevServer(game === '' ? 'dev.html' : `dev.html#/${game}`, { port, open })
console.log(`Developer page: ${address}`)
