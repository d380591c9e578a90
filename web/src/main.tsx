import './theme/base.css'
import './kit/controls.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { beginOnline } from './online/client.ts'
import { loadSettings } from './settings.ts'
import { WordsProvider } from './words/context.tsx'

loadSettings()
beginOnline()

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <WordsProvider>
        <App />
      </WordsProvider>
    </StrictMode>,
  )
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => {}))
}
