/** Amounts that are set before a hex is pressed: what the moving unit takes along, how much a territory produces. */
import { CARGO, type CargoKind, idOf, placeOf, productOf, type StepOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Amount } from '../../../kit/questions/Amount.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import type { BoardDraft } from '../../../table/board.ts'
import { useTable } from '../context.tsx'
import { freeCorner } from '../map/corners.ts'
import { Sign } from '../parts/Figure.tsx'
import { place, type ScytheChoice } from '../places.ts'
import { draftedCargo, mostHarvest, wantedHarvest } from '../plans.ts'
import { shortName, spotOf } from '../view.ts'

interface Load {
  readonly kind: CargoKind
  /** Aboard now, and by the draft. */
  readonly aboard: number
  readonly wanted: number
  readonly least: number
  readonly most: number
}

function loadsOf(
  step: StepOf<'journey'>,
  legal: readonly ScytheChoice[],
  draft: BoardDraft,
  moved: number,
): readonly Load[] {
  const most = (verb: 'load' | 'drop', kind: CargoKind): number =>
    Math.max(0, ...legal.map(({ move }) => (move.do === verb && move.what === kind ? move.amount : 0)))
  return CARGO.flatMap((kind, n): Load[] => {
    const riders = kind === 'worker' ? step.riders & ~moved : step.riders & moved
    const aboard = n < 4 ? (step.cargo[n] ?? 0) : bits(riders & 0xff)
    const [up, down] = [most('load', kind), most('drop', kind)]
    if (up === 0 && down === 0) return []
    return [{ kind, aboard, wanted: aboard + draftedCargo(draft, kind), least: aboard - down, most: aboard + up }]
  })
}

function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}

export function Cargo({ step }: { readonly step: StepOf<'journey'> }): ReactNode {
  const { words, draft, setDraft, moves, view, choices, phone } = useTable()
  const loads = loadsOf(step, moves, draft, view.moved >> 5)
  if (loads.length === 0) return null
  const full = loads.every(({ wanted, most }) => wanted === most)
  const here = idOf(view.players[step.seat]?.units[step.unit] ?? 0)
  const all = (): void => {
    const to = loads.map((load) => [`cargo.${load.kind}`, (full ? load.least : load.most) - load.aboard])
    setDraft({ ...draft, ...Object.fromEntries(to) })
  }
  return (
    <Sheet
      className="scythe-amounts"
      corner={freeCorner([place.hex(here), ...choices.keys()])}
      title={words.t('cargo.title')}
      aside={words.t('cargo.at', { at: shortName(spotOf(here)) })}
      foot={
        !phone && (
          <button type="button" className="button" onClick={all}>
            {words.t(full ? 'cargo.none' : 'cargo.all')}
          </button>
        )
      }
    >
      {loads.map(({ kind, wanted, least, most, aboard }) => (
        <Amount
          key={kind}
          sign={<Sign of={kind === 'moved' ? 'worker' : kind} size={18} />}
          label={words.t(`cargo.${kind}`)}
          n={wanted}
          least={least}
          most={most}
          onChange={(n) => setDraft({ ...draft, [`cargo.${kind}`]: n - aboard })}
        />
      ))}
    </Sheet>
  )
}

export function Harvest(): ReactNode {
  const { words, draft, setDraft, moves, view, choices } = useTable()
  const fields = [...mostHarvest(moves.map(({ move }) => move))].filter(([, most]) => most > 1)
  if (fields.length === 0) return null
  return (
    <Sheet
      className="scythe-amounts"
      corner={freeCorner([...choices.keys()])}
      title={words.t('harvest.title')}
      aside={words.t('harvest.about')}
    >
      {fields.map(([at, most]) => (
        <Amount
          key={at}
          sign={
            <>
              <small>{shortName(spotOf(at))}</small>
              <Sign of={productOf(view, placeOf(at))} size={18} />
            </>
          }
          label={words.t(`place.${at}`)}
          n={wantedHarvest(draft, at, most)}
          least={1}
          most={most}
          onChange={(n) => setDraft({ ...draft, [`harvest.${at}`]: n })}
        />
      ))}
    </Sheet>
  )
}
