import { newSeed, type Room } from '@ludarium/tables'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { type LoadedGame, loadGame } from '../../games.ts'
import { useOnline, wire } from '../../online/client.ts'
import { entryOf, type GameEntry, games } from '../../registry.ts'
import { change, useSettings } from '../../settings.ts'
import { Frame } from '../../shell/Frame.tsx'
import { useLayout } from '../../table/layout.ts'
import { colourOf } from '../../table/seats.ts'
import { useTeller } from '../../words/context.tsx'
import { Choice, catalogsOf, coloursFor, cut, OptionField } from '../NewTable.tsx'
import { ClockCards } from './ClockCards.tsx'
import { formOfRoom, keepForm, keptForm, resized, type SeatChoice, seat, type TableForm, usualForm } from './form.ts'
import { openHere, openThere } from './open.ts'
import { SeatDetail, SeatKindField } from './Seats.tsx'
import { Segments } from './Segments.tsx'
import { Sentence } from './Sentence.tsx'
import './opening.css'

const GamePicture = lazy(() => import('../../art/GamePicture.tsx'))

export default function OpenTable(props: { game: string }): ReactNode {
  const { lastGame } = useSettings()
  const entry = entryOf(props.game) ?? entryOf(lastGame) ?? games[0]
  const change = new URLSearchParams(useSearch()).get('change') ?? ''
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    if (change === '') return setRoom(null)
    let current = true
    void wire.call('room', change).then((found) => current && found.ok && setRoom(found.value))
    return () => {
      current = false
    }
  }, [change])
  if (entry === undefined || (change !== '' && room === null)) return null
  return <Opening key={`${entry.id} ${room?.id ?? ''}`} entry={entry} room={room} />
}

const NO_CATALOGS: readonly LoadedGame['words']['catalog'][] = []

