/** The sealed bid: tokens are chosen here, hidden until all are in. */
import type { Seat } from '@ludarium/kernel'
import { useEffect, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Sign } from '../../../cards/chips.tsx'
import { useTable } from '../context.tsx'
import { AdvisorDisplay } from './Advisors.tsx'
import { Panel } from './Panel.tsx'

interface BidProps {
  readonly done: boolean
  readonly among: readonly Seat[]
  readonly decided: readonly boolean[]
}

export function BidPanel({ done, among, decided }: BidProps) {
  const { own, words, legal, submit, seat, me } = useTable()
  const [wealth, setWealth] = useState(0)
  const [influence, setInfluence] = useState(0)
  /** The rules ask for Wealth and Influence one after the other; the second follows by itself. */
  const [sealing, setSealing] = useState(false)
  const asks = legal[0]?.move.do
  useEffect(() => {
    // While a move is being saved nothing is asked; the answer waits.
    if (!sealing || asks !== 'bidInfluence') return
    setSealing(false)
    submit({ do: 'bidInfluence', influence })
  }, [sealing, asks, influence, submit])

  const seal = (w: number, i: number) => {
    setWealth(w)
    setInfluence(i)
    if (asks === 'bidWealth') {
      setSealing(true)
      submit({ do: 'bidWealth', wealth: w })
    } else if (asks === 'bidInfluence') submit({ do: 'bidInfluence', influence: i })
  }
  const mine = seat === me && !done && legal.length > 0
  return (
    <Panel
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
          <p className="dim">{words.t('bid.total', { n: wealth + influence })}</p>
          <Decided among={among} decided={decided} />
        </div>
      ) : (
        <Decided among={among} decided={decided} />
      )}
    </Panel>
  )
}

interface StepperProps {
  readonly icon: string
  readonly tone: string
  readonly label: string
  readonly n: number
  readonly most: number
  readonly least?: number
  onChange(n: number): void
}

export function Stepper({ icon, tone, label, n, most, least = 0, onChange }: StepperProps) {
  const { words } = useTable()
  return (
    <fieldset className="stepper">
      <legend className="unseen">{label}</legend>
      <span className="stepper-name">
        <Sign icon={icon} tone={tone} /> <span className="stepper-word">{label}</span>
      </span>
      <button
        type="button"
        className="button icon"
        disabled={n <= least}
        onClick={() => onChange(n - 1)}
        aria-label={words.t('stepper.less', { what: label })}
      >
        <Icon name="minus" size={16} />
      </button>
      <output aria-live="polite">{n}</output>
      <button
        type="button"
        className="button icon"
        disabled={n >= most}
        onClick={() => onChange(n + 1)}
        aria-label={words.t('stepper.more', { what: label })}
      >
        <Icon name="plus" size={16} />
      </button>
      <small>{words.t('stepper.of', { most })}</small>
    </fieldset>
  )
}

/** Who has decided, never what. */
function Decided({ among, decided }: Pick<BidProps, 'among' | 'decided'>) {
  const { looks, words, me } = useTable()
  return (
    <ul className="decided">
      {among
        .filter((seat) => seat !== me)
        .map((seat) => {
          const look = looks[seat]
          if (look === undefined) return null
          return (
            <li key={seat} data-done={decided[seat] || undefined}>
              <SeatShape colour={look.colour} size={14} />
              {decided[seat] ? (
                <>
                  {look.name} <Icon name="check" size="0.85rem" label={words.t('bid.decided')} />
                </>
              ) : (
                words.t('bid.thinks', { seat: look.name })
              )}
            </li>
          )
        })}
    </ul>
  )
}
