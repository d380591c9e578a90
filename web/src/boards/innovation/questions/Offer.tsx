/** Power from a build of somebody else: bowls before and after, the price, and a rule for the future. */
import { chargeOf, type InnovationState, nameOfHex, offerCost, type Player, powerCost } from '@ludarium/innovation'
import { powerActions } from '@ludarium/innovation/data'
import { type ReactNode, useEffect } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Choice } from '../../../kit/questions/Choice.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { useTable } from '../context.tsx'
import { awayFrom, hexAt } from '../map/geometry.ts'
import { givers } from '../map/Lights.tsx'
import { Bowls } from '../own/Bowls.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import type { InnovationChoice } from '../places.ts'
import { buildingName } from '../view.ts'
import { answered, RULES, setRule, useRule } from './rule.ts'

/** Power actions that can be paid afterwards and not before. */
function opens(view: InnovationState, before: Player, after: Player): readonly { readonly key: string }[] {
  return powerActions.flatMap(({ id }) => {
    const cost = powerCost(view, before, id)
    const isNew = cost > before.bowls[2] && cost <= after.bowls[2] && !view.usedActions.includes(id)
    return isNew ? [{ key: `action.${id}` }] : []
  })
}

interface Offer {
  readonly hex: number
  readonly from: number
  /** Charged, and what it costs. */
  readonly power: number
  readonly vp: number
  readonly accept: InnovationChoice | undefined
  readonly decline: InnovationChoice | undefined
}

/** The offer to the reader, unless the reader's rule answers it. */
function useOffer(): Offer | null {
  const { view, step, legal, own, me, play, log } = useTable()
  const offer = step?.step === 'offer' && legal.length > 0 && step.seat === me ? step : null
  const accept = legal.find(({ move }) => move.do === 'accept')
  const decline = legal.find(({ move }) => move.do === 'decline')
  const rule = useRule()
  const power = offer === null ? 0 : chargeOf(own, offer.amount)
  // A rule answers once: who takes its answer back is asked.
  const sign = offer === null ? '' : `${log.length} ${offer.hex} ${offer.amount}`
  const automatic = offer !== null && accept !== undefined && power > 0 && power <= rule && !answered.has(sign)
  useEffect(() => {
    if (!automatic || accept === undefined) return
    answered.add(sign)
    play(accept)
  }, [automatic, accept, play, sign])
  if (offer === null || automatic) return null
  return { hex: offer.hex, from: offer.from, power, vp: offerCost(view, own, offer.amount), accept, decline }
}

/** Away from what was built. */
export function OfferSheet(): ReactNode {
  const { view, words, colour, phone } = useTable()
  const offer = useOffer()
  if (offer === null) return null
  const { power, vp, hex, accept, decline } = offer
  return (
    <Sheet
      className="innovation-offer"
      corner={awayFrom(view, hexAt(view, hex))}
      title={
        <>
          <SeatShape colour={colour(offer.from)} size={18} />
          {words.t('offer.title', { power, vp, hex: nameOfHex(view, hex) })}
        </>
      }
      foot={
        <>
          {accept !== undefined && (
            <Choice choice={accept} main>
              {words.t('offer.accept', { power, vp })}
            </Choice>
          )}
          {decline !== undefined && <Choice choice={decline}>{words.t('offer.decline')}</Choice>}
          <Rule />
        </>
      }
    >
      <Source of={offer} />
      <Result of={offer} bowls={!phone} />
    </Sheet>
  )
}

/** Who builds, and which own buildings bring the power. */
function Source({ of }: { readonly of: Offer }): ReactNode {
  const { view, words, looks, me } = useTable()
  const own = givers(view, me, of.hex, of.from).map(({ hex, n }) => ({
    key: 'offer.one',
    params: { building: { key: `building.${buildingName(view.building[hex] ?? 0)}` }, hex: nameOfHex(view, hex), n },
  }))
  return (
    <p className="type-3">
      {words.t('offer.from', { seat: looks[of.from]?.name ?? words.t('sketch.automa.title'), own })}
    </p>
  )
}

function Result({ of, bowls }: { readonly of: Offer; readonly bowls: boolean }): ReactNode {
  const { view, words, own, me, foresee } = useTable()
  const after = of.accept === undefined ? undefined : foresee(of.accept.move)?.ways[0]?.players[me]
  if (after === undefined) return null
  const opened = opens(view, own, after)
  const fresh = after.bowls.map((n, i) => Math.max(0, n - (own.bowls[i] ?? 0)))
  return (
    <>
      {bowls && (
        <div className="innovation-offer-bowls row">
          <Bowls bowls={own.bowls} radius={22} />
          <Icon name="arrow-right" size={16} />
          <Bowls bowls={after.bowls} radius={22} fresh={fresh} />
        </div>
      )}
      <p className="cluster">
        <GoodSign of="vp" size={16} />
        <b>
          {own.vp} → {after.vp}
        </b>
        <GoodSign of="power" size={16} />
        <b>
          {own.bowls.join('/')} → {after.bowls.join('/')}
        </b>
        {opened.length > 0 && <small>{words.t('offer.opens', { actions: opened })}</small>}
      </p>
    </>
  )
}

/** The rule for all offers to come. */
function Rule(): ReactNode {
  const { words } = useTable()
  const rule = useRule()
  return (
    <label className="row dim type-2">
      {words.t('offer.rule')}
      <select
        className="input grow"
        value={rule}
        onChange={(event) => setRule(RULES[event.currentTarget.selectedIndex] ?? 0)}
      >
        {RULES.map((n) => (
          <option key={n} value={n}>
            {words.t('offer.rule.upTo', { n, vp: Math.max(0, n - 1) })}
          </option>
        ))}
      </select>
    </label>
  )
}
