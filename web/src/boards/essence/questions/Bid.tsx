/** The sealed bid: tokens are chosen here, hidden until all are in. */
import { bidOf } from '@ludarium/essence'
import type { Seat } from '@ludarium/kernel'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Amount } from '../../../kit/questions/Amount.tsx'
import { Sealed } from '../../../kit/questions/Sealed.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { Sign } from '../../../kit/signs/Sign.tsx'
import { useTable } from '../context.tsx'
import { AdvisorDisplay } from './Advisors.tsx'

interface BidProps {
  readonly done: boolean
  readonly among: readonly Seat[]
  readonly decided: readonly boolean[]
}

export function BidSheet({ done, among, decided }: BidProps) {
  const { own, words, legal, submit, seat, me, phone } = useTable()
  const [wealth, setWealth] = useState(0)
  const [influence, setInfluence] = useState(0)
  const asks = legal[0]?.move.do
  const seal = (w: number, i: number) => {
    setWealth(w)
    setInfluence(i)
    const [first, second] = bidOf(w, i)
    if (asks === first.do) submit(first, [second])
    else if (asks === second.do) submit(second)
  }
  const mine = seat === me && !done && legal.length > 0
  const state = (
    <>
      {mine && <p className="dim type-2">{words.t('bid.total', { n: wealth + influence })}</p>}
      <Sealed among={among} done={decided} />
    </>
  )
  return (
    <Sheet
      size="whole"
      note={!phone && state}
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
      <div className="essence-bid cluster gap-6">
        {mine && asks === 'bidWealth' && (
          <Amount
            sign={<Sign icon="two-coins" tone="wealth" />}
            label={words.t('figure.name.wealth')}
            n={wealth}
            most={own.wealth}
            onChange={setWealth}
          />
        )}
        {mine && own.influence > 0 && (
          <Amount
            sign={<Sign icon="wax-seal" tone="influence" />}
            label={words.t('figure.name.influence')}
            n={influence}
            most={own.influence}
            onChange={setInfluence}
          />
        )}
        {phone && state}
      </div>
    </Sheet>
  )
}
