/** Invitations and people who want to be friends, behind a bell with their number. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { MenuButton } from '../kit/surface/MenuButton.tsx'
import { api } from '../online/api.ts'
import { refresh, useOnline } from '../online/client.ts'
import { entryOf } from '../registry.ts'
import { useTeller } from '../words/context.tsx'

export function Bell(): ReactNode {
  const { t } = useTeller()
  const { person, tables, asking } = useOnline()
  if (person === null) return null
  const invited = (tables ?? []).filter((entry) => entry.role === 'invited' && entry.phase !== 'over')
  const n = invited.length + asking.length
  const answer = async (id: string, yes: boolean): Promise<void> => {
    await (yes ? api.befriend(id) : api.unfriend(id))
    refresh()
  }
  return (
    <div className="bell">
      <MenuButton
        label={t('bell.title', { n })}
        className="button icon quiet"
        face={
          <>
            <Icon name="bell" size={18} />
            <span className="unseen">{t('bell.title', { n })}</span>
            {n > 0 && (
              <span className="count fresh" aria-hidden="true">
                {n}
              </span>
            )}
          </>
        }
        menu={(close) => (
          <div className="bell-list">
            {n === 0 && <p>{t('bell.none')}</p>}
            <ul>
              {invited.map((entry) => (
                <li key={entry.id} className="bell-line">
                  <Link href={`/online/${entry.id}`} onClick={close}>
                    {t(entry.phase === 'waiting' ? 'news.invited' : 'news.offered', {
                      name: entry.host.name,
                      game: entryOf(entry.game)?.name ?? entry.game,
                    })}
                  </Link>
                </li>
              ))}
              {asking.map((friend) => (
                <li key={friend.id} className="bell-line">
                  <span>
                    {t('bell.friend', { name: friend.name })}
                    <button type="button" className="link" onClick={() => void answer(friend.id, true)}>
                      {t('ask.yes')}
                    </button>
                    <button type="button" className="link" onClick={() => void answer(friend.id, false)}>
                      {t('ask.no')}
                    </button>
                  </span>
                </li>
              ))}
            </ul>
            <Link href="/profile/friends" className="link" onClick={close}>
              {t('bell.friends')}
            </Link>
          </div>
        )}
      />
    </div>
  )
}
