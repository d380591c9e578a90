/** In the place of the decision while others decide, for who watches, for who has lent a seat, and after the end. */
import type { Message } from '@ludarium/kernel'
import type { Room } from '@ludarium/tables'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { mostOf, type Placed, winnersOf } from '../../table/outcome.ts'
import type { Scene } from '../../table/scene.ts'
import type { SeatColour } from '../../table/seats.ts'
import { useOnline } from '../client.ts'
import { type Heard, sinceText, useNow } from '../clock.ts'
import { OtherTables } from '../OtherTables.tsx'
import { BarClock } from './SeatClock.tsx'

interface BarProps {
  readonly scene: Scene
  readonly room: Room
  readonly since: number
  readonly clock: Heard | null
  back(): void
  rematch(): void
}

function Bar(props: {
  scene: Scene
  colour: SeatColour | undefined
  sign?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}): ReactNode {
  const { scene, colour } = props
  return (
    <section
      className="decision company-bar"
      style={{ ['--edge-colour' as string]: colour?.fill ?? 'var(--line-strong)' }}
      aria-label={scene.words.t('table.decision')}
      data-at={scene.position.at}
    >
      <div className="company-words row grow">
        {props.sign ?? (colour !== undefined && <SeatShape colour={colour} size={28} />)}
        <div aria-live="polite">
          <p className="prompt">{props.title}</p>
          {props.lead !== undefined && <p className="company-lead dim type-3">{props.lead}</p>}
        </div>
      </div>
      {props.children !== undefined && <div className="company-tools cluster">{props.children}</div>}
    </section>
  )
}

/** Null while the reader decides. */
export function onlineBar(props: BarProps): ReactNode {
  const { scene, room } = props
  const { position } = scene
  const mine = position.seat !== null && position.actors.includes(position.seat)
  if (room.phase === 'over' || position.result !== null) return <OverBar {...props} />
  if (mine) return null
  if (room.lent.length > 0 && room.own.length === 0) return <LentBar {...props} />
  if (room.own.length === 0) return <WatchBar {...props} />
  return <WaitBar {...props} />
}

/** What is asked of a seat, as everybody may know it. */
function asked(scene: Scene, seat: number): ReactNode {
  return scene.words.rich(scene.game.module.speech.prompt(scene.position.view, seat), 'prompt')
}

function WaitBar({ scene, room, since, clock }: BarProps): ReactNode {
  const { words, position, looks } = scene
  const now = useNow()
  const [actor] = position.actors
  const look = actor === undefined ? undefined : looks[actor]
  const own = position.seat
  const order = scene.game.plugin.order?.(position.view) ?? []
  const next = actor === undefined ? undefined : nextIn(order, actor, scene)
  const many = position.actors.length > 1
  const taken = actor === undefined ? undefined : room.seats[actor]
  return (
    <Bar
      scene={scene}
      colour={look?.colour}
      title={
        many ? (
          words.t('wait.many', { n: position.actors.length })
        ) : (
          <>
            {words.rich({ key: 'wait.one', params: { seat: { key: 'seat', params: { n: actor ?? 0 } } } }, 'prompt')}{' '}
            <small>({sinceText(now - since, words.t)})</small>
          </>
        )
      }
      lead={
        <>
          {many
            ? position.actors.map((seat) => looks[seat]?.name ?? '').join(', ')
            : actor !== undefined && taken !== undefined && asked(scene, actor)}
          {!many && next !== undefined && next === own && <b> {words.t('wait.next')}</b>}
          {position.canUndo && <> {words.t('table.grace')}</>}
        </>
      }
    >
      <OtherTables but={room.id} />
      {!many && actor !== undefined && <BarClock room={room} seat={actor} clock={clock} />}
    </Bar>
  )
}

/** Who comes after the actor in turn order and has not passed; undefined where there is no order. */
function nextIn(order: readonly number[], actor: number, { game, position }: Scene): number | undefined {
  const at = order.indexOf(actor)
  if (at < 0) return undefined
  const after = [...order.slice(at + 1), ...order.slice(0, at)]
  return after.find((seat) => game.plugin.passed?.(position.view, seat) !== true)
}

function WatchBar({ scene }: BarProps): ReactNode {
  const { words, position, looks } = scene
  const [actor] = position.actors
  return (
    <Bar
      scene={scene}
      colour={actor === undefined ? undefined : looks[actor]?.colour}
      sign={<Icon name="eye" size={26} />}
      title={
        actor === undefined
          ? words.t('watch.title')
          : words.rich({ key: 'watch.decides', params: { seat: { key: 'seat', params: { n: actor } } } }, 'prompt')
      }
      lead={words.t('watch.lead')}
    />
  )
}

function LentBar({ scene, room, back }: BarProps): ReactNode {
  const { t } = scene.words
  const [seat] = room.lent
  const level = seat === undefined ? '' : (room.seats[seat]?.level ?? '')
  return (
    <Bar
      scene={scene}
      colour={seat === undefined ? undefined : scene.looks[seat]?.colour}
      title={t('lent.title')}
      lead={t('lent.lead', { level: scene.words.has(`bot.${level}`) ? t(`bot.${level}`) : level })}
    >
      <button type="button" className="button primary tall" onClick={back}>
        {t('lent.back')}
      </button>
    </Bar>
  )
}

const nameOf = ({ seat, key }: Placed): Message => (seat === null ? { key } : { key: 'seat', params: { n: seat } })

function OverBar({ scene, room, rematch }: BarProps): ReactNode {
  const { person } = useOnline()
  const { words, position, looks } = scene
  const { t } = words
  const { result } = position
  const own = room.seats.findIndex((seat) => seat.person?.id === person?.id)
  const [winner] = result === null ? [] : winnersOf(result)
  const rank = result?.ranks[own]
  return (
    <Bar
      scene={scene}
      colour={looks[winner?.seat ?? -1]?.colour}
      title={
        winner === undefined
          ? t('over.ended')
          : words.rich({ key: 'over.wins', params: { seat: nameOf(winner) } }, 'prompt')
      }
      lead={
        rank === undefined || result === null || own < 0
          ? undefined
          : t('over.rank', { rank, own: result.totals[own] ?? 0, best: mostOf(result) })
      }
    >
      {own >= 0 && (
        <button type="button" className="button primary tall" onClick={rematch}>
          {t('result.rematch')}
        </button>
      )}
      <Link href={`/result/${room.id}`} className={`button tall ${own < 0 ? 'primary' : ''}`}>
        {t('result.result')}
      </Link>
      <Link href={`/replay/${scene.about.id}`} className="button tall">
        {t('table.replay')}
      </Link>
    </Bar>
  )
}
