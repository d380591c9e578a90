/** A new table: open it as it is, or change what you like. The sentence beside it says what will be opened. */
import type { Message } from '@ludarium/kernel'
import { newSeed, type Room } from '@ludarium/tables'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { type LoadedGame, loadGame } from '../../games.ts'
import { createLocal, problemOf } from '../../local/source.ts'
import { ensurePerson, refresh, useOnline, wire } from '../../online/client.ts'
import { clockText, times } from '../../online/clock.ts'
import { LEVELS } from '../../online/levels.ts'
import { PersonTile } from '../../online/Presence.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { BOT_NAMES } from '../../parts/names.ts'
import { entryOf, type GameEntry, games } from '../../registry.ts'
import { change, settings, useSettings } from '../../settings.ts'
import { useLayout } from '../../table/layout.ts'
import { colourOf } from '../../table/seats.ts'
import { useTeller } from '../../words/context.tsx'
import { Choice, catalogsOf, coloursFor, cut, OptionField } from '../NewTable.tsx'
import {
  formOfRoom,
  keepForm,
  keptForm,
  resized,
  roomForm,
  type SeatChoice,
  type SeatKind,
  seat,
  type TableForm,
  usualForm,
} from './form.ts'
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
      <div className="opening-usual">
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
      <details className="panel opening-panel">
        <summary>
          <h2>{title}</h2>
          <span>{value}</span>
        </summary>
        {body}
      </details>
    ) : (
      <section className="panel opening-panel" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {body}
      </section>
    )
  return (
    <Frame title={t('opening.title')} className="opening">
      <form
        className="opening-grid"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <div className="opening-left">
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
          <section className="panel opening-panel" aria-labelledby="seats">
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
        <div className="opening-right">
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
                <div className="opening-row">
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
            <section className="panel opening-panel opening-deal">
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

type Opened = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly message: Message }

async function openThere(
  form: TableForm,
  options: Readonly<Record<string, unknown>>,
  guest: string,
  change: string | null,
): Promise<Opened> {
  const me = await ensurePerson(settings().name || guest)
  if (!me.ok) return me
  const wanted = roomForm(form, options)
  const room = change === null ? await wire.call('create', wanted) : await wire.call('change', change, wanted)
  if (!room.ok) return room
  refresh()
  return { ok: true, value: `/online/${room.value.id}` }
}

/** Without a server the table is one of this browser. */
async function openHere(
  form: TableForm,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  guest: string,
): Promise<Opened> {
  const sitters = form.seats.map(({ kind, level }, n) =>
    kind === 'bot'
      ? { name: BOT_NAMES[Math.max(0, n - 1)] ?? '', kind: 'bot' as const, level }
      : { name: n === 0 ? settings().name || guest : `${n + 1}`, kind: 'person' as const, level: '' },
  )
  try {
    const id = await createLocal({ game: form.game, seats: form.seats.length, options, seed, sitters })
    return { ok: true, value: `/table/${id}` }
  } catch (problem) {
    return { ok: false, message: problemOf(problem).message }
  }
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

const KINDS: readonly SeatKind[] = ['me', 'screen', 'friend', 'link', 'bot']
const KINDS_HERE: readonly SeatKind[] = ['me', 'screen', 'bot']

interface SeatProps {
  readonly n: number
  readonly value: SeatChoice
  onChange(next: SeatChoice): void
}

function SeatKindField(props: SeatProps & { alone: boolean }): ReactNode {
  const { t } = useTeller()
  const { n, value } = props
  const kinds = props.alone ? KINDS_HERE : KINDS
  return (
    <select
      className="input"
      aria-label={t('new.who', { n: n + 1 })}
      value={value.kind}
      onChange={(event) => {
        const kind = kinds.find((one) => one === event.target.value)
        if (kind !== undefined) props.onChange({ ...value, kind })
      }}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`seatkind.${kind}`)}
        </option>
      ))}
    </select>
  )
}

