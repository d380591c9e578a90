/** Who the reader is: make an account, sign in and out, password, devices, the end of it all. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { SeatShape } from '../../art/SeatShape.tsx'
import { Dialog } from '../../kit/surface/Dialog.tsx'
import { api, type Session } from '../../online/api.ts'
import { meetAnew, told, useOnline } from '../../online/client.ts'
import { say } from '../../online/News.tsx'
import { change, useSettings } from '../../settings.ts'
import { SEAT_COLOURS } from '../../table/seats.ts'
import { useTeller } from '../../words/context.tsx'
import { ago } from '../stored.ts'

interface Field {
  readonly id: string
  readonly label: string
  readonly type: 'text' | 'password'
  readonly complete: string
}

interface FormProps {
  readonly title: string
  readonly about: string
  readonly fields: readonly Field[]
  readonly go: string
  send(values: Readonly<Record<string, string>>): Promise<string | null>
}

/** A small form that says what is wrong under its fields. */
function SmallForm(props: FormProps): ReactNode {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [error, setError] = useState('')
  return (
    <form
      className="small-form"
      onSubmit={(event) => {
        event.preventDefault()
        void props.send(values).then((problem) => {
          setError(problem ?? '')
          if (problem === null) setValues({})
        })
      }}
    >
      <h3>{props.title}</h3>
      <p className="dim type-3">{props.about}</p>
      {props.fields.map((field) => (
        <label key={field.id} className="field">
          <span>{field.label}</span>
          <input
            className="input"
            type={field.type}
            autoComplete={field.complete}
            value={values[field.id] ?? ''}
            onChange={(event) => setValues({ ...values, [field.id]: event.target.value })}
          />
        </label>
      ))}
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <button type="submit" className="button">
        {props.go}
      </button>
    </form>
  )
}

