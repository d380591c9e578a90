/** Friends by mutual consent, people who ask, and people one does not want to meet. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { type ApiFriend, api } from '../../online/api.ts'
import { onNews, refresh, useOnline } from '../../online/client.ts'
import { say } from '../../online/News.tsx'
import { PersonTile } from '../../online/Presence.tsx'
import { useTeller } from '../../words/context.tsx'

interface Known {
  readonly friends: readonly ApiFriend[]
  readonly blocked: readonly { readonly id: string; readonly name: string }[]
}

export function PeoplePanel(): ReactNode {
  const { t } = useTeller()
  const { friends: here } = useOnline()
  const [known, setKnown] = useState<Known>({ friends: [], blocked: [] })
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const read = useCallback(() => {
    void api.friends().then((found) => found.ok && setKnown(found.value))
    refresh()
  }, [])
  useEffect(() => {
    read()
    return onNews((news) => news.type === 'friends' && read())
  }, [read])
  const add = async (): Promise<void> => {
    const found = await api.named(name.trim())
    const asked = found.ok ? await api.befriend(found.value.person.id) : found
    if (!asked.ok) return setError(t(asked.message))
    setError('')
    setName('')
    say(t('people.asked'))
    read()
  }
  const then = (work: Promise<unknown>): void => void work.then(read)
  return (
    <section className="panel frame-panel stack profile-panel" aria-labelledby="people">
      <header>
        <h2 id="people">{t('people.title')}</h2>
      </header>
      <form
        className="people-add"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <input
          className="input"
          aria-label={t('people.name')}
          placeholder={t('people.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button">
          {t('people.add')}
        </button>
      </form>
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {known.friends.length === 0 && <p className="start-empty dim type-3">{t('home.friends.none')}</p>}
      <ul className="people-list">
        {known.friends.map((friend) => (
          <li key={friend.id}>
            <PersonTile
              name={friend.name}
              {...(friend.state === 'friends'
                ? { is: here?.find((one) => one.id === friend.id)?.here ? ('here' as const) : ('gone' as const) }
                : {})}
            />
            <span>
              <Link href={`/person/${friend.id}`}>
                <b>{friend.name}</b>
              </Link>
              <small>{t(`people.${friend.state}`)}</small>
            </span>
            {friend.state === 'asks' && (
              <button type="button" className="button legal" onClick={() => then(api.befriend(friend.id))}>
                {t('ask.yes')}
                <span className="unseen"> {friend.name}</span>
              </button>
            )}
            <button type="button" className="button" onClick={() => then(api.unfriend(friend.id))}>
              {t(friend.state === 'friends' ? 'people.end' : friend.state === 'asks' ? 'ask.no' : 'ask.withdraw')}
              <span className="unseen"> {friend.name}</span>
            </button>
            <button type="button" className="button" onClick={() => then(api.block(friend.id))}>
              {t('people.block')}
              <span className="unseen"> {friend.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {known.blocked.length > 0 && (
        <>
          <h3>{t('people.blocked')}</h3>
          <ul className="people-list">
            {known.blocked.map((one) => (
              <li key={one.id}>
                <PersonTile name={one.name} />
                <span>
                  <b>{one.name}</b>
                </span>
                <button type="button" className="button" onClick={() => then(api.unblock(one.id))}>
                  {t('people.unblock')}
                  <span className="unseen"> {one.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
