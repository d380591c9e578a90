/** The sealed bid: tokens are chosen here, hidden until all are in. */
import type { Seat } from '@ludarium/kernel'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Decided, Question, Stepper } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'
import { AdvisorDisplay } from './Advisors.tsx'

interface BidProps {
  readonly done: boolean
  readonly among: readonly Seat[]
  readonly decided: readonly boolean[]
}

export function BidPanel({ done, among, decided }: BidProps) {
  const { own, words, legal, submit, seat, me } = useTable()
  const [wealth, setWealth] = useState(0)
  const [influence, setInfluence] = useState(0)
  const asks = legal[0]?.move.do
  const seal = (w: number, i: number) => {
    setWealth(w)
    setInfluence(i)
    // The rules ask for Wealth and Influence one after the other.
    if (asks === 'bidWealth') submit({ do: 'bidWealth', wealth: w }, [{ do: 'bidInfluence', influence: i }])
    else if (asks === 'bidInfluence') submit({ do: 'bidInfluence', influence: i })
  }
  const mine = seat === me && !done && legal.length > 0
  return (
    <Question
      wide
      title={words.t(done ? 'bid.sealed' : 'bid.title')}
      aside={
        <>
          <Icon name="lock" size="0.85rem" /> {words.t('bid.hidden')}
        </>
      }
      foot={
        mine && (
          <>
            <button type="button" className="button" onClick={() => seal(0, 0)}>
              {words.t('bid.nothing')}
            </button>
            <button type="button" className="button primary" onClick={() => seal(wealth, influence)}>
              {words.t('bid.seal')}
            </button>
          </>
        )
      }
    >
      <AdvisorDisplay />
      {mine ? (
        <div className="bid">
          {asks === 'bidWealth' && (
            <Stepper
              icon="two-coins"
              tone="wealth"
              label={words.t('figure.name.wealth')}
              n={wealth}
              most={own.wealth}
              onChange={setWealth}
            />
          )}
          {own.influence > 0 && (
            <Stepper
              icon="wax-seal"
              tone="influence"
              label={words.t('figure.name.influence')}
              n={influence}
              most={own.influence}
              onChange={setInfluence}
            />
          )}
          <p className="stage-dim">{words.t('bid.total', { n: wealth + influence })}</p>
          <Decided among={among} decided={decided} />
        </div>
      ) : (
        <Decided among={among} decided={decided} />
      )}
    </Question>
  )
}
