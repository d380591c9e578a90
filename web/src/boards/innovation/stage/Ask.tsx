/** A hex that was pressed: what its moves would bring, and the moves themselves. Never over the hex it speaks of. */
import { hexNamed, upgradeCost } from '@ludarium/innovation'
import { buildings } from '@ludarium/innovation/data'
import { type ReactNode, useEffect, useRef } from 'react'
import { askedMoves, useTable } from '../context.tsx'
import { awayFrom } from '../map/geometry.ts'
import { BringsRows, PlanRows } from '../map/HexCard.tsx'
import { BuildingBox } from '../parts/Building.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import type { HexPlan } from '../plans.ts'
import type { InnovationChoice } from '../targets.ts'
import { buildingName, hexesOf } from '../view.ts'
import './stage.css'

/** Over the map, at the side away from the hex; a phone asks in its sheet. */
export function Ask(): ReactNode {
  const { asked, view, moves, phone } = useTable()
  const hexes = hexesOf(view)
  const hex = hexes.find(({ id }) => id === asked)
  if (phone || hex === undefined || askedMoves(moves, asked).length === 0) return null
  return (
    <div className="i-ask" {...awayFrom(view, hex)}>
      <AskPanel />
    </div>
  )
}

export function AskPanel(): ReactNode {
  const { asked, moves, words, draft, setDraft, setHover } = useTable()
  const box = useRef<HTMLElement>(null)
  const here = askedMoves(moves, asked)
  useEffect(() => {
    if (asked !== '') box.current?.querySelector<HTMLElement>('.button.primary')?.focus()
  }, [asked])
  const [first] = here
  if (first === undefined) return null
  const cancel = (
    <button
      type="button"
      className="button"
      onClick={() => {
        setHover(null)
        setDraft({ ...draft, ask: '' })
      }}
    >
      {words.t('ask.cancel')}
      <span className="key" aria-hidden="true">
        Esc
      </span>
    </button>
  )
  return (
    <section className="i-ask-panel" ref={box} aria-label={words.t('ask.title', { hex: asked })}>
      <div className="i-ask-ways">
        {here.map((choice) => (
          <Way key={choice.text} choice={choice} main={choice === first}>
            {here.length === 1 && cancel}
          </Way>
        ))}
      </div>
      {here.length > 1 && cancel}
    </section>
  )
}

function titleOf(plan: HexPlan | undefined): string {
  if (!plan?.builds) return 'ask.dig'
  return plan.needed > 0 ? 'ask.build' : 'ask.workshop'
}

function Way(props: {
  readonly choice: InnovationChoice
  readonly main: boolean
  /** Beside its button. */
  readonly children: ReactNode
}): ReactNode {
  const { choice, main } = props
  const table = useTable()
  const { words, view, me, colour, hexPlans, play, setHover } = table
  const { move } = choice
  if (!('hex' in move)) return null
  const at = hexNamed(view, move.hex)
  const plan = hexPlans.get(move.hex)?.find((one) => one.choice === choice)
  const price =
    move.do === 'upgrade'
      ? upgradeCost(
          view,
          me,
          at,
          buildings.findIndex(({ id }) => id === move.to),
        )
      : { tools: plan?.tools ?? 0, coins: plan?.coins ?? 0 }
  const title =
    move.do === 'upgrade'
      ? words.t('ask.becomes', { hex: move.hex, building: { key: `building.${move.to}` } })
      : words.t(titleOf(plan), { hex: move.hex })
  return (
    <div className="i-way">
      <h4>
        {move.do === 'upgrade' ? (
          <>
            <BuildingBox kind={buildingName(view.building[at] ?? 0)} colour={colour(me)} size={26} />→
            <BuildingBox kind={move.to} colour={colour(me)} size={30} />
          </>
        ) : (
          plan?.builds && <BuildingBox kind="workshop" colour={colour(me)} size={26} ghost />
        )}
        <span>{title}</span>
      </h4>
      <ul className="i-hexrows">
        {plan === undefined ? (
          <li>
            <span>{words.t('ask.pays')}</span>
            <span>
              {price.tools}
              <GoodSign of="tool" />
              {price.coins}
              <GoodSign of="coin" />
            </span>
          </li>
        ) : (
          <PlanRows table={table} plan={plan} />
        )}
        <BringsRows table={table} choice={choice} hex={move.hex} />
      </ul>
      <div className="i-way-buttons">
        <button
          type="button"
          className={`button ${main ? 'primary' : 'legal'}`}
          onPointerEnter={() => setHover(choice)}
          onFocus={() => setHover(choice)}
          onClick={() => play(choice)}
        >
          {move.do === 'upgrade' ? words.t('ask.upgrade', { building: { key: `building.${move.to}` } }) : choice.text}
          {main && (
            <span className="key" aria-hidden="true">
              ↵
            </span>
          )}
        </button>
        {props.children}
      </div>
    </div>
  )
}
