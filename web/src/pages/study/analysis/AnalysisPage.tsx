/** A finished game looked at again: the board at any decision, winning chances, turning points and better lines. */
import type { Move, Refusal, Seat } from '@ludarium/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { PointedProvider } from '../../../kit/pieces/context.tsx'
import { Toasts } from '../../../kit/surface/Toasts.tsx'
import { problemOf } from '../../../local/source.ts'
import { useSettings } from '../../../settings.ts'
import { BrandMark } from '../../../shell/Brand.tsx'
import { isIdle, useKeys } from '../../../table/keys.ts'
import { useLayout } from '../../../table/layout.ts'
import { placedOf } from '../../../table/outcome.ts'
import type { OpenTable } from '../../../table/props.ts'
import { RulesDrawer } from '../../../table/RulesDrawer.tsx'
import type { Scene } from '../../../table/scene.ts'
import type { Position, ScorePoint } from '../../../table/source.ts'
import { isOpen, NotOpen, useOpenTable } from '../../../table/TablePage.tsx'
import { useWalk } from '../../../table/walk.ts'
import { useTeller, useWords } from '../../../words/context.tsx'
import { saveAs } from '../files.ts'
import { BoardPart } from './BoardPart.tsx'
import { Calibration } from './Calibration.tsx'
import { Curve } from './Curve.tsx'
import { Decision } from './Decision.tsx'
import { QualityPart, TurningRow } from './Found.tsx'
import { turningIn } from './lines.ts'
import { Steps } from './Steps.tsx'
import { type Studying, useStudying } from './studying.ts'
import '../../../table/table.css'
import '../study.css'
import './analysis.css'

/** Turning points that are told. */
const MOST = 8

interface Start {
  readonly position: Position
  readonly end: Position
  readonly scores: readonly ScorePoint[]
  /** Whether the address asked for that position. */
  readonly asked: boolean
}

export default function AnalysisPage(props: { id: string }): ReactNode {
  const open = useOpenTable(props.id, false)
  const [start, setStart] = useState<Start | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const ready = isOpen(open) ? open : null
  const source = ready?.source ?? null
  const own = ready?.about.own[0] ?? null
  const wanted = Number(new URLSearchParams(useSearch()).get('at') ?? location.hash.split('at=')[1] ?? '-1')
  useEffect(() => {
    if (source === null) return
    let current = true
    const load = async (): Promise<void> => {
      const [scores, end] = await Promise.all([source.scores(own), source.position(own)])
      const asked = wanted >= 0 && wanted < scores.length
      const at = asked ? wanted : 0
      // Of a game that is not over only the own seats can be looked through.
      const eyes = end.result === null ? own : (scores[at + 1]?.seat ?? own)
      const position = await source.position(eyes, at)
      if (current) setStart({ scores, position, end, asked })
    }
    load().catch((error: unknown) => {
      if (current) setProblem(problemOf(error))
    })
    return () => {
      current = false
    }
  }, [source, own, wanted])
  if (ready === null || start === null) {
    return <NotOpen id={props.id} problem={isOpen(open) ? problem : open} />
  }
  if (start.end.result === null) return <NotNow id={props.id} reason="refusal.study.running" />
  if (ready.about.sitters.length < 2) return <NotNow id={props.id} reason="refusal.study.alone" />
  return <Looking {...ready} {...start} />
}

/** A game that cannot be looked at, and the way back to it. */
function NotNow(props: { id: string; reason: 'refusal.study.running' | 'refusal.study.alone' }): ReactNode {
  const t = useWords()
  return (
    <main className="plain">
      <h1 className="page-title">{t(props.reason)}</h1>
      <Link href={`/table/${props.id}`} className="button primary">
        {t('study.table')}
      </Link>
      <Link href="/study" className="button">
        {t('study.others')}
      </Link>
    </main>
  )
}

/** Whose eyes: a seat's, everybody's (null), or always those of who decides. */
type Eyes = Seat | null | 'decides'

