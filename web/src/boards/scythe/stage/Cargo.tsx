/** What the moving unit takes along: a draft, sent with the next step. */
import { idOf, type StepOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { Draft } from '../../../table/board.ts'
import { useTable } from '../context.tsx'
import { freeCorner } from '../map/corners.ts'
import { Sign } from '../parts/Figure.tsx'
import { CARGO, type CargoKind } from '../plans.ts'
import { place, type ScytheChoice } from '../targets.ts'
import { shortName, spotOf } from '../view.ts'

interface Line {
  readonly kind: CargoKind
  /** Aboard now, and by the draft. */
  readonly aboard: number
  readonly wanted: number
  readonly least: number
  readonly most: number
}

const drafted = (draft: Draft, kind: CargoKind): number => {
  const value = draft[`cargo.${kind}`]
  return typeof value === 'number' ? value : 0
}

function linesOf(
  step: StepOf<'journey'>,
  legal: readonly ScytheChoice[],
  draft: Draft,
  moved: number,
): readonly Line[] {
  const most = (verb: 'load' | 'drop', kind: CargoKind): number =>
    Math.max(0, ...legal.map(({ move }) => (move.do === verb && move.what === kind ? move.amount : 0)))
  return CARGO.flatMap((kind, n): Line[] => {
    const riders = kind === 'worker' ? step.riders & ~moved : step.riders & moved
    const aboard = n < 4 ? (step.cargo[n] ?? 0) : bits(riders & 0xff)
    const [up, down] = [most('load', kind), most('drop', kind)]
    if (up === 0 && down === 0) return []
    return [{ kind, aboard, wanted: aboard + drafted(draft, kind), least: aboard - down, most: aboard + up }]
  })
}

function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}

export function Cargo({ step }: { readonly step: StepOf<'journey'> }): ReactNode {
  const { words, draft, setDraft, moves, view, choices } = useTable()
  const lines = linesOf(step, moves, draft, view.moved >> 5)
  if (lines.length === 0) return null
  const more = lines.some(({ wanted, most }) => wanted < most)
  const here = idOf(view.players[step.seat]?.units[step.unit] ?? 0)
  const set = (kind: CargoKind, to: number, aboard: number): void =>
    setDraft({ ...draft, [`cargo.${kind}`]: to - aboard })
  const all = (which: 'least' | 'most'): void =>
    setDraft({
      ...draft,
      ...Object.fromEntries(lines.map((line) => [`cargo.${line.kind}`, line[which] - line.aboard])),
    })
  return (
    <section
      className="scythe-cargo"
      data-corner={freeCorner([place.hex(here), ...choices.keys()])}
      aria-label={words.t('cargo.title')}
    >
      <header>
        <h3>{words.t('cargo.title')}</h3>
        <small>{words.t('cargo.at', { at: shortName(spotOf(here)) })}</small>
      </header>
      {lines.map(({ kind, wanted, least, most, aboard }) => (
        <fieldset key={kind}>
          <legend className="unseen">{words.t(`cargo.${kind}`)}</legend>
          <button
            type="button"
            disabled={wanted <= least}
            aria-label={words.t('stepper.less', { what: words.t(`cargo.${kind}`) })}
            onClick={() => set(kind, wanted - 1, aboard)}
          >
            <Icon name="minus" size={14} />
          </button>
          <output title={words.t(`cargo.${kind}`)}>
            <Sign of={kind === 'moved' ? 'worker' : kind} size={16} />
            {wanted}
            <small>/{most}</small>
          </output>
          <button
            type="button"
            disabled={wanted >= most}
            aria-label={words.t('stepper.more', { what: words.t(`cargo.${kind}`) })}
            onClick={() => set(kind, wanted + 1, aboard)}
          >
            <Icon name="plus" size={14} />
          </button>
        </fieldset>
      ))}
      <div className="scythe-cargo-all">
        <button type="button" className="button" onClick={() => all(more ? 'most' : 'least')}>
          {words.t(more ? 'cargo.all' : 'cargo.none')}
        </button>
      </div>
    </section>
  )
}
