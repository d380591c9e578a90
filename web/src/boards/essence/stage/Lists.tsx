/** Plain choices: one of two effects, a seat, a faction, what happens to the piles. */
import { factionById } from '@ludarium/essence/data'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { ChoiceButton, Question } from '../../../table/pieces/Question.tsx'
import { FactionBoard } from '../cards/treaty.tsx'
import { useTable } from '../context.tsx'
import { Decline } from './Decline.tsx'

/** E19.2 One of two lists, for oneself or as a judge. */
export function Lists() {
  const { legal, words } = useTable()
  return (
    <Question title={words.t('lists.title')}>
      <div className="lists">
        {legal.map((choice) => (
          <ChoiceButton key={choice.index} choice={choice} />
        ))}
      </div>
    </Question>
  )
}

export function Seats() {
  const { legal, words, looks } = useTable()
  return (
    <Question title={words.t('seats.title')} foot={<Decline />}>
      <div className="lists">
        {legal.map((choice) => {
          const look = 'seat' in choice.move ? looks[choice.move.seat] : undefined
          return (
            look !== undefined && (
              <ChoiceButton key={choice.index} choice={choice}>
                <SeatShape colour={look.colour} size={20} />
                {choice.text}
              </ChoiceButton>
            )
          )
        })}
      </div>
    </Question>
  )
}

export function Factions() {
  const { legal, words } = useTable()
  return (
    <Question wide title={words.t('factions.title')}>
      <div className="faction-list">
        {legal.map((choice) => {
          const faction = choice.move.do === 'faction' ? factionById.get(choice.move.faction) : undefined
          return (
            faction !== undefined && (
              <ChoiceButton key={choice.index} choice={choice}>
                <FactionBoard faction={faction} words={words} />
              </ChoiceButton>
            )
          )
        })}
      </div>
    </Question>
  )
}

/** E16.7 */
export function Piles() {
  const { legal, words, own } = useTable()
  return (
    <Question title={words.t('piles.title')}>
      <p className="stage-dim">{words.t('piles.now', { pile: own.pile.length, discard: own.discard.length })}</p>
      <div className="lists">
        {legal.map((choice) => (
          <ChoiceButton key={choice.index} choice={choice} />
        ))}
      </div>
    </Question>
  )
}
