/** One piece of loot after an attack: a token, a tired segment, or a borrowed character. */
import { characterById, segmentById } from '@ludarium/essence/data'
import { ChoiceButton, Question } from '../../../table/pieces/Question.tsx'
import { Sign } from '../../../table/pieces/Sign.tsx'
import { CharacterToken } from '../cards/character.tsx'
import { OptionLine } from '../cards/chips.tsx'
import { SegmentCompact } from '../cards/segment.tsx'
import { useTable } from '../context.tsx'
import type { EssenceChoice } from '../targets.ts'
import { topStep } from '../view.ts'
import { Decline } from './Decline.tsx'

export function Loot() {
  const { legal, words, view, looks } = useTable()
  const step = topStep(view)
  const from = step?.step === 'loot' ? (looks[step.from]?.name ?? '') : ''
  const of = (kind: EssenceChoice['move']['do']) => legal.filter(({ move }) => move.do === kind)
  return (
    <Question title={words.t('loot.title', { name: from })} foot={<Decline />}>
      <div className="loot-tokens">
        {of('loot').map((choice) => (
          <ChoiceButton key={choice.index} choice={choice}>
            {choice.move.do === 'loot' && (
              <Sign icon={choice.move.token === 'wealth' ? 'two-coins' : 'wax-seal'} tone={choice.move.token} />
            )}
            {choice.text}
          </ChoiceButton>
        ))}
      </div>
      <Segments choices={of('exhaust')} title={words.t('loot.exhaust')} />
      {of('enslave').length > 0 && (
        <>
          <h3>{words.t('loot.enslave')}</h3>
          <div className="loot-tokens">
            {of('enslave').map((choice) => (
              <Captive key={choice.index} choice={choice} />
            ))}
          </div>
        </>
      )}
    </Question>
  )
}

function Captive({ choice }: { readonly choice: EssenceChoice }) {
  if (choice.move.do !== 'enslave') return null
  const card = characterById.get(choice.move.card)
  const option = card?.options[choice.move.option]
  if (card === undefined || option === undefined) return null
  return (
    <ChoiceButton choice={choice}>
      <i className="captive">
        <CharacterToken card={card} />
      </i>
      <OptionLine option={option} />
    </ChoiceButton>
  )
}

/** Segments of rivals as cards to click. */
export function Segments({ choices, title }: { readonly choices: readonly EssenceChoice[]; readonly title: string }) {
  const { words } = useTable()
  if (choices.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <div className="loot-cards">
        {choices.map((choice) => {
          const card = 'card' in choice.move ? segmentById.get(choice.move.card) : undefined
          return (
            card !== undefined && (
              <ChoiceButton key={choice.index} choice={choice}>
                <SegmentCompact card={card} words={words} price={null} state={{ legal: true }} />
              </ChoiceButton>
            )
          )
        })}
      </div>
    </>
  )
}
