/** Entry of the gallery: `npm run gallery`. The built page has no such entry. */
import '../theme/base.css'
import '../kit/controls.css'
import '../kit/shelf/shelves.css'
import '../table/table.css'
import '../table/side.css'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { loadSettings } from '../settings.ts'
import { WordsProvider } from '../words/context.tsx'
import { Gallery } from './Gallery.tsx'

loadSettings()
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <WordsProvider>
      <Router hook={useHashLocation}>
        <Gallery />
      </Router>
    </WordsProvider>,
  )
}
