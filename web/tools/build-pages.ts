/** Builds pages that the page itself does not have: gallery and single positions, for tests, pictures and docs. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '..')

export async function buildPages(folder: string, pages: readonly string[]): Promise<void> {
  await build({
    root: WEB,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: pages.map((page) => join(WEB, page)) },
    },
  })
}
