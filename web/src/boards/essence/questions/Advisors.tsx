/** The six advisor piles, the revealed bids, and picking one. */
import { type AdvisorCard, advisors } from '@ludarium/essence/data'
import { useCallback } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece, Region } from '../../../kit/pieces/Piece.tsx'
import { Choices } from '../../../kit/questions/Choice.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { Sign } from '../../../kit/signs/Sign.tsx'
import { CharacterCompact, CharacterFull, characterSaid } from '../cards/character.tsx'
import { useTable } from '../context.tsx'
import { place } from '../places.ts'

export function AdvisorDisplay() {
  const { words } = useTable()
  return (
    <Region label={words.t('advisors.title')} className="essence-advisor-display">
      {advisors.map((card) => (
        <Advisor key={card.id} card={card} />
      ))}
    </Region>
  )
}

function Advisor({ card }: { readonly card: AdvisorCard }) {
  const { view, words } = useTable()
  const pile = view.advisors.find((one) => one.advisor === card.id)
  const peek = useCallback(() => <CharacterFull card={card} words={words} />, [card, words])
  const wealth = pile?.wealth ?? 0
  const gone = pile?.shown !== true
  const label = [
    characterSaid(card, words),
    gone ? words.t('advisors.gone') : wealth > 0 ? words.t('advisors.wealth', { n: wealth }) : '',
  ]
  return (
    <Piece
      name={place.advisor(card.id)}
      label={label.filter((part) => part !== '').join(' ')}
      className="essence-advisor-piece"
      peek={peek}
      state={gone ? { refused: '' } : undefined}
    >
      {(state) => (
        <>
          <CharacterCompact
            card={card}
            words={words}
            state={state}
            note={words.t('advisors.left', { n: pile?.left ?? 0 })}
          />
          {wealth > 0 && !gone && (
            <span className="essence-advisor-wealth">
              {wealth}
              <Sign icon="two-coins" tone="wealth" />
            </span>
          )}
        </>
      )}
    </Piece>
  )
}

/** All bids side by side, the highest first. */
export function Bids() {
  const { view, looks, words } = useTable()
  const bids = view.players
    .map((player, seat) => ({ seat, wealth: player.bidWealth, influence: player.bidInfluence }))
    .sort((a, b) => b.wealth + b.influence - a.wealth - a.influence || b.influence - a.influence)
  if (bids.every((bid) => bid.wealth + bid.influence === 0)) return null
  return (
    <ul className="essence-bids cluster" aria-label={words.t('bid.revealed')}>
      {bids.map(({ seat, wealth, influence }, i) => {
        const look = looks[seat]
        return (
          look !== undefined && (
            <li key={seat} className="chip type-3" style={{ animationDelay: `calc(var(--fast) * ${i})` }}>
              <SeatShape colour={look.colour} size={16} />
              <span>{look.name}</span>
              <b className="type-6">{wealth + influence}</b>
              <small>
                {wealth}
                <Sign icon="two-coins" tone="wealth" /> {influence}
                <Sign icon="wax-seal" tone="influence" />
              </small>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** To pick one; while somebody else picks, the bids lie open. */
export function AdvisorSheet() {
  const { words, view, legal } = useTable()
  if (legal.length === 0 && view.phase !== 'advisors') return null
  return (
    <Sheet
      size="whole"
      title={words.t(legal.length > 0 ? 'advisors.pick' : 'advisors.title')}
      foot={<Choices of={legal.filter(({ move }) => move.do === 'decline')} isQuiet={() => true} />}
    >
      <AdvisorDisplay />
      {view.phase === 'advisors' && <Bids />}
    </Sheet>
  )
}
