/**
 * A line at the foot of the map: what has to be paid, and answers that no other thing on the table stands for. A phone asks
 * in its sheet, and the end of a turn waits in the bar.
 */
import { dueNow, effectAt } from '@ludarium/revive'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'
import { amount } from '../map/prices.ts'
import { Effect, Line } from '../signs/Effect.tsx'
import { signOf } from '../signs/icons.ts'
import { lengthOf, tokensOf } from '../signs/tokens.ts'
import type { ReviveChoice, ReviveProps } from '../targets.ts'
import './stage.css'

/** Moves that are answered here. */
const ASKED: ReadonlySet<string> = new Set([
  'confirm',
  'withdraw',
  'save',
  'take',
  'pay',
  'swap',
  'choose',
  'part',
  'accept',
  'decline',
  'size',
])

export function Ask(): ReactNode {
  const { moves, words, view, step, draft } = useTable()
  const asked = moves.filter(({ move }) => ASKED.has(move.do))
  if (asked.length === 0 || draft.sleep === 1) return null
  return (
    <section className="rv-ask" aria-label={words.t('ask.title')}>
      <Due view={view} words={words} />
      {asked.map((choice) => (
        <ChoiceButton key={choice.index} choice={choice} main={isMain(choice)} quiet={isQuiet(choice)}>
          <Answer choice={choice} />
        </ChoiceButton>
      ))}
      {step?.step === 'pay' && <small>{words.t('ask.help')}</small>}
    </section>
  )
}

/** What is still to be paid for the place that was chosen. */
export function Due({ view, words }: Pick<ReviveProps, 'view' | 'words'>): ReactNode {
  const due = dueNow(view)
  if (due === null) return null
  return (
    <span className="rv-due">
      {due.range < 0 ? (
        words.t('ask.far')
      ) : (
        <Line
          tokens={[
            ...(due.food > 0 ? [amount(due.food, 'food')] : []),
            ...(due.gear > 0 ? [amount(due.gear, 'gear')] : []),
            ...(due.book + due.fee > 0 ? [amount(due.book + due.fee, 'book')] : []),
          ]}
        />
      )}
    </span>
  )
}

const isQuiet = ({ move }: ReviveChoice): boolean => move.do === 'decline' || move.do === 'withdraw'

const isMain = ({ move }: ReviveChoice): boolean => move.do === 'confirm' || move.do === 'accept'

/** Longer effects are said in words. */
const LONGEST = 9

function Answer({ choice }: { readonly choice: ReviveChoice }): ReactNode {
  const { view, step, words } = useTable()
  const { move, text } = choice
  switch (move.do) {
    case 'take':
    case 'pay':
    case 'save': {
      const { icon, colour } = signOf(move.resource)
      return (
        <>
          <span className="rv-answer-icon" style={{ color: colour }}>
            <Icon name={icon} size={17} />
          </span>
          {words.t(`figure.${move.resource}`)}
        </>
      )
    }
    case 'swap':
      return (
        <Line
          tokens={[
            { parts: [{ icon: signOf(move.give).icon, colour: signOf(move.give).colour }] },
            { op: '›' },
            { parts: [{ icon: signOf(move.get).icon, colour: signOf(move.get).colour }] },
          ]}
          size={17}
          className="rv-onbutton"
        />
      )
    case 'part':
      return <Signs effect={effectAt(view, move.part)} text={text} />
    case 'choose': {
      const key = step?.step === 'choose' ? step.effect : ''
      return key === '' ? text : <Signs effect={optionOf(view, key, move.option)} text={text} />
    }
    case 'size':
      return (
        <>
          <Icon name={move.size === 'small' ? 'wood-cabin' : 'modern-city'} size={16} />
          {text}
        </>
      )
    default:
      return text
  }
}

function optionOf(view: Parameters<typeof effectAt>[0], key: string, option: number): ReturnType<typeof effectAt> {
  const effect = effectAt(view, key)
  return 'do' in effect && effect.do === 'choose' ? (effect.of[option] ?? []) : []
}

function Signs({ effect, text }: { readonly effect: ReturnType<typeof effectAt>; readonly text: string }): ReactNode {
  const length = lengthOf(tokensOf(effect))
  return length === 0 || length > LONGEST ? text : <Effect of={effect} size={16} className="rv-onbutton" title={text} />
}
