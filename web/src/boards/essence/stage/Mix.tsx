/** Any mix of Wealth and Influence: to pay, to give, to lose. */
import { useState } from 'react'
import { ChoiceButton, Question } from '../../../table/pieces/Question.tsx'
import { Sign } from '../../../table/pieces/Sign.tsx'
import { useTable } from '../context.tsx'
import type { EssenceChoice } from '../targets.ts'

interface MixOf {
  readonly wealth: number
  readonly influence: number
}

function mixOf({ move }: EssenceChoice): MixOf | null {
  return move.do === 'pay' || move.do === 'give' || move.do === 'lose' ? move : null
}

export function Mix() {
  const { legal, words, own } = useTable()
  const mixes = legal.flatMap((choice) => {
    const mix = mixOf(choice)
    return mix === null ? [] : [{ choice, ...mix }]
  })
  const [first] = mixes
  const [wealth, setWealth] = useState(first?.wealth ?? 0)
  const chosen = mixes.find((mix) => mix.wealth === wealth) ?? first
  if (chosen === undefined) return null
  return (
    <Question
      title={words.t(`mix.title.${chosen.choice.move.do}`, { n: chosen.wealth + chosen.influence })}
      foot={<ChoiceButton choice={chosen.choice} main />}
    >
      <fieldset className="mixes">
        <legend className="unseen">{words.t('mix.legend')}</legend>
        {mixes.map((mix) => (
          <label key={mix.wealth} data-chosen={mix === chosen || undefined}>
            <input type="radio" name="mix" checked={mix === chosen} onChange={() => setWealth(mix.wealth)} />
            <span>
              {mix.wealth}
              <Sign icon="two-coins" tone="wealth" />
            </span>
            <span>
              {mix.influence}
              <Sign icon="wax-seal" tone="influence" />
            </span>
          </label>
        ))}
      </fieldset>
      <p className="stage-dim">{words.t('mix.have', { wealth: own.wealth, influence: own.influence })}</p>
    </Question>
  )
}
