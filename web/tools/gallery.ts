/** `npm run gallery`: every part of the kit and of the boards on pages of specimens, served, or built as static files. */
import { resolve } from 'node:path'
import { flags } from '../../tools/flags.ts'
import { buildPages } from './build-pages.ts'
import { startDevServer } from './dev-server.ts'

const HELP = `npm run gallery [-- --port N --open --out DIR]

Serves the gallery and reloads it on save.

  --port N   the port (5174)
  --open     opens the page in the default browser
  --out DIR  builds static files into that folder instead; any web server can hold them`

const { port, open, out } = flags(HELP, { port: 5174, open: false, out: '' })
if (out === '') {
  const { address } = await startDevServer('gallery.html', { port, open })
  console.log(`Gallery: ${address}`)
} else {
  await buildPages(resolve(out), ['gallery.html', 'position.html'])
  console.log(`Built ${resolve(out)}/gallery.html`)
}
