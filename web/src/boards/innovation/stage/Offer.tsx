/** Power from a build of somebody else: bowls before and after, the price, and a rule for the future. */
import { chargeOf, type InnovationState, nameOfHex, offerCost, type Player, powerCost } from '@ludarium/innovation'
import { powerActions } from '@ludarium/innovation/data'
import { type ReactNode, useEffect } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { useTable } from '../context.tsx'
import { awayFrom, hexAt } from '../map/geometry.ts'
import { givers } from '../map/Lights.tsx'
import { Bowls } from '../own/Bowls.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import type { InnovationChoice } from '../targets.ts'
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
  const { view, step, legal, own, me, play, told } = useTable()
  const offer = step?.step === 'offer' && legal.length > 0 && step.seat === me ? step : null
  const accept = legal.find(({ move }) => move.do === 'accept')
  const decline = legal.find(({ move }) => move.do === 'decline')
  const rule = useRule()
  const power = offer === null ? 0 : chargeOf(own, offer.amount)
  // A rule answers once: who takes its answer back is asked.
  const sign = offer === null ? '' : `${told.length} ${offer.hex} ${offer.amount}`
  const automatic = offer !== null && accept !== undefined && power > 0 && power <= rule && !answered.has(sign)
  useEffect(() => {
    if (!automatic || accept === undefined) return
    answered.add(sign)
    play(accept)
  }, [automatic, accept, play, sign])
  if (offer === null || automatic) return null
  return { hex: offer.hex, from: offer.from, power, vp: offerCost(view, own, offer.amount), accept, decline }
}

/** Over the map, away from what was built. */
export function OfferDialog(): ReactNode {
  const { view, words, colour } = useTable()
  const offer = useOffer()
  if (offer === null) return null
  const { power, vp, hex, from } = offer
  const title = words.t('offer.title', { power, vp, hex: nameOfHex(view, hex) })
  return (
    <section className="i-offer" {...awayFrom(view, hexAt(view, hex))} role="dialog" aria-label={title}>
      <h3>
        <SeatShape colour={colour(from)} size={18} />
        {title}
      </h3>
      <Body of={offer} />
    </section>
  )
}

/** In the sheet of a phone, which says what is asked: the map stays in sight. */
export function OfferSheet(): ReactNode {
  const { view, words } = useTable()
  const offer = useOffer()
  if (offer === null) return null
  const { power, vp, hex } = offer
  return (
    <section className="i-offer in-sheet" aria-label={words.t('offer.title', { power, vp, hex: nameOfHex(view, hex) })}>
      <Body of={offer} />
    </section>
  )
}

function Body({ of }: { readonly of: Offer }): ReactNode {
  const { view, words, looks, own, me, foresee } = useTable()
  const { accept, decline, power, vp } = of
  const after = accept === undefined ? undefined : foresee(accept.move)?.ways[0]?.players[me]
  const opened = after === undefined ? [] : opens(view, own, after)
  return (
    <>
      <p>
        {words.t('offer.from', {
          seat: looks[of.from]?.name ?? words.t('sketch.automa.title'),
          own: givers(view, me, of.hex, of.from).map(({ hex, n }) => ({
            key: 'offer.one',
            params: {
              building: { key: `building.${buildingName(view.building[hex] ?? 0)}` },
              hex: nameOfHex(view, hex),
              n,
            },
          })),
        })}
      </p>
      {after !== undefined && (
        <>
          <div className="i-offer-bowls">
            <Bowls bowls={own.bowls} radius={22} />
            <Icon name="arrow-right" size={16} />
            <Bowls
              bowls={after.bowls}
              radius={22}
              fresh={after.bowls.map((n, i) => Math.max(0, n - (own.bowls[i] ?? 0)))}
            />
          </div>
          <p className="i-offer-after">
            <GoodSign of="vp" size={16} />
            <b>
              {own.vp} → {after.vp}
            </b>
            <GoodSign of="power" size={16} />
            <b>
              {own.bowls.join('/')} → {after.bowls.join('/')}
            </b>
            {opened.length > 0 && <span>{words.t('offer.opens', { actions: opened })}</span>}
          </p>
        </>
      )}
      <footer>
        {accept !== undefined && (
          <ChoiceButton choice={accept} main>
            {words.t('offer.accept', { power, vp })}
          </ChoiceButton>
        )}
        {decline !== undefined && <ChoiceButton choice={decline}>{words.t('offer.decline')}</ChoiceButton>}
        <Standing />
      </footer>
    </>
  )
}

/** The rule for all offers to come. */
function Standing(): ReactNode {
  const { words } = useTable()
  const rule = useRule()
  return (
    <label>
      {words.t('offer.rule')}
      <select
        className="input"
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
