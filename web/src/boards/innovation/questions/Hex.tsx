/** A hex that was pressed: what its moves would bring, and the moves themselves. Never over the hex it speaks of. */
import { hexNamed, upgradeCost } from '@ludarium/innovation'
import { buildings } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { askedMoves, useTable } from '../context.tsx'
import { awayFrom } from '../map/geometry.ts'
import { BringsRows, PlanRows, PriceRow } from '../map/HexCard.tsx'
import { BuildingBox } from '../parts/Building.tsx'
import { Rows } from '../parts/Card.tsx'
import type { InnovationChoice } from '../places.ts'
import type { HexPlan } from '../plans.ts'
import { buildingName, hexesOf } from '../view.ts'

/** Lets go of what is asked. */
export function Cancel(): ReactNode {
  const { words, draft, setDraft, setHover, phone } = useTable()
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        setHover(null)
        setDraft({ ...draft, ask: '' })
      }}
    >
      {words.t('ask.cancel')}
      {!phone && (
        <span className="key" aria-hidden="true">
          Esc
        </span>
      )}
    </button>
  )
}

export function HexSheet(): ReactNode {
  const { asked, view, moves, words } = useTable()
  const hex = hexesOf(view).find(({ id }) => id === asked)
  const here = askedMoves(moves, asked)
  const [first] = here
  if (hex === undefined || first === undefined) return null
  return (
    <Sheet
      key={asked}
      focusMain
      className={`innovation-ways ${here.length > 1 ? 'innovation-many' : ''}`}
      corner={awayFrom(view, hex)}
      title={words.t('ask.title', { hex: asked })}
      foot={<Cancel />}
    >
      {here.map((choice) => (
        <Way key={choice.text} choice={choice} main={choice === first} />
      ))}
    </Sheet>
  )
}

function titleOf(plan: HexPlan | undefined): string {
  if (!plan?.builds) return 'ask.dig'
  return plan.needed > 0 ? 'ask.build' : 'ask.workshop'
}

function Way({ choice, main }: { readonly choice: InnovationChoice; readonly main: boolean }): ReactNode {
  const table = useTable()
  const { words, view, me, colour, hexPlans, play, setHover } = table
  const { move } = choice
  if (!('hex' in move)) return null
  const at = hexNamed(view, move.hex)
  const plan = hexPlans.get(move.hex)?.find((one) => one.choice === choice)
  const to = move.do === 'upgrade' ? move.to : null
  const building = { key: `building.${to}` }
  return (
    <div className="innovation-way stack">
      <h3 className="row">
        {to !== null ? (
          <>
            <BuildingBox kind={buildingName(view.building[at] ?? 0)} colour={colour(me)} size={26} />→
            <BuildingBox kind={to} colour={colour(me)} size={30} />
          </>
        ) : (
          plan?.builds && <BuildingBox kind="workshop" colour={colour(me)} size={26} ghost />
        )}
        <span>{words.t(to === null ? titleOf(plan) : 'ask.becomes', { hex: move.hex, building })}</span>
      </h3>
      <Rows>
        {plan === undefined ? <UpgradePrice at={at} to={to} /> : <PlanRows table={table} plan={plan} />}
        <BringsRows table={table} choice={choice} hex={move.hex} />
      </Rows>
      <button
        type="button"
        className={`button ${main ? 'primary' : 'legal'}`}
        onPointerEnter={() => setHover(choice)}
        onFocus={() => setHover(choice)}
        onClick={() => play(choice)}
      >
        {to === null ? choice.text : words.t('ask.upgrade', { building })}
        {main && (
          <span className="key" aria-hidden="true">
            ↵
          </span>
        )}
      </button>
    </div>
  )
}

function UpgradePrice({ at, to }: { readonly at: number; readonly to: string | null }): ReactNode {
  const { words, view, me } = useTable()
  const kind = buildings.findIndex(({ id }) => id === to)
  const { tools, coins } = kind < 0 ? { tools: 0, coins: 0 } : upgradeCost(view, me, at, kind)
  return <PriceRow name={words.t('ask.pays')} tool={tools} coin={coins} />
}
