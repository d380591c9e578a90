/** The gallery: a list of pages, one page of specimens, both themes, and a phone's width in a frame. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { entryOf } from '../registry.ts'
import { change, useSettings } from '../settings.ts'
import { GamePageView } from './GamePages.tsx'
import { GAME_PAGES, type GalleryPart, loadPart, pages } from './registry.ts'
import { Specimens } from './Specimens.tsx'
import './gallery.css'

const isBare = new URLSearchParams(location.search).has('bare')

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

const pageId = (): string => location.hash.replace(/^#\/?/, '') || (pages[0]?.id ?? '')

export function Gallery(): ReactNode {
  const id = useSyncExternalStore(onHash, pageId)
  const [phone, setPhone] = useState(false)
  const name = pages.find((page) => page.id === id)?.name ?? id
  useEffect(() => {
    document.title = `${name} · Gallery`
  }, [name])
  if (isBare) return <GalleryPage key={id} id={id} name={name} />
  return (
    <div className="gallery-frame">
      <nav className="gallery-nav stack" aria-label="Pages">
        <Switches phone={phone} onPhone={setPhone} />
        {pages.map((page) => (
          <a key={page.id} href={`#/${page.id}`} aria-current={page.id === id ? 'page' : undefined}>
            {page.name}
          </a>
        ))}
      </nav>
      {phone ? (
        <iframe className="gallery-phone" title="On a phone" src={`?bare#/${id}`} />
      ) : (
        <GalleryPage key={id} id={id} name={name} />
      )}
    </div>
  )
}

function Switches(props: { readonly phone: boolean; onPhone(phone: boolean): void }): ReactNode {
  const { theme } = useSettings()
  return (
    <div className="cluster">
      <button
        type="button"
        className="button small"
        onClick={() => change({ theme: theme === 'light' ? 'dark' : 'light' })}
      >
        {theme === 'light' ? 'Dark theme' : 'Light theme'}
      </button>
      <button type="button" className="button small" onClick={() => props.onPhone(!props.phone)}>
        {props.phone ? 'Wide' : 'Phone'}
      </button>
    </div>
  )
}

function GalleryPage({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const [game = '', kind = ''] = id.split('/')
  const page = entryOf(game) && GAME_PAGES.find((one) => one === kind)
  return (
    <main className="gallery-page">
      <h1>{name}</h1>
      {page === undefined ? <PartView id={id} /> : <GamePageView game={game} page={page} />}
    </main>
  )
}

function PartView({ id }: { readonly id: string }): ReactNode {
  const [part, setPart] = useState<GalleryPart | null>(null)
  useEffect(() => {
    void loadPart(id).then(setPart)
  }, [id])
  return part !== null && <Specimens specimens={part.specimens} />
}
