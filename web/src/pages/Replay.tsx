/** Any local game again: slider and keys, score curves, jumps to rounds and turns, and other ways from any position. */
import type { GameEvent, Refusal, Seat } from '@ludarium/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { ScoreChart } from '../kit/score/ScoreChart.tsx'
import { Toasts } from '../kit/surface/Toasts.tsx'
import { problemOf } from '../local/source.ts'
import { BoardFallback } from '../table/BoardFallback.tsx'
import { NO_DRAFT } from '../table/board.ts'
import { useKeys } from '../table/keys.ts'
import { useLayout } from '../table/layout.ts'
import { Menu } from '../table/Menu.tsx'
import type { OpenTable } from '../table/props.ts'
import { useSharing } from '../table/Sharing.tsx'
import type { Scene } from '../table/scene.ts'
import type { LogEntry, Position, ScorePoint } from '../table/source.ts'
import { isOpen, NotOpen, useOpenTable } from '../table/TablePage.tsx'
import { TableView } from '../table/TableView.tsx'
import { useWalk } from '../table/walk.ts'
import { useWords } from '../words/context.tsx'
import './replay.css'

export default function ReplayPage(props: { id: string }): ReactNode {
  const open = useOpenTable(props.id, false)
  const [start, setStart] = useState<{ position: Position; points: readonly ScorePoint[]; over: boolean } | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const ready = isOpen(open) ? open : null
  const source = ready?.source ?? null
  const own = ready?.about.own[0] ?? null
  const wanted = Number(new URLSearchParams(useSearch()).get('at') ?? location.hash.split('at=')[1] ?? '-1')
  useEffect(() => {
    if (source === null) return
    let current = true
    const load = async (): Promise<void> => {
      const points = await source.scores(own)
      const at = wanted >= 0 && wanted < points.length ? wanted : points.length - 1
      const position = await source.position(own, at)
      const { result } = at === points.length - 1 ? position : await source.position(own)
      if (current) setStart({ position, points, over: result !== null })
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
  return <BoardFallback game={ready.game}>{(game) => <Replaying {...ready} {...start} game={game} />}</BoardFallback>
}

/** A replay shows the whole game through the same eyes. */
const seatAt = (_: number, eyes: Seat | null): Seat | null => eyes

function Replaying(props: OpenTable & { position: Position; points: readonly ScorePoint[]; over: boolean }): ReactNode {
  const { source, about, points } = props
  const t = useWords()
  const layout = useLayout()
  const [, go] = useLocation()
  const last = points.length - 1
  const walk = useWalk<Seat | null>({ ...props, last, eyes: props.position.seat, seatAt })
  const { position, scene, eyes, running, wanted, jump, look, run, say, failed } = walk
  const [told, setTold] = useState<readonly LogEntry[]>([])
  const [spoken, setSpoken] = useState<GameEvent | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const { at } = position

  useEffect(() => {
    let current = true
    source.log(eyes).then((all) => current && setTold(all), failed)
    return () => {
      current = false
    }
  }, [source, eyes, failed])

  const turn = useCallback(
    (by: 1 | -1): number => {
      const here = points[at]?.turn
      if (by > 0) return points.find((point) => point.at > at && point.turn !== here)?.at ?? last
      return points.findLast((point) => point.at < at && point.turn !== points[at - 1]?.turn)?.at ?? 0
    },
    [points, at, last],
  )

  useKeys(
    useMemo(
      () => ({
        ArrowLeft: () => void jump(wanted.current - 1),
        ArrowRight: () => void jump(wanted.current + 1),
        PageUp: () => void jump(turn(-1)),
        PageDown: () => void jump(turn(1)),
        Home: () => void jump(0),
        End: () => void jump(last),
        ' ': (event: KeyboardEvent) => {
          event.preventDefault()
          run((old) => !old)
        },
        r: () => setRule((old) => (old === null ? '' : null)),
        Escape: () => setRule(null),
      }),
      [jump, run, turn, wanted, last],
    ),
  )

  const branch = async (): Promise<void> => {
    try {
      go(`/table/${await source.branch(at)}`)
    } catch (error) {
      failed(error)
    }
  }
  const sharing = useSharing({ source, about, position, over: props.over, words: scene.words, say })
  const before = told.filter((one) => one.at <= at)
  const hands = {
    hover: null,
    setHover: () => {},
    submit: () => {},
    before: null,
    spoken,
    hint: null,
    told: before,
    draft: NO_DRAFT,
    setDraft: () => {},
    openRule: setRule,
    phone: layout === 'phone',
    tab: '',
  }
  const bar = (sheet: boolean): ReactNode => (
    <section className="decision replay-bar" aria-label={t('replay.title')}>
      <div className="replay-words">
        <h2>{t('replay.title')}</h2>
        <p aria-live="polite">
          {t('replay.at', { at, n: last })}
          {at > 0 && <Decided scene={scene} points={points} source={source} at={at} />}
        </p>
      </div>
      {!sheet && (
        <div className="replay-curves">
          <ScoreChart points={points} looks={scene.looks} at={at} onGo={(to) => void jump(to)} height={88} />
        </div>
      )}
      <div className="replay-controls row">
        <Steps at={at} last={last} running={running} onRun={run} jump={jump} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.at', { at, n: last })}
          onChange={(event) => void jump(event.target.valueAsNumber)}
        />
        <button
          type="button"
          className="button primary"
          title={t('replay.branch.about')}
          disabled={position.result !== null}
          onClick={() => void branch()}
        >
          <Icon name="branch" size={15} />
          {t('replay.branch')}
        </button>
        <button type="button" className="button" onClick={() => go(`/table/${about.id}`)}>
          {t('replay.table')}
        </button>
      </div>
      <div className="replay-jumps cluster">
        <Jump points={points} at={at} by="round" jump={jump} />
        <Jump points={points} at={at} by="turn" jump={jump} />
        {scene.looks.length > 1 && (
          <label>
            <span>{t('replay.eyes')}</span>
            <select
              className="input"
              value={eyes === null ? '' : String(eyes)}
              onChange={(event) => look(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{t('replay.everybody')}</option>
              {scene.looks.map((one, seat) => (
                <option key={`${one.name} ${one.colour.id}`} value={seat} disabled={!one.own && !props.over}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  )
  return (
    <>
      <TableView
        scene={scene}
        hands={hands}
        layout={layout}
        told={before}
        newFrom={at}
        setSpoken={setSpoken}
        rule={rule}
        setRule={setRule}
        scores={async () => points.slice(0, at + 1)}
        tools={null}
        menu={(close) => <Menu about={about} sharing={sharing} close={close} onKeys={null} />}
        slider={null}
        bar={bar}
      />
      {sharing.dialog}
      <Toasts toasts={walk.toasts} onGone={walk.quiet} />
    </>
  )
}

/** Who made the decision that led here. */
function Decided(props: {
  scene: Scene
  points: readonly ScorePoint[]
  source: OpenTable['source']
  at: number
}): ReactNode {
  const seat = props.points[props.at]?.seat
  const look = seat === null || seat === undefined ? undefined : props.scene.looks[seat]
  if (look === undefined) return null
  return (
    <span className="replay-by">
      <SeatShape colour={look.colour} size={14} />
      {look.name}
    </span>
  )
}

interface StepsProps {
  readonly at: number
  readonly last: number
  readonly running: boolean
  onRun(running: boolean): void
  jump(to: number): Promise<void>
}

function Steps(props: StepsProps): ReactNode {
  const t = useWords()
  const { at, last, running, jump } = props
  const step = (name: string, icon: string, to: number): ReactNode => (
    <button
      type="button"
      className="button icon"
      aria-label={t(name)}
      disabled={to === at}
      onClick={() => void jump(to)}
    >
      <Icon name={icon} size={16} />
    </button>
  )
  return (
    <div className="replay-steps" title={t('replay.keys')}>
      {step('replay.first', 'first', 0)}
      {step('replay.back', 'chevron-left', Math.max(0, at - 1))}
      <button
        type="button"
        className="button icon primary"
        aria-label={t(running ? 'replay.pause' : 'replay.play')}
        onClick={() => {
          if (!running && at >= last) void jump(0)
          props.onRun(!running)
        }}
      >
        <Icon name={running ? 'pause' : 'play'} size={16} />
      </button>
      {step('replay.on', 'chevron-right', Math.min(last, at + 1))}
      {step('replay.last', 'last', last)}
    </div>
  )
}

interface JumpProps {
  readonly points: readonly ScorePoint[]
  readonly at: number
  readonly by: 'round' | 'turn'
  jump(to: number): Promise<void>
}

/** Goes to where a round or turn begins. */
function Jump(props: JumpProps): ReactNode {
  const t = useWords()
  const { points, at, by } = props
  const starts = points.filter((point, n) => n === 0 || point[by] !== points[n - 1]?.[by])
  if (starts.length < 2) return null
  const here = points[at]?.[by]
  return (
    <label>
      <span>{t(`replay.${by}`)}</span>
      <select
        className="input"
        value={starts.findLast((point) => point.at <= at)?.at ?? 0}
        onChange={(event) => void props.jump(Number(event.target.value))}
      >
        {starts.map((point) => (
          <option key={point.at} value={point.at}>
            {point[by] === 0 && here !== 0 ? t('replay.start') : point[by]}
          </option>
        ))}
      </select>
    </label>
  )
}
