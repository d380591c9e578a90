/** Every table that is open to anybody. */
import { type ReactNode, useState } from 'react'
import { useOnline } from '../online/client.ts'
import { games } from '../registry.ts'
import { Frame } from '../shell/Frame.tsx'
import { useTeller } from '../words/context.tsx'
import { useLobby } from './Home.tsx'
import { Blocks, OpenRow, OtherRow } from './home/lists.tsx'
import './start.css'
import './home/home.css'

export default function Lobby(): ReactNode {
  const { t } = useTeller()
  const { person } = useOnline()
  const [game, setGame] = useState('')
  const found = useLobby(game === '' ? {} : { game })
  const open = found?.filter((entry) => entry.phase === 'waiting') ?? null
  const running = found?.filter((entry) => entry.phase === 'playing') ?? []
  return (
    <Frame title={t('home.open')} className="home">
      <h1 className="page-title">{t('home.open')}</h1>
      <label className="field lobby-filter">
        <span>{t('lobby.game')}</span>
        <select className="input" value={game} onChange={(event) => setGame(event.target.value)}>
          <option value="">{t('lobby.all')}</option>
          {games.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {entry.name}
            </option>
          ))}
        </select>
      </label>
      <div className="tables-lists">
        <section className="panel frame-panel home-panel" aria-labelledby="gathering">
          <header>
            <h2 id="gathering">{t('lobby.free')}</h2>
          </header>
          {open === null ? (
            person !== null && <Blocks rows={3} height="3.625rem" />
          ) : open.length === 0 ? (
            <p className="start-empty dim type-3">{t('home.open.none')}</p>
          ) : (
            <ul>
              {open.map((entry) => (
                <OpenRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </section>
        {running.length > 0 && (
          <section className="panel frame-panel home-panel" aria-labelledby="running">
            <header>
              <h2 id="running">{t('lobby.running')}</h2>
            </header>
            <ul>
              {running.map((entry) => (
                <OtherRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Frame>
  )
}
