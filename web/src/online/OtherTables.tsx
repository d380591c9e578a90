/** "Your turn at 2 other tables": chips with what is asked there and the time left. */
import type { RoomEntry } from '@ludarium/tables'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { entryOf } from '../registry.ts'
import { useTeller } from '../words/context.tsx'
import { useOnline } from './client.ts'
import { clockText, useNow } from './clock.ts'
import { useQuestion } from './questions.tsx'

const GamePicture = lazy(() => import('../art/GamePicture.tsx'))

/** Tables that wait for the reader, without the one they look at. */
export function useWaiting(but = ''): readonly RoomEntry[] {
  const { tables } = useOnline()
  return (tables ?? []).filter((entry) => entry.waits && entry.id !== but)
}

const MOST = 2

export function OtherTables(props: { but: string }): ReactNode {
  const { t } = useTeller()
  const waiting = useWaiting(props.but)
  if (waiting.length === 0) return null
  return (
    <div className="elsewhere">
      <p>{t('elsewhere', { n: waiting.length })}</p>
      <ul>
        {waiting.slice(0, MOST).map((entry) => (
          <Chip key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function Chip({ entry }: { readonly entry: RoomEntry }): ReactNode {
  const { t } = useTeller()
  const question = useQuestion(entry)
  const now = useNow(entry.due !== null)
  return (
    <li>
      <Link href={`/online/${entry.id}`} className="button elsewhere-chip">
        <span className="table-thumb">
          <Suspense fallback={null}>
            <GamePicture game={entry.game} />
          </Suspense>
        </span>
        <span className="elsewhere-words ellipsis">
          <strong>{entryOf(entry.game)?.name ?? entry.game}</strong> {question?.plain ?? ''}
        </span>
        {entry.due !== null && <b>{clockText(entry.due - now, t)}</b>}
        <Icon name="chevron-right" size={13} />
      </Link>
    </li>
  )
}
