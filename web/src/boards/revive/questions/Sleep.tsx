/** Hibernation before it is chosen: what comes back, what would be left unused, and the reward that goes with it. */
import { game, machineAt } from '@ludarium/revive'
import { CAPS, type Effect as EffectData, HIBERNATION_REMOVAL, HIBERNATION_REWARDS, SLOTS } from '@ludarium/revive/data'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useAfterPaint } from '../../../kit/after-paint.ts'
import { Choice, previews } from '../../../kit/questions/Choice.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { useTable } from '../context.tsx'
import { TRACK } from '../icons.ts'
import { CitizenCard } from '../parts/CitizenCard.tsx'
import { Effect } from '../parts/Effect.tsx'
import { place, type ReviveChoice } from '../places.ts'
import { shownCard } from '../view.ts'
import { fullOnes } from './gains.ts'

export function SleepSheet(): ReactNode {
  const { words, own, setDraft, moves, phone } = useTable()
  const sleep = moves.find(({ move }) => move.do === 'hibernate')
  if (sleep === undefined) return null
  return (
    <Sheet
      size="whole"
      title={
        <>
          <Icon name="snowflake-2" size={18} className="revive-cold" /> {words.t('sleep.title', { n: own.slept + 1 })}
        </>
      }
      aside={words.t('sleep.about')}
      foot={
        phone && (
          <button type="button" className="button" onClick={() => setDraft({})}>
            {words.t('sleep.back')}
          </button>
        )
      }
    >
      <Steps />
      <Unused />
      <Rewards />
      <AfterWaking />
    </Sheet>
  )
}

function Heading({ of, about }: { readonly of: string; readonly about: string }): ReactNode {
  return (
    <h3 className="row">
      {of} <small>{about}</small>
    </h3>
  )
}

function Names({ cards }: { readonly cards: readonly string[] }): ReactNode {
  const { words } = useTable()
  if (cards.length === 0) return <small>{words.t('hand.none')}</small>
  return (
    <span className="revive-names cluster type-2 strong">
      {cards.map((card) => (
        <span key={card} style={{ borderLeftColor: TRACK[shownCard(card).color].fill }}>
          {words.t(`card.${card}`)}
        </span>
      ))}
    </span>
  )
}

function Steps(): ReactNode {
  const { words, own, view } = useTable()
  const charged = own.machines.filter((machine) => machine.charged)
  const slotted = SLOTS.flatMap(({ id }) => own.slots[id].map(({ card }) => card))
  const next = Math.min(HIBERNATION_REWARDS.length, own.hibernation + 1)
  const steps: readonly (readonly [title: string, content: ReactNode])[] = [
    [
      words.t('sleep.energy'),
      <span key="energy" className="cluster">
        <Icon name="electric" size={15} /> {own.energy} → {own.energy + charged.length}
        {charged.map(({ id }) => (
          <span key={id} className="revive-plate cluster">
            <Effect of={machineAt(view, id)} size={12} />
          </span>
        ))}
      </span>,
    ],
    [words.t('sleep.wake'), <Names key="wake" cards={own.resting} />],
    [words.t('sleep.rest'), <Names key="rest" cards={slotted} />],
    [
      words.t('sleep.switch'),
      <small key="switch">{words.t(own.switchUsed ? 'sleep.switch.used' : 'sleep.switch.unused')}</small>,
    ],
    [
      words.t('sleep.marker', { from: own.hibernation, to: next }),
      <small key="marker">
        {next === HIBERNATION_REMOVAL - 1 && words.t('sleep.removes.next', { space: next + 1 })}
        {next === HIBERNATION_REMOVAL && own.hibernation < next && words.t('sleep.removes')}
      </small>,
    ],
  ]
  return (
    <ol className="revive-steps">
      {steps.map(([title, content]) => (
        <li key={title} className="question-part">
          <b>{title}</b>
          {content}
        </li>
      ))}
    </ol>
  )
}

/** The machine that would bring most now; it takes a while to find, so it comes after the rest. */
function useBestMachine(): ReviveChoice | undefined {
  const { moves, foresee, me } = useTable()
  const later = useAfterPaint()
  return useMemo(() => {
    if (!later) return undefined
    const machines = moves.flatMap((choice) => {
      if (choice.move.do !== 'machine') return []
      const after = foresee(choice.move)?.ways[0]
      return [{ choice, worth: after === undefined ? Number.NEGATIVE_INFINITY : game.advice.evaluate(after, me) }]
    })
    return machines.sort((a, b) => b.worth - a.worth)[0]?.choice
  }, [later, moves, foresee, me])
}