function Looking(props: OpenTable & Start): ReactNode {
  const { source, about, game, scores, asked } = props
  const { t, language } = useTeller()
  const layout = useLayout()
  const settings = useSettings()
  const [, go] = useLocation()
  const last = scores.length - 1
  const studying = useStudying(source, about, last)
  const own = about.own[0] ?? null
  const deciders = useMemo(() => scores.slice(1).map((point) => point.seat), [scores])
  const seatAt = useCallback(
    (to: number, whose: Eyes): Seat | null => (whose === 'decides' ? (deciders[to] ?? own) : whose),
    [deciders, own],
  )
  const walk = useWalk<Eyes>({ ...props, last, eyes: 'decides', seatAt })
  const { position, scene, eyes, running, wanted, moved, jump, look, run, say, failed } = walk
  const [unit, setUnit] = useState<'chance' | 'points'>('chance')
  const [mine, setMine] = useState(false)
  const [asking, setAsking] = useState(false)
  const [rule, setRule] = useState<string | null>(null)
  const { at } = position

  const { points } = studying
  const turning = useMemo(() => turningIn(points, MOST), [points])
  const shown = mine && own !== null ? turning.filter(({ point }) => about.own.includes(point.seat)) : turning
  const here = points.findLast((point) => point.at <= at)
  const chosen = turning.find(({ point }) => point.at === here?.at) ?? null
  const better = here?.options.find((option) => option.leading && !option.played)?.moves ?? null

  // Who has not gone anywhere yet is shown what weighed most.
  const weightiest = studying.complete
    ? turning.toSorted((a, b) => Math.abs(b.point.loss) - Math.abs(a.point.loss))[0]
    : undefined
  const first = weightiest?.point.at
  useEffect(() => {
    if (first !== undefined && !asked && !moved.current) void jump(first)
  }, [first, asked, moved, jump])

  // The row, on a phone the card, of the turn that is looked at comes into sight by itself.
  const list = useRef<HTMLOListElement | null>(null)
  const current = chosen?.n
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]')
    if (current === undefined || row == null || list.current === null) return
    const [inner, outer] = [row.getBoundingClientRect(), list.current.getBoundingClientRect()]
    const aside = inner.left - outer.left - (outer.width - inner.width) / 2
    const down = Math.max(0, inner.bottom - outer.bottom) + Math.min(0, inner.top - outer.top)
    list.current.scrollBy({ left: aside, top: down, behavior: 'instant' })
  }, [current])

  const toTurning = useCallback(
    (by: 1 | -1): void => {
      const ats = turning.map(({ point }) => point.at)
      const next = by > 0 ? ats.find((one) => one > at) : ats.findLast((one) => one < at)
      if (next !== undefined) void jump(next)
    },
    [turning, at, jump],
  )
  const playOn = useCallback(
    async (from: number, seat: Seat, moves: readonly Move[]): Promise<void> => {
      try {
        go(`/table/${await source.branch(from, { seat, name: settings.name || t('name.you'), moves })}`)
      } catch (error) {
        failed(error)
      }
    },
    [go, source, settings.name, t, failed],
  )
  const goOn = (): void => {
    if (position.result === null) void playOn(at, deciders[at] ?? own ?? 0, [])
  }
  const goBetter = (): void => {
    if (here !== undefined && better !== null) void playOn(here.at, here.seat, better)
  }
  const acts = useRef({ goOn, goBetter })
  acts.current = { goOn, goBetter }
  useKeys(
    useMemo(
      () => ({
        ArrowLeft: (event: KeyboardEvent) => (event.shiftKey ? toTurning(-1) : void jump(wanted.current - 1)),
        ArrowRight: (event: KeyboardEvent) => (event.shiftKey ? toTurning(1) : void jump(wanted.current + 1)),
        Home: () => void jump(0),
        End: () => void jump(last),
        b: () => acts.current.goBetter(),
        Enter: () => {
          if (isIdle()) acts.current.goOn()
        },
        ' ': (event: KeyboardEvent) => {
          if (!isIdle()) return
          event.preventDefault()
          run((old) => !old)
        },
        r: () => setRule((old) => (old === null ? '' : null)),
        Escape: () => setRule(null),
      }),
      [jump, run, toTurning, wanted, last],
    ),
  )

  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await source.exportedShort())
      say(t('menu.exported'))
    } catch (error) {
      failed(error)
    }
  }
  const keep = async (): Promise<void> => {
    try {
      saveAs(`${about.game}-${about.id}.txt`, await source.exported(), 'text/plain')
    } catch (error) {
      failed(error)
    }
  }
  useEffect(() => {
    document.title = t('title.page', { page: t('study.of', { game: game.entry.name }) })
  }, [t, game])

  const phone = layout === 'phone'
  const where = scores[at]
  const decider = deciders[at]
  const curve =
    unit === 'chance' ? chanceCurve(studying, last, eyes) : scores.map((one) => ({ at: one.at, values: one.totals }))
  const rounds = scores.filter((one, n) => n === 0 || one.round !== scores[n - 1]?.round)
  const parts = { scene, here, studying }
  return (
    <PointedProvider>
      <div className={`study ${layout}`}>
        <header className="topbar row study-top">
          <Link href="/" className="brand">
            <BrandMark />
            <span className={phone ? 'unseen' : ''}>{t('brand')}</span>
          </Link>
          <div className="topbar-game">
            <h1 className="type-6 strong">{t('study.of', { game: game.entry.name })}</h1>
            <p className="ellipsis dim type-2">{resultLine(scene, props.end)}</p>
          </div>
          <div className="study-tools row">
            <button type="button" className="button quiet dim study-state" onClick={() => setAsking(true)}>
              {studying.complete && <Icon name="check" size={14} />}
              <span aria-live="polite">{stateWords(studying, t)}</span>
            </button>
            <label className="study-eyes row dim type-3">
              <span>{t('study.eyes')}</span>
              <select
                className="input"
                value={eyes === null ? 'all' : String(eyes)}
                onChange={({ target: { value } }) =>
                  look(value === 'all' ? null : value === 'decides' ? 'decides' : Number(value))
                }
              >
                <option value="decides">{t('study.eyes.decides')}</option>
                <option value="all">{t('replay.everybody')}</option>
                {scene.looks.map((one, seat) => (
                  <option key={`${one.name} ${one.colour.id}`} value={seat}>
                    {one.name}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" className="button" onClick={() => void share()}>
              <Icon name="upload" size={14} />
              {t('study.share')}
            </button>
            <button type="button" className="button" onClick={() => void keep()}>
              <Icon name="download" size={14} />
              {t('study.save')}
            </button>
            <Link href={`/table/${about.id}`} className="button">
              {t('study.result')}
            </Link>
          </div>
          {!studying.complete && studying.problem === null && (
            <progress max={Math.max(1, studying.all)} value={studying.done} aria-label={t('study.progress')} />
          )}
        </header>
        <BoardPart scene={scene} here={here} at={at} phone={phone} openRule={setRule} />
        <section className="panel frame-panel stack study-chances" aria-label={t('study.chance')}>
          <header>
            <h2 className="grow">{t(unit === 'chance' ? 'study.chance' : 'study.points')}</h2>
            <fieldset className="segments small">
              <legend className="unseen">{t('study.curves')}</legend>
              <button type="button" aria-pressed={unit === 'chance'} onClick={() => setUnit('chance')}>
                {t('study.chance')}
              </button>
              <button type="button" aria-pressed={unit === 'points'} onClick={() => setUnit('points')}>
                {t('study.points')}
              </button>
            </fieldset>
            <ul className="cluster gap-5 type-3">
              {scene.looks.map((one) => (
                <li key={`${one.name} ${one.colour.id}`} className="row gap-3">
                  <SeatShape colour={one.colour} size={14} />
                  {one.name}
                </li>
              ))}
            </ul>
          </header>
          <Curve
            points={curve}
            looks={scene.looks}
            rounds={rounds}
            marks={turning.map(({ point, n }) => ({ at: point.at, n }))}
            at={at}
            last={last}
            own={own}
            unit={unit}
            phone={phone}
            onGo={(to) => void jump(to)}
          />
          <div className="study-controls row gap-5">
            <Steps at={at} last={last} running={running} jump={jump} onRun={run} toTurning={toTurning} />
            <p aria-live="polite">
              <strong>{t('study.at', { at, n: last })}</strong>
              <span>
                {where !== undefined && where.round > 0
                  ? t('table.round.turn', { round: where.round, turn: where.turn })
                  : t('table.turn', { turn: where?.turn ?? 0 })}
                {decider !== null && decider !== undefined && `, ${scene.looks[decider]?.name ?? ''}`}
              </span>
            </p>
            <input
              type="range"
              className="study-slider"
              min={0}
              max={last}
              value={at}
              aria-label={t('replay.slider')}
              aria-valuetext={t('study.at', { at, n: last })}
              onChange={(event) => void jump(event.target.valueAsNumber)}
            />
            <button
              type="button"
              className="button tall"
              disabled={better === null}
              onClick={goBetter}
              title={t('study.better.about')}
            >
              {t('study.better')}
            </button>
            <button
              type="button"
              className="button tall primary"
              disabled={position.result !== null}
              onClick={goOn}
              title={t('study.onward.about')}
            >
              <Icon name="branch" size={15} />
              {t('study.onward')}
            </button>
          </div>
        </section>
        <aside className="study-side stack" aria-label={t('study.side')}>
          {studying.problem !== null && (
            <p className="error" role="alert">
              {t('study.failed', { reason: scene.words.t(studying.problem.message) })}
            </p>
          )}
          <Decision {...parts} turning={chosen} />
          <section className="panel frame-panel stack study-turning">
            <header>
              <h2>{t('study.turning')}</h2>
              {own !== null && turning.length > 0 && (
                <fieldset className="segments small">
                  <legend className="unseen">{t('study.turning')}</legend>
                  <button type="button" aria-pressed={!mine} onClick={() => setMine(false)}>
                    {t('study.all', { n: turning.length })}
                  </button>
                  <button type="button" aria-pressed={mine} onClick={() => setMine(true)}>
                    {t('study.mine', { n: turning.filter(({ point }) => about.own.includes(point.seat)).length })}
                  </button>
                </fieldset>
              )}
            </header>
            {shown.length === 0 && (
              <p className="study-none dim type-3">
                {t(studying.complete ? 'study.turning.none' : 'study.turning.yet')}
              </p>
            )}
            <ol ref={list}>
              {shown.map(({ point, n }) => (
                <TurningRow
                  key={point.at}
                  point={point}
                  n={n}
                  scene={scene}
                  points={points}
                  now={here?.at === point.at}
                  onGo={() => void jump(point.at)}
                />
              ))}
            </ol>
          </section>
          <QualityPart points={points} scene={scene} language={language} />
        </aside>
      </div>
      {rule !== null && (
        <RulesDrawer
          title={t('rules.of', { game: game.entry.name })}
          rules={game.words.rules}
          at={rule}
          onClose={() => setRule(null)}
        />
      )}
      {asking && <Calibration game={about.game} onClose={() => setAsking(false)} />}
      <Toasts toasts={walk.toasts} onGone={walk.quiet} />
    </PointedProvider>
  )
}

/**
 * Through the eyes of one seat: as it saw the game at its own turns. Else the mean of how each seat last saw it: what
 * is hidden makes them differ.
 */
function chanceCurve({ points, ending }: Studying, last: number, eyes: Eyes) {
  const views = new Map<Seat, readonly number[]>()
  const curve: { at: number; values: readonly number[] }[] = []
  for (const point of points) {
    if (typeof eyes === 'number') {
      if (point.seat === eyes) curve.push({ at: point.at, values: point.chances })
      continue
    }
    views.set(point.seat, point.chances)
    const seen = [...views.values()]
    const mean = (seat: Seat): number => seen.reduce((sum, view) => sum + (view[seat] ?? 0), 0) / seen.length
    curve.push({ at: point.at, values: point.chances.map((_, seat) => mean(seat)) })
  }
  return ending === null ? curve : [...curve, { at: last, values: ending }]
}

function stateWords(studying: Studying, t: ReturnType<typeof useWords>): string {
  if (studying.problem !== null) return t('study.stopped')
  if (!studying.complete) return t('study.looking', { n: studying.done, all: studying.all })
  return t('study.seen', { n: studying.all, seconds: Math.round(studying.seconds) })
}

/** "Ilse 15, Mara 14, Opal 11": as they came out. */
function resultLine(scene: Scene, { result }: Position): string {
  if (result === null) return ''
  const { looks, words } = scene
  return placedOf(result)
    .map(({ seat, key, total }) => `${seat === null ? words.t(key) : (looks[seat]?.name ?? '')} ${total}`)
    .join(', ')
}
