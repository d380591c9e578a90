/** Which game to learn. */
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { games } from '../registry.ts'
import { Frame } from '../shell/Frame.tsx'
import { useWords } from '../words/context.tsx'
import { useLeads } from './leads.ts'
import './learn.css'

const GamePicture = lazy(() => import('../art/GamePicture.tsx'))

export default function Learn(): ReactNode {
  const t = useWords()
  const leadOf = useLeads()
  return (
    <Frame title={t('learn.title')}>
      <h1 className="page-title">{t('learn.title')}</h1>
      <p className="lead learn-lead">{t('learn.lead')}</p>
      <ul className="learn-games">
        {games.map((entry) => (
          <li key={entry.id}>
            <Link href={`/learn/${entry.id}`} className="panel">
              <span className="learn-picture">
                <Suspense fallback={null}>
                  <GamePicture game={entry.id} />
                </Suspense>
              </span>
              <span>
                <strong>{entry.name}</strong>
                <span>{leadOf(entry)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