export function AccountPanel(): ReactNode {
  const { t } = useTeller()
  const { person } = useOnline()
  const name: Field = { id: 'name', label: t('account.name'), type: 'text', complete: 'username' }
  const password: Field = {
    id: 'password',
    label: t('account.password'),
    type: 'password',
    complete: 'current-password',
  }
  const fresh: Field = { id: 'password', label: t('account.password.new'), type: 'password', complete: 'new-password' }
  const old: Field = { id: 'old', label: t('account.password.old'), type: 'password', complete: 'current-password' }
  const [doomed, setDoomed] = useState(false)
  const out = async (): Promise<void> => {
    await api.signOut()
    await meetAnew()
  }
  return (
    <section className="panel frame-panel stack profile-panel account" aria-labelledby="account">
      <header>
        <h2 id="account">{t('account.title')}</h2>
      </header>
      {person?.kind !== 'account' && (
        <SmallForm
          title={t('account.make')}
          about={t('account.make.about')}
          fields={[name, fresh]}
          go={t('account.make.go')}
          send={async (values) => {
            const begun = person === null ? await api.guest(values.name ?? '') : null
            if (begun !== null && !begun.ok) return t(begun.message)
            const made = await api.register(values.name ?? '', values.password ?? '')
            if (!made.ok) return t(made.message)
            change({ name: made.value.person.name })
            await meetAnew()
            say(t('account.made'))
            return null
          }}
        />
      )}
      {person?.kind !== 'account' && (
        <SmallForm
          title={t('account.signin')}
          about={t('account.signin.about')}
          fields={[name, password]}
          go={t('account.signin')}
          send={async (values) => {
            const entered = await api.signIn(values.name ?? '', values.password ?? '')
            if (!entered.ok) return t(entered.message)
            await meetAnew()
            return null
          }}
        />
      )}
      {person?.kind === 'account' && (
        <SmallForm
          title={t('account.change')}
          about={t('account.change.about')}
          fields={[old, fresh]}
          go={t('account.change.go')}
          send={async (values) => {
            const done = await api.password(values.old ?? '', values.password ?? '')
            if (!done.ok) return t(done.message)
            say(t('tell.saved'))
            return null
          }}
        />
      )}
      {person !== null && <Sessions />}
      {person !== null && (
        <div className="cluster">
          {person.kind === 'account' && (
            <button type="button" className="button" onClick={() => void out()}>
              {t('account.signout')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setDoomed(true)}>
            {t('account.delete')}
          </button>
        </div>
      )}
      {doomed && person !== null && (
        <Dialog title={t('account.delete')} onClose={() => setDoomed(false)}>
          <SmallForm
            title={person.name}
            about={t('account.delete.about')}
            fields={person.kind === 'account' ? [password] : []}
            go={t('account.delete.go')}
            send={async (values) => {
              const done = await api.remove(values.password ?? '')
              if (!done.ok) return t(done.message)
              setDoomed(false)
              change({ name: '' })
              await meetAnew()
              return null
            }}
          />
        </Dialog>
      )}
    </section>
  )
}

function Sessions(): ReactNode {
  const { t } = useTeller()
  const { language } = useSettings()
  const [found, setFound] = useState<{ current: string; sessions: readonly Session[] } | null>(null)
  const read = useCallback(() => void api.sessions().then((list) => list.ok && setFound(list.value)), [])
  useEffect(read, [read])
  if (found === null) return null
  return (
    <div>
      <h3>{t('account.devices')}</h3>
      <ul className="account-sessions">
        {found.sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{browserIn(session.about)}</b>
              <small>
                {session.id === found.current
                  ? t('account.this')
                  : t('account.seen', { when: ago(session.seen, language) })}
              </small>
            </span>
            {session.id !== found.current && (
              <button type="button" className="button" onClick={() => void api.revoke(session.id).then(read)}>
                {t('account.revoke')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "Firefox, Linux" out of what a browser says of itself. */
function browserIn(about: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)/.exec(about)?.[1]
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(about)?.[1]
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' }
  const known = [browser === undefined ? undefined : (names[browser] ?? browser), system].filter(
    (one) => one !== undefined,
  )
  return known.length === 0 ? about.slice(0, 40) || '–' : known.join(', ')
}

export function NameDialog(props: { onClose(): void }): ReactNode {
  const { t } = useTeller()
  const { person, preferences } = useOnline()
  const [name, setName] = useState(person?.name ?? '')
  const [sign, setSign] = useState(preferences?.sign ?? '')
  const [error, setError] = useState('')
  const send = async (): Promise<void> => {
    const saved = await api.change({ name, preferences: { sign } })
    if (!saved.ok) return setError(t(saved.message))
    told({ person: saved.value.person, preferences: saved.value.preferences })
    change({ name: saved.value.person.name })
    say(t('tell.saved'))
    props.onClose()
  }
  return (
    <Dialog title={t('profile.name')} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <label className="field">
          <span>{t('account.name')}</span>
          <input className="input" maxLength={24} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <fieldset className="sign-choice">
          <legend>{t('profile.sign')}</legend>
          <div>
            {SEAT_COLOURS.map((colour) => (
              <label key={colour.shape} title={t(`colour.${colour.id}`)}>
                <input
                  type="radio"
                  name="sign"
                  aria-label={t(`colour.${colour.id}`)}
                  checked={sign === colour.shape}
                  onChange={() => setSign(colour.shape)}
                />
                <SeatShape colour={colour} size={24} />
              </label>
            ))}
            <label>
              <input
                type="radio"
                name="sign"
                checked={!SEAT_COLOURS.some(({ shape }) => shape === sign)}
                onChange={() => setSign('')}
              />
              {t('profile.sign.none')}
            </label>
          </div>
          <p className="dim type-3">{t('profile.sign.about')}</p>
        </fieldset>
        {error !== '' && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <div className="dialog-foot cluster">
          <button type="button" className="button tall" onClick={props.onClose}>
            {t('new.cancel')}
          </button>
          <button type="submit" className="button primary tall">
            {t('profile.save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
