/** The tab says when it is the reader's decision: its title, its icon, and a sound for who wants one. */
import { useEffect, useRef } from 'react'
import { useSettings } from '../../settings.ts'
import { useWords } from '../../words/context.tsx'

const LIT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M16 1l13 7.500v15L16 31 3 23.500v-15Z' fill='%23ffd98a' stroke='%231d1503' stroke-width='1.500'/%3E%3Ccircle cx='16' cy='16' r='6.500' fill='%231d1503'/%3E%3C/svg%3E"

let plain: string | null = null

function showIcon(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link === null) return
  plain ??= link.getAttribute('href')
  const wanted = lit ? LIT : (plain ?? '')
  if (link.getAttribute('href') !== wanted) link.setAttribute('href', wanted)
}

/** Two soft tones, made here. Browsers that want a click first stay silent. */
function chime(): void {
  try {
    const context = new AudioContext()
    for (const [at, pitch] of [
      [0, 660],
      [0.14, 880],
    ] as const) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, context.currentTime + at)
      volume.gain.exponentialRampToValueAtTime(0.12, context.currentTime + at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + 0.32)
      tone.connect(volume).connect(context.destination)
      tone.start(context.currentTime + at)
      tone.stop(context.currentTime + at + 0.35)
    }
    setTimeout(() => void context.close(), 1000)
  } catch {
    // Then the title alone says it.
  }
}

/** `others`: how many other tables wait for the reader. */
export function useAttention(mine: boolean, others: number): void {
  const t = useWords()
  const { sound } = useSettings()
  const before = useRef(mine)
  const waits = mine || others > 0
  useEffect(() => {
    if (mine && !before.current && sound) chime()
    before.current = mine
  }, [mine, sound])
  useEffect(() => {
    showIcon(waits)
    return () => showIcon(false)
  }, [waits])
  useEffect(() => {
    const mark = `${t('title.yours')} · `
    const dress = (): void => {
      const bare = document.title.startsWith(mark) ? document.title.slice(mark.length) : document.title
      const wanted = mine ? mark + bare : bare
      if (document.title !== wanted) document.title = wanted
    }
    dress()
    const title = document.querySelector('title')
    const watch = new MutationObserver(dress)
    if (title !== null) watch.observe(title, { childList: true })
    return () => {
      watch.disconnect()
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [mine, t])
}
