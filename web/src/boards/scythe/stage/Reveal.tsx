/** Both lids open: what each side committed, who wins, and what follows. Stays until it is put away. */
import type { GameEvent, GameModule } from '@ludarium/kernel'
import { cardValue, module } from '@ludarium/scythe'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import type { Teller } from '../../../table/board.ts'
import type { Told } from '../../../table/source.ts'
import { useTable } from '../context.tsx'
import { keyed } from '../view.ts'
import { Dial } from './Dial.tsx'
import { Dialog } from './Dialog.tsx'
import { MapStrip } from './MapStrip.tsx'

interface Side {
  readonly seat: number
  readonly dial: number
  readonly cards: readonly string[]
  readonly total: number
}

interface Outcome {
  readonly winner: number
  readonly loser: number
  readonly hex: string
  readonly attack: number
  readonly defence: number
  readonly sides: readonly Side[]
  /** What followed at once, in words. */
  readonly then: readonly { readonly seat: number; readonly text: string }[]
  readonly at: number
}

const { speech }: GameModule = module

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

function sideOf({ seat, dial, cards, total }: GameEvent): Side {
  const list = Array.isArray(cards) ? cards.map(String) : []
  return { seat: seat ?? -1, dial: numberIn(dial), cards: list, total: numberIn(total) }
}

/** What is not worth a line: it is shown already, or the table goes on. */
const LEFT_OUT: ReadonlySet<string> = new Set(['committed', 'battle', 'turn', 'section', 'fight', 'contest', 'step'])

/** The last combat of that seat after `since`, as the log told it. */
function lastCombat(told: readonly Told[], me: number, since: number, t: Teller['t']): Outcome | null {
  const n = told.findLastIndex(
    ({ event, at }) => at > since && event.type === 'battle' && (event.seat === me || event.other === me),
  )
  const found = told[n]
  if (found === undefined) return null
  const { seat: winner = -1, other, at: hex, attack, defence } = found.event
  const loser = numberIn(other)
  const earlier = told.slice(0, n).map(({ event }) => event)
  const sides = [winner, loser].flatMap((seat) => {
    const event = earlier.findLast((one) => one.type === 'committed' && one.seat === seat)
    return event === undefined ? [] : [sideOf(event)]
  })
  const lines = told.slice(n + 1).filter(({ at }) => at === found.at)
  const end = lines.findIndex(({ event }) => event.type === 'turn')
  const then = (end < 0 ? lines : lines.slice(0, end)).flatMap(({ event }) => {
    const message = LEFT_OUT.has(event.type) ? null : speech.event(event)
    return message === null || event.seat === undefined ? [] : [{ seat: event.seat, text: t(message) }]
  })
  return {
    winner,
    loser,
    hex: typeof hex === 'string' ? hex : '',
    attack: numberIn(attack),
    defence: numberIn(defence),
    sides,
    then,
    at: found.at,
  }
}

export function Reveal(): ReactNode {
  const { told, me, words, view, looks, seat } = useTable()
  const [since, setSince] = useState(() => told[told.length - 1]?.at ?? 0)
  const outcome = seat === null ? null : lastCombat(told, me, since, words.t)
  if (outcome === null) return null
  const { sides } = outcome
  const name = (one: number): string => looks[one]?.name ?? ''
  return (
    <Dialog
      className="reveal"
      title={
        <>
          <Icon name="crossed-swords" size={22} />{' '}
          {words.t('reveal.title', { seat: name(outcome.winner), at: { key: `place.${outcome.hex}` } })}
        </>
      }
      aside={words.t('reveal.totals', { attack: outcome.attack, defence: outcome.defence })}
      picture={<MapStrip at={outcome.hex} />}
      foot={
        <button type="button" className="button tall primary" onClick={() => setSince(outcome.at)}>
          {words.t('reveal.go')}
        </button>
      }
    >
      <div className="scythe-sides">
        {sides.map((side, n) => {
          const look = looks[side.seat]
          if (look === undefined) return null
          return (
            <section
              key={side.seat}
              className="scythe-side"
              data-won={n === 0 || undefined}
              style={{ borderTopColor: look.colour.fill }}
            >
              <header>
                <SeatShape colour={look.colour} size={20} />
                <b>{look.name}</b>
                <span className="chip" data-good={n === 0 || undefined}>
                  {words.t(n === 0 ? 'reveal.wins' : 'reveal.loses')}
                </span>
              </header>
              <div className="scythe-side-body">
                <Dial value={side.dial} most={7} />
                <span className="scythe-revealed">
                  {keyed(side.cards, String).map(({ key, one }) => (
                    <span key={key}>
                      + <i className="scythe-combat-card">{cardValue(view, one)}</i>
                    </span>
                  ))}
                </span>
                <strong>{side.total}</strong>
              </div>
            </section>
          )
        })}
      </div>
      <div className="scythe-stakes">
        {sides.map((side) => (
          <section key={side.seat}>
            <h3>{name(side.seat)}</h3>
            <ul>
              {keyed(
                outcome.then.filter((line) => line.seat === side.seat).map(({ text }) => text),
                String,
              ).map(({ key, one }) => (
                <li key={key}>{one}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
