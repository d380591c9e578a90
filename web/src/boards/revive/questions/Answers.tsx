/**
 * A line at the foot of the map: what has to be paid, and answers that no other thing on the table stands for. A phone asks
 * in its sheet, and the end of a turn waits in the bar.
 */
import { dueNow, effectAt } from '@ludarium/revive'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Choices } from '../../../kit/questions/Choice.tsx'
import { Strip } from '../../../kit/questions/Strip.tsx'
import { lengthOf } from '../../../kit/signs/language.ts'
import { useTable } from '../context.tsx'
import { signOf } from '../icons.ts'
import { priceAmount } from '../map/prices.ts'
import { Effect, Line } from '../parts/Effect.tsx'
import type { ReviveChoice, ReviveProps } from '../places.ts'
import { tokensOf } from '../signs.ts'

/** Moves that are answered here. */
const ASKED: ReadonlySet<string> = new Set(
  'confirm withdraw save take pay swap choose part accept decline size'.split(' '),
)

export function Answers(): ReactNode {
  const { moves, words, view, step, draft } = useTable()
  const asked = moves.filter(({ move }) => ASKED.has(move.do))
  if (asked.length === 0 || draft.sleep === 1) return null
  return (
    <Strip at="foot" label={words.t('ask.title')}>
      <Due view={view} words={words} />
      <Choices
        of={asked}
        isMain={({ move }) => move.do === 'confirm' || move.do === 'accept'}
        isQuiet={({ move }) => move.do === 'decline' || move.do === 'withdraw'}
        label={(choice) => <Answer choice={choice} />}
      />
      {step?.step === 'pay' && <small className="dim">{words.t('ask.help')}</small>}
    </Strip>
  )
}

/** What is still to be paid for the place that was chosen. */
export function Due({ view, words }: Pick<ReviveProps, 'view' | 'words'>): ReactNode {
  const due = dueNow(view)
  if (due === null) return null
  return (
    <span className="revive-plate cluster">
      {due.range < 0 ? (
        words.t('ask.far')
      ) : (
        <Line
          tokens={[
            ...(due.food > 0 ? [priceAmount(due.food, 'food')] : []),
            ...(due.gear > 0 ? [priceAmount(due.gear, 'gear')] : []),
            ...(due.book + due.fee > 0 ? [priceAmount(due.book + due.fee, 'book')] : []),
          ]}
        />
      )}
    </span>
  )
}

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
          <span className="revive-onbutton" style={{ color: colour }}>
            <Icon name={icon} size={17} />
          </span>
          {words.t(`figure.${move.resource}`)}
        </>
      )
    }
    case 'swap':
      return (
        <Line
          tokens={[{ parts: [signOf(move.give)] }, { op: '›' }, { parts: [signOf(move.get)] }]}
          size={17}
          className="revive-onbutton"
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
  return length === 0 || length > LONGEST ? (
    text
  ) : (
    <Effect of={effect} size={16} className="revive-onbutton" title={text} />
  )
}