/** What could still be used before. */
function Unused(): ReactNode {
  const { words, own, view, me, setDraft } = useTable()
  const machine = useBestMachine()
  const idle = own.machines.filter(({ charged }) => !charged).length
  const warnings: (readonly [id: string, title: string, text: string])[] = []
  if (own.energy > 0 && idle > 0)
    warnings.push([
      'energy',
      words.t('sleep.left.energy', { n: own.energy }),
      words.t('sleep.left.machines', { n: idle }),
    ])
  if (!own.switchUsed) warnings.push(['switch', words.t('sleep.left.switch'), words.t(`switch.${view.switchSide}`)])
  for (const what of fullOnes(view, me)) {
    const title = words.t('sleep.left.cap', { n: own.resources[what], what: { key: `figure.${what}` } })
    warnings.push([what, title, words.t('sleep.left.cap.text')])
  }
  if (warnings.length === 0) return null
  return (
    <section className="stack">
      <Heading of={words.t('sleep.before')} about={words.t('sleep.before.about')} />
      <ul className="revive-warnings stack">
        {warnings.map(([id, title, text]) => (
          <li key={id} className="question-part row type-3">
            <Icon name="r-warn" size={16} />
            <b className="grow">
              {title} <small>{text}</small>
            </b>
            {id === 'energy' && machine?.move.do === 'machine' ? (
              <Choice choice={machine}>
                <Effect of={machineAt(view, machine.move.machine)} size={14} className="revive-onbutton" />
              </Choice>
            ) : (
              <button type="button" className="button" onClick={() => setDraft({})}>
                {words.t('sleep.act')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rewards(): ReactNode {
  const { words, own, choices, submit, setHover } = useTable()
  const reach = Math.min(HIBERNATION_REWARDS.length, own.hibernation + 1)
  const [without] = choices.get(place.ask) ?? []
  return (
    <section className="stack">
      <Heading of={words.t('sleep.reward')} about={words.t('sleep.reward.about')} />
      <div className="revive-rewards">
        {HIBERNATION_REWARDS.map((reward, n) => {
          const [choice] = choices.get(place.hibernation(n + 1)) ?? []
          return (
            <button
              key={JSON.stringify(reward)}
              type="button"
              className="revive-reward piece pick-option stack gap-2 type-3"
              data-legal={choice !== undefined || undefined}
              disabled={choice === undefined}
              onClick={() => choice && submit(choice.move, choice.rest)}
              {...previews(choice ?? null, setHover)}
            >
              <small>{n + 1}</small>
              <span className="revive-plate cluster">
                <Effect of={reward} size={20} />
              </span>
              <b>{words.t(`effect.hibernation.${n + 1}`)}</b>
              <small>
                {choice === undefined ? (
                  <>
                    <Icon name="lock" size={12} /> {words.t('sleep.needs', { need: n + 1, have: reach })}
                  </>
                ) : (
                  <Gives reward={reward} />
                )}
              </small>
            </button>
          )
        })}
      </div>
      {without !== undefined && (
        <button type="button" className="button revive-noreward" onClick={() => submit(without.move, without.rest)}>
          {words.t('sleep.without')}
        </button>
      )}
    </section>
  )
}

/** What the reward makes of what one has. */
function Gives({ reward }: { readonly reward: EffectData }): ReactNode {
  const { words, own, view } = useTable()
  if (!('do' in reward)) return null
  if (reward.do === 'module') {
    const have = own.modules.filter((module) => module !== '').length
    return words.t('sleep.gives.module', { have, n: view.moduleDisplay.length })
  }
  if (reward.do === 'advance') return words.t('sleep.gives.steps', { n: reward.n })
  if (reward.do !== 'gain') return null
  const now = { crystal: own.resources.crystal, energy: own.energy, crate: own.crates.length + own.opened.length }
  return (['crystal', 'energy', 'crate'] as const).map((what) => {
    const n = reward[what] ?? 0
    if (n === 0) return null
    const most = what === 'crystal' ? CAPS.crystal : Number.POSITIVE_INFINITY
    const to = Math.min(most, now[what] + n)
    return <span key={what}>{words.t(to === most ? 'sleep.gives.cap' : 'sleep.gives', { from: now[what], to })}</span>
  })
}

function AfterWaking(): ReactNode {
  const { words, own } = useTable()
  const later = useAfterPaint()
  const cards = [...own.active, ...own.resting]
  return (
    <section className="stack">
      <Heading of={words.t('sleep.hand')} about={words.t('hand.cards', { n: cards.length })} />
      <div className="revive-copies pick">
        {later && cards.map((card) => <CitizenCard key={card} card={card} words={words} className="revive-narrow" />)}
      </div>
    </section>
  )
}
