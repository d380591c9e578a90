/** Hibernation before it is chosen: what comes back, what would be left unused, and the reward that goes with it. */
import { game } from '@ludarium/revive'
import { CAPS, type Effect as EffectData, HIBERNATION_REMOVAL, HIBERNATION_REWARDS, SLOTS } from '@ludarium/revive/data'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useLater } from '../../../parts/later.ts'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { CitizenCard } from '../cards/CitizenCard.tsx'
import { useTable } from '../context.tsx'
import { Effect } from '../signs/Effect.tsx'
import { TRACK } from '../signs/icons.ts'
import type { ReviveChoice } from '../targets.ts'
import { cardOf, machineEffectOf } from '../view.ts'
import { fullOnes } from './gains.ts'
import { Sheet } from './Sheet.tsx'

export function SleepSheet(): ReactNode {
  const { words, own, draft, setDraft, moves } = useTable()
  const sleep = moves.find(({ move }) => move.do === 'hibernate')
  if (draft.sleep !== 1 || sleep === undefined) return null
  return (
    <Sheet
      className="rv-sleepsheet"
      title={
        <>
          <Icon name="snowflake-2" size={18} className="rv-cold" /> {words.t('sleep.title', { n: own.slept + 1 })}
        </>
      }
      aside={words.t('sleep.about')}
    >
      <Steps />
      <Unused />
      <Rewards />
      <AfterWaking />
      <footer>
        <button type="button" className="button" onClick={() => setDraft({})}>
          {words.t('sleep.back')}
        </button>
      </footer>
    </Sheet>
  )
}

function Names({ cards }: { readonly cards: readonly string[] }): ReactNode {
  const { words } = useTable()
  if (cards.length === 0) return <small>{words.t('hand.none')}</small>
  return (
    <span className="rv-names">
      {cards.map((card) => (
        <span key={card} style={{ borderLeftColor: TRACK[cardOf(card).color].fill }}>
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
  return (
    <ol className="rv-steps">
      <li>
        <b>{words.t('sleep.energy')}</b>
        <span className="rv-fx">
          <Icon name="electric" size={15} /> {own.energy} → {own.energy + charged.length}
          {charged.map(({ id }) => (
            <span key={id} className="rv-plate">
              <Effect of={machineEffectOf(view, id)} size={12} />
            </span>
          ))}
        </span>
      </li>
      <li>
        <b>{words.t('sleep.wake')}</b>
        <Names cards={own.resting} />
      </li>
      <li>
        <b>{words.t('sleep.rest')}</b>
        <Names cards={slotted} />
      </li>
      <li>
        <b>{words.t('sleep.switch')}</b>
        <small>{words.t(own.switchUsed ? 'sleep.switch.used' : 'sleep.switch.unused')}</small>
      </li>
      <li>
        <b>{words.t('sleep.marker', { from: own.hibernation, to: next })}</b>
        {next === HIBERNATION_REMOVAL - 1 && <small>{words.t('sleep.removes.next', { space: next + 1 })}</small>}
        {next === HIBERNATION_REMOVAL && own.hibernation < next && <small>{words.t('sleep.removes')}</small>}
      </li>
    </ol>
  )
}

/** The machine that would bring most now; it takes a while to find, so it comes after the rest. */
function useBestMachine(): ReviveChoice | undefined {
  const { moves, foresee, me } = useTable()
  const later = useLater()
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
  const idle = own.machines.filter((machine) => !machine.charged)
  const full = fullOnes(view, me)
  const warnings = [
    ...(own.energy > 0 && idle.length > 0
      ? [
          {
            id: 'energy',
            title: words.t('sleep.left.energy', { n: own.energy }),
            text: words.t('sleep.left.machines', { n: idle.length }),
          },
        ]
      : []),
    ...(own.switchUsed
      ? []
      : [{ id: 'switch', title: words.t('sleep.left.switch'), text: words.t(`switch.${view.switchSide}`) }]),
    ...full.map((what) => ({
      id: what,
      title: words.t('sleep.left.cap', { n: own.resources[what], what: { key: `figure.${what}` } }),
      text: words.t('sleep.left.cap.text'),
    })),
  ]
  if (warnings.length === 0) return null
  return (
    <section>
      <h3>
        {words.t('sleep.before')} <small>{words.t('sleep.before.about')}</small>
      </h3>
      <ul className="rv-warnings">
        {warnings.map(({ id, title, text }) => (
          <li key={id}>
            <Icon name="r-warn" size={16} />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
            {id === 'energy' && machine !== undefined ? (
              <ChoiceButton choice={machine}>
                {machine.move.do === 'machine' && (
                  <Effect of={machineEffectOf(view, machine.move.machine)} size={14} className="rv-onbutton" />
                )}
              </ChoiceButton>
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
  const { words, own, moves, submit, setHover } = useTable()
  const reach = Math.min(HIBERNATION_REWARDS.length, own.hibernation + 1)
  const sleep = moves.find(({ move }) => move.do === 'hibernate')
  if (sleep === undefined) return null
  return (
    <section>
      <h3>
        {words.t('sleep.reward')} <small>{words.t('sleep.reward.about')}</small>
      </h3>
      <div className="rv-rewards">
        {HIBERNATION_REWARDS.map((reward, n) => {
          const space = n + 1
          const rest = [{ do: 'reward', space }] as const
          const choice = { ...sleep, rest }
          const locked = space > reach
          return (
            <button
              key={JSON.stringify(reward)}
              type="button"
              className="rv-reward"
              data-legal={!locked || undefined}
              disabled={locked}
              onClick={() => submit(sleep.move, rest)}
              onPointerEnter={() => setHover(choice)}
              onPointerLeave={() => setHover(null)}
              onFocus={() => setHover(choice)}
              onBlur={() => setHover(null)}
            >
              <i data-marker={space === reach || undefined}>{space}</i>
              <span className="rv-plate">
                <Effect of={reward} size={20} />
              </span>
              <b>{words.t(`effect.hibernation.${space}`)}</b>
              <small>
                {locked ? (
                  <>
                    <Icon name="lock" size={12} /> {words.t('sleep.needs', { need: space, have: reach })}
                  </>
                ) : (
                  <Gives reward={reward} />
                )}
              </small>
            </button>
          )
        })}
      </div>
      <button type="button" className="button rv-noreward" onClick={() => submit(sleep.move, [{ do: 'decline' }])}>
        {words.t('sleep.without')}
      </button>
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
  const later = useLater()
  const cards = later ? [...own.active, ...own.resting] : []
  return (
    <section>
      <h3>
        {words.t('sleep.hand')} <small>{words.t('hand.cards', { n: own.active.length + own.resting.length })}</small>
      </h3>
      <div className="rv-cards wrap">
        {cards.map((card) => (
          <span key={card} className="rv-handcard">
            <CitizenCard card={card} words={words} className="narrow" />
          </span>
        ))}
      </div>
    </section>
  )
}