function Opening({ entry, room }: { readonly entry: GameEntry; readonly room: Room | null }): ReactNode {
  const { t } = useTeller()
  const { language } = useSettings()
  const layout = useLayout()
  const [, go] = useLocation()
  const { server, friends, person } = useOnline()
  const alone = server === 'none' || server === 'away'
  const friend = new URLSearchParams(useSearch()).get('friend') ?? ''
  const [usual, setUsual] = useState(() =>
    room === null ? (keptForm(entry) ?? usualForm(entry, alone)) : formOfRoom(room, entry, person?.id ?? ''),
  )
  const [form, setForm] = useState<TableForm>(() =>
    friend === '' ? usual : { ...usual, seats: usual.seats.map((one, n) => (n === 1 ? seat('friend', friend) : one)) },
  )
  const [game, setGame] = useState<LoadedGame | null>(null)
  const words = useTeller(game === null ? NO_CATALOGS : catalogsOf(game))
  const [seed] = useState(() => new URLSearchParams(location.search).get('seed') ?? newSeed())
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let current = true
    change({ lastGame: entry.id })
    void loadGame(entry.id, language).then((loaded) => current && setGame(loaded))
    button.current?.focus()
    return () => {
      current = false
    }
  }, [entry.id, language])
  const count = form.seats.length
  const colours = useMemo(() => coloursFor(game, count, form.options, seed), [game, count, form.options, seed])
  const set = (changes: Partial<TableForm>): void => {
    setError('')
    setForm({ ...form, ...changes })
  }
  const setSeat = (n: number, next: SeatChoice): void =>
    set({ seats: form.seats.map((one, at) => (at === n ? next : one)) })
  const noRating = ratingProblem(form, person?.kind ?? 'guest')
  const rated = form.rated && noRating === null

  const open = async (): Promise<void> => {
    if (!form.seats.some(({ kind }) => kind === 'me' || kind === 'screen')) return setError(t('new.two'))
    if (form.seats.some(({ kind, person: who }) => kind === 'friend' && who === '')) return setError(t('opening.who'))
    setBusy(true)
    const options = cut(form.options, game, count)
    const id = alone
      ? await openHere(form, options, seed, t('name.guest'))
      : await openThere({ ...form, rated }, options, t('name.guest'), room?.id ?? null)
    if (id.ok) return go(id.value)
    setError(words.t(id.message))
    setBusy(false)
  }

  const own = form.seats.length
  const sentence = <Sentence form={form} entry={entry} friends={friends ?? []} alone={alone} />
  const opener = (
    <section className="panel opening-card" aria-labelledby="your-table">
      <h2 id="your-table">{t('opening.yours')}</h2>
      {sentence}
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <button ref={button} type="submit" className="button primary tall" disabled={busy}>
        {t(busy ? 'opening.busy' : alone ? 'new.start' : room === null ? 'opening.open' : 'opening.change')}
        <span className="key" aria-hidden="true">
          ↵
        </span>
      </button>
      <div className="opening-usual row between">
        <button
          type="button"
          className="link"
          onClick={() => {
            keepForm(form)
            setUsual(form)
          }}
        >
          {t('opening.keep')}
        </button>
        {JSON.stringify(form) !== JSON.stringify(usual) && (
          <button type="button" className="link" onClick={() => setForm(usual)}>
            {t('opening.back')}
          </button>
        )}
      </div>
    </section>
  )
  const bySeat = game?.module.game.options.find((spec) => spec.kind === 'seats')
  const others = game?.module.game.options.filter((spec) => spec !== bySeat) ?? []
  const clockValue =
    form.clock === 'none'
      ? t('clock.none')
      : form.clock === 'live'
        ? t('clock.live', { min: form.minutes, s: form.seconds })
        : t('clock.move', { d: form.days })
  const part = (id: string, title: string, value: string, body: ReactNode): ReactNode =>
    layout === 'phone' ? (
      <details className="panel frame-panel opening-panel">
        <summary>
          <h2>{title}</h2>
          <span>{value}</span>
        </summary>
        {body}
      </details>
    ) : (
      <section className="panel frame-panel opening-panel" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {body}
      </section>
    )
  return (
    <Frame title={t('opening.title')} className="opening">
      <form
        className="opening-grid page-columns"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <div className="opening-left page-column">
          <header className="opening-head">
            <h1 className="page-title">{t('opening.title')}</h1>
            <p className="lead">{t('opening.lead')}</p>
          </header>
          <ul className="small-boxes opening-boxes">
            {games.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className="small-box"
                  aria-pressed={one.id === entry.id}
                  disabled={room !== null && one.id !== entry.id}
                  onClick={() => go(`/new/${one.id}`)}
                >
                  <span className="small-box-picture">
                    <Suspense fallback={null}>
                      <GamePicture game={one.id} />
                    </Suspense>
                  </span>
                  <strong>{one.name}</strong>
                  <span>
                    {t('home.facts', {
                      min: one.seats.min,
                      max: one.seats.max,
                      from: one.minutes[0],
                      to: one.minutes[1],
                    })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <section className="panel frame-panel opening-panel" aria-labelledby="seats">
            <header>
              <h2 id="seats">{t('opening.seats')}</h2>
              <fieldset className="segments" aria-label={t('new.seats')}>
                {Array.from({ length: entry.seats.max - entry.seats.min + 1 }, (_, n) => entry.seats.min + n).map(
                  (n) => (
                    <button key={n} type="button" aria-pressed={n === own} onClick={() => set(resized(form, n))}>
                      {n}
                    </button>
                  ),
                )}
              </fieldset>
            </header>
            <ul className="seat-rows">
              {form.seats.map((one, n) => (
                <li key={`seat ${String(n)}`}>
                  <SeatShape colour={colours[n] ?? colourOf(n)} size={22} />
                  <SeatKindField n={n} value={one} alone={alone} onChange={(next) => setSeat(n, next)} />
                  <SeatDetail n={n} value={one} form={form} onChange={(next) => setSeat(n, next)} />
                  {bySeat !== undefined && bySeat.kind === 'seats' && (
                    <Choice
                      words={words}
                      label={t('new.option.seat', { option: words.t(`option.${bySeat.id}`), n: n + 1 })}
                      spec={bySeat}
                      value={listOf(form.options[bySeat.id], count, bySeat.default)[n] ?? bySeat.default}
                      onChange={(next) =>
                        set({
                          options: {
                            ...form.options,
                            [bySeat.id]: listOf(form.options[bySeat.id], count, bySeat.default).map((old, at) =>
                              at === n ? next : old,
                            ),
                          },
                        })
                      }
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
          {part('clock', t('opening.clock'), clockValue, <ClockCards form={form} alone={alone} set={set} />)}
        </div>
        <div className="opening-right page-column">
          {opener}
          {part(
            'access',
            t('opening.access'),
            t(`opening.access.${form.access}`),
            alone ? (
              <p className="dim">{t('opening.needs')}</p>
            ) : (
              <div className="opening-rows">
                <Segments
                  name={t('opening.join')}
                  value={form.access}
                  values={['link', 'invited', 'open']}
                  word={(value) => t(`opening.access.${value}`)}
                  onChange={(access) => set({ access })}
                />
                <Segments
                  name={t('opening.watch')}
                  value={form.watch}
                  values={['nobody', 'friends', 'anyone']}
                  word={(value) => t(`opening.watch.${value}`)}
                  onChange={(watch) => set({ watch })}
                />
                <div className="opening-row dim type-3">
                  <span>{t('opening.rated')}</span>
                  {noRating === null ? (
                    <fieldset className="segments" aria-label={t('opening.rated')}>
                      {[false, true].map((value) => (
                        <button
                          key={String(value)}
                          type="button"
                          aria-pressed={form.rated === value}
                          onClick={() => set({ rated: value })}
                        >
                          {t(value ? 'opening.rated.yes' : 'opening.rated.no')}
                        </button>
                      ))}
                    </fieldset>
                  ) : (
                    <span className="barred">
                      <Icon name="lock" size={13} />
                      {t('opening.rated.no')} <small>{t(noRating)}</small>
                    </span>
                  )}
                </div>
              </div>
            ),
          )}
          {game !== null &&
            others.length > 0 &&
            part(
              'options',
              t('opening.options', { game: entry.name }),
              '',
              <div className="option-fields opening-options">
                {others.map((spec) => (
                  <OptionField
                    key={spec.id}
                    game={game}
                    seats={count}
                    colours={colours}
                    values={form.options}
                    onChange={(options) => set({ options })}
                    spec={spec}
                    set={(value) => set({ options: { ...form.options, [spec.id]: value } })}
                  />
                ))}
              </div>,
            )}
          {!alone && (
            <section className="panel frame-panel opening-panel opening-deal row">
              <Icon name="verify" size={24} />
              <p>
                <strong>{t('opening.deal')}</strong>
                <span>{t('opening.deal.about')}</span>
              </p>
            </section>
          )}
        </div>
      </form>
    </Frame>
  )
}

function listOf(given: unknown, count: number, usual: string): string[] {
  return Array.from({ length: count }, (_, n) => {
    const value: unknown = Array.isArray(given) ? given[n] : undefined
    return typeof value === 'string' ? value : usual
  })
}

/** Why the table cannot be rated, or null. */
function ratingProblem({ seats }: TableForm, kind: string): string | null {
  if (kind !== 'account') return 'opening.rated.account'
  if (seats.filter((one) => one.kind === 'me' || one.kind === 'screen').length > 1) return 'opening.rated.screen'
  if (seats.filter((one) => one.kind !== 'bot').length < 2) return 'opening.rated.people'
  return null
}