function SeatDetail(props: SeatProps & { form: TableForm }): ReactNode {
  const { t } = useTeller()
  const { person, friends } = useOnline()
  const { name } = useSettings()
  const { n, value, form, onChange } = props
  switch (value.kind) {
    case 'me':
      return (
        <span className="seat-detail">
          <strong>{person?.name || name || t('name.guest')}</strong>
          <span className="chip you">{t('table.you')}</span>
        </span>
      )
    case 'screen':
      return <span className="seat-detail dim">{t('opening.screen')}</span>
    case 'link':
      return <span className="seat-detail dim">{t('opening.link')}</span>
    case 'bot':
      return (
        <span className="seat-detail">
          <fieldset className="segments" aria-label={t('opening.level', { n: n + 1 })}>
            {LEVELS.map((level) => (
              <button
                key={level}
                type="button"
                aria-pressed={level === value.level}
                onClick={() => onChange({ ...value, level })}
              >
                {t(`bot.${level}`)}
              </button>
            ))}
          </fieldset>
        </span>
      )
    case 'friend': {
      const taken = form.seats.flatMap((one) => (one.kind === 'friend' && one !== value ? [one.person] : []))
      const list = (friends ?? []).filter((one) => !taken.includes(one.id))
      const chosen = list.find((one) => one.id === value.person)
      if (list.length === 0) return <span className="seat-detail dim">{t('opening.friends.none')}</span>
      return (
        <span className="seat-detail">
          {chosen !== undefined && <PersonTile name={chosen.name} is={chosen.here ? 'here' : 'gone'} />}
          <select
            className="input"
            aria-label={t('opening.friend', { n: n + 1 })}
            value={value.person}
            onChange={(event) => onChange({ ...value, person: event.target.value })}
          >
            <option value="">{t('opening.friend.choose')}</option>
            {list.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </span>
      )
    }
  }
}

interface SegmentsProps<T extends string> {
  readonly name: string
  readonly value: T
  readonly values: readonly T[]
  word(value: T): string
  onChange(value: T): void
}

function Segments<T extends string>(props: SegmentsProps<T>): ReactNode {
  return (
    <div className="opening-row">
      <span aria-hidden="true">{props.name}</span>
      <fieldset className="segments" aria-label={props.name}>
        {props.values.map((value) => (
          <button key={value} type="button" aria-pressed={value === props.value} onClick={() => props.onChange(value)}>
            {props.word(value)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

const LIVE: readonly (readonly [minutes: number, seconds: number])[] = [
  [15, 15],
  [25, 20],
  [40, 30],
  [60, 60],
]
const DAYS: readonly number[] = [1, 2, 3, 7]

interface ClockProps {
  readonly form: TableForm
  readonly alone: boolean
  set(changes: Partial<TableForm>): void
}

function ClockCards({ form, alone, set }: ClockProps): ReactNode {
  const { t } = useTeller()
  if (alone) return <p className="dim">{t('opening.needs')}</p>
  const card = (kind: TableForm['clock'], icon: string, body: ReactNode): ReactNode => (
    <div className={`clock-card ${form.clock === kind ? 'chosen' : ''}`}>
      <button
        type="button"
        className="clock-name"
        aria-pressed={form.clock === kind}
        onClick={() => set({ clock: kind })}
      >
        <Icon name={icon} size={17} />
        <strong>{t(`opening.clock.${kind}`)}</strong>
        {form.clock === kind && (
          <span className="chip">
            <Icon name="check" size={11} />
            {t('opening.chosen')}
          </span>
        )}
      </button>
      {body}
    </div>
  )
  const stepper = (label: string, shown: string, by: (way: 1 | -1) => void): ReactNode => (
    <div className="clock-step">
      <span>{label}</span>
      <button
        type="button"
        className="button icon"
        aria-label={t('stepper.less', { what: label })}
        onClick={() => by(-1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <b>{shown}</b>
      <button
        type="button"
        className="button icon"
        aria-label={t('stepper.more', { what: label })}
        onClick={() => by(1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </div>
  )
  const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
  return (
    <>
      {form.clock !== 'none' && (
        <p className="clock-flag">
          {t('opening.flag')}{' '}
          <button
            type="button"
            className="link"
            aria-label={t('opening.flag.change')}
            onClick={() => set({ flag: form.flag === 'bot' ? 'ends' : 'bot' })}
          >
            {t(`opening.flag.${form.flag}`)}
          </button>
        </p>
      )}
      <div className="clock-cards">
        {card('none', 'infinity', <p>{t('opening.clock.none.about')}</p>)}
        {card(
          'live',
          'bolt',
          form.clock === 'live' ? (
            <>
              {stepper(t('opening.bank'), t('opening.minutes', { n: form.minutes }), (way) =>
                set({ minutes: within(form.minutes + way * 5, 5, 240) }),
              )}
              {stepper(t('opening.increment'), t('opening.seconds', { n: form.seconds }), (way) =>
                set({ seconds: within(form.seconds + way * 5, 0, 300) }),
              )}
              <fieldset className="segments small" aria-label={t('opening.usual')}>
                {LIVE.map(([minutes, seconds]) => (
                  <button
                    key={minutes}
                    type="button"
                    aria-pressed={form.minutes === minutes && form.seconds === seconds}
                    onClick={() => set({ minutes, seconds })}
                  >
                    {minutes} + {seconds}
                  </button>
                ))}
              </fieldset>
            </>
          ) : (
            <p>{t('opening.clock.live.about')}</p>
          ),
        )}
        {card(
          'days',
          'calendar',
          <>
            <p>{t('opening.clock.days.about')}</p>
            {form.clock === 'days' && (
              <>
                <fieldset className="segments small" aria-label={t('opening.days')}>
                  {DAYS.map((days) => (
                    <button key={days} type="button" aria-pressed={form.days === days} onClick={() => set({ days })}>
                      {clockText(days * times.DAY, t)}
                    </button>
                  ))}
                </fieldset>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={form.weekend}
                    onChange={(event) => set({ weekend: event.target.checked })}
                  />
                  <span>{t('opening.weekend')}</span>
                </label>
              </>
            )}
          </>,
        )}
      </div>
    </>
  )
}

interface SentenceProps {
  readonly form: TableForm
  readonly entry: GameEntry
  readonly friends: readonly { readonly id: string; readonly name: string }[]
  readonly alone: boolean
}

/** The table in one sentence, from the same choices. */
function Sentence({ form, entry, friends, alone }: SentenceProps): ReactNode {
  const words = useTeller()
  const many = (kind: SeatKind): number => form.seats.filter((one) => one.kind === kind).length
  const text = (value: string): Message => ({ key: 'text', params: { text: value } })
  const who: Message[] = [
    ...(many('me') > 0 ? [{ key: 'opening.say.you' }] : []),
    ...(many('screen') > 0 ? [{ key: 'opening.say.screen', params: { n: many('screen') } }] : []),
    ...form.seats.flatMap((one) =>
      one.kind === 'friend'
        ? [text(friends.find(({ id }) => id === one.person)?.name ?? words.t('seatkind.friend'))]
        : [],
    ),
    ...(many('link') > 0 ? [{ key: 'opening.say.link', params: { n: many('link') } }] : []),
    ...LEVELS.flatMap((level): Message[] => {
      const n = form.seats.filter((one) => one.kind === 'bot' && one.level === level).length
      return n === 0 ? [] : [{ key: 'opening.say.bots', params: { n, level: { key: `bot.${level}` } } }]
    }),
  ]
  return (
    <p className="opening-sentence">
      {words.rich(
        {
          key: 'opening.say',
          params: {
            game: text(entry.name),
            n: form.seats.length,
            clock: { key: `opening.say.${alone ? 'none' : form.clock}` },
            who,
          },
        },
        'prompt',
      )}{' '}
      {!alone && form.clock === 'live' && words.t('opening.say.live.time', { min: form.minutes, s: form.seconds })}
      {!alone && form.clock === 'days' && words.t('opening.say.days.time', { d: form.days })}{' '}
      {words.t('opening.say.length', { from: entry.minutes[0], to: entry.minutes[1] })}
    </p>
  )
}
