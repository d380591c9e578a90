/** Entry of the developer page: `npm run dev [GAME]`. The built page has no such entry. */
import '../theme/base.css'
import '../kit/controls.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type LoadedGame, loadGame } from '../games.ts'
import { entryOf, games } from '../registry.ts'
import { loadSettings, useSettings } from '../settings.ts'
import { WordsProvider } from '../words/context.tsx'
import { DevPage } from './DevPage.tsx'
import { storedSession } from './session.ts'

/** The game in the address, else the one shown last, else the first. */
function firstGame(): string {
  const asked = location.hash.replace(/^#\/?/, '')
  return entryOf(asked)?.id ?? storedSession(null)?.game ?? games[0]?.id ?? ''
}

function Dev(): ReactNode {
  const { language } = useSettings()
  const [id, setId] = useState(firstGame)
  const [game, setGame] = useState<LoadedGame | null>(null)
  useEffect(() => {
    history.replaceState(null, '', `#/${id}`)
    void loadGame(id, language).then(setGame)
  }, [id, language])
  return game !== null && <DevPage key={game.entry.id} game={game} onGame={setId} />
}

loadSettings()
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <WordsProvider>
      <Dev />
    </WordsProvider>,
  )
}
