/** The tribe: its ability with the markers that are left, and seven technologies that open one after the other. */
import { isUnlocked, openTechs, techName, techsOf } from '@ludarium/revive'
import {
  type Effect as EffectData,
  TECH_CONNECTIONS,
  TECHS,
  type TechId,
  TRIBE,
  TRIBE_MARKERS,
} from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { keyed } from '../../../kit/keyed.ts'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { lengthOf } from '../../../kit/signs/language.ts'
import { useTable } from '../context.tsx'
import { Effect, Line } from '../parts/Effect.tsx'
import { place } from '../places.ts'
import { modifier, tokensOf } from '../signs.ts'
import { SaidCard } from './Bay.tsx'
import { useShown } from './shown.tsx'
import { Energy } from './Tracks.tsx'

/** Column and row of a technology. */
const AT: Readonly<Record<TechId, readonly [column: number, row: number]>> = {
  t1: [0, 1],
  t2: [1, 0],
  t3: [1, 1],
  t4: [1, 2],
  t5: [2, 0],
  t6: [2, 1],
  t7: [2, 2],
}

export function TribeBoard(): ReactNode {
  const { words, view } = useTable()
  const { p, fill } = useShown()
  if (p.tribe === '') return <section className="revive-tribe">{words.t('tribe.none')}</section>
  const side = p.side === '' ? undefined : TRIBE.get(p.tribe)?.sides[p.side]
  return (
    <section className="revive-tribe" aria-label={words.t(`tribe.${p.tribe}`)}>
      <header className="row between">
        <h3>{words.t(`tribe.${p.tribe}`)}</h3>
        {p.side !== '' && (
          <span className="inline type-1 revive-faded">
            <Icon name={p.side} size={14} />
            {words.t(`tribe.side.${p.side}`)}
          </span>
        )}
      </header>
      {side !== undefined && p.side !== '' && (
        <div className="revive-ability revive-pit row gap-2" title={words.t(`ability.${p.tribe}.${p.side}`)}>
          <Icon name="star" size={17} />
          <Effect
            of={side.ability}
            size={side.always.length > 0 ? 12 : 15}
            className={side.always.length > 0 ? 'revive-tight' : 'revive-wrap'}
          />
          {keyed(side.always, (mod) => JSON.stringify(mod)).map(({ key, one }) => (
            <Line key={key} tokens={modifier(one)} size={11} className="revive-tight" />
          ))}
          <span className="revive-holes row gap-1 rigid">
            {Array.from({ length: TRIBE_MARKERS }, (_, n) => (
              <i
                // A marker has no other name than its number.
                key={`marker ${String(n)}`}
                className="revive-pm"
                data-gone={n < p.tribeMarkers || undefined}
                style={n < p.tribeMarkers ? undefined : { background: fill }}
              />
            ))}
          </span>
        </div>
      )}
      {side !== undefined && (
        <div className="revive-techs">
          <svg viewBox="0 0 236 130" preserveAspectRatio="none" aria-hidden="true">
            {TECH_CONNECTIONS.map(([a, b]) => {
              const owned = isUnlocked(p, TECHS.indexOf(a)) || isUnlocked(p, TECHS.indexOf(b))
              const [from, to] = [AT[a], AT[b]]
              return (
                <path
                  key={`${a}${b}`}
                  d={`M${from[0] * 80 + 37} ${from[1] * 44.6 + 20}L${to[0] * 80 + 37} ${to[1] * 44.6 + 20}`}
                  stroke={owned ? fill : 'var(--revive-slate-12)'}
                  strokeWidth="3"
                />
              )
            })}
          </svg>
          {techsOf(view, p).map((_, n) => (
            <Tech key={TECHS[n]} n={n} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Lines longer than so many signs are drawn smaller; longer than these on two lines, what is paid on the first. */
const LONG = 4.6
const TWO_LINES = 5.7

function TechEffect(props: { readonly of: EffectData; readonly machine: boolean }): ReactNode {
  const tokens = tokensOf(props.of)
  const length = lengthOf(tokens) + (props.machine ? 1.5 : 0)
  const cut = tokens.findIndex((token) => 'op' in token && token.op === '›') + 1
  if (length <= TWO_LINES || cut === 0)
    return (
      <Line
        tokens={tokens}
        size={length > LONG ? 11 : 12}
        className={length > TWO_LINES ? 'revive-tight revive-wrap' : 'revive-tight'}
      />
    )
  return (
    <span className="revive-two stack gap-0">
      <Line tokens={tokens.slice(0, cut)} size={11} className="revive-tight" />
      <Line tokens={tokens.slice(cut)} size={10} className="revive-tight" />
    </span>
  )
}

function Tech({ n }: { readonly n: number }): ReactNode {
  const { view, words, choices } = useTable()
  const { p, soon, name, fill, mine } = useShown()
  const tech = techsOf(view, p)[n]
  const id = TECHS[n]
  if (tech === undefined || id === undefined) return null
  const key = techName(p, n)
  const owned = isUnlocked(p, n)
  const comes = !owned && isUnlocked(soon, n)
  const machine = p.machines.find((one) => one.id === key || one.id.startsWith(`${key}.`))
  const used = mine && machine !== undefined && !choices.has(place.tech(id))
  const said = [
    words.t(`tech.${key}`),
    words.t(owned ? 'tech.owned' : openTechs(p).includes(n) ? 'tech.open' : 'tech.locked'),
  ]
  const [column, row] = AT[id]
  return (
    <Piece
      name={name(used ? place.machine(machine.id) : place.tech(id))}
      label={said.join(', ')}
      peek={() => <SaidCard text={said.join('. ')} />}
      on="own"
      className="revive-tech"
      style={{ gridColumn: column + 1, gridRow: row + 1 }}
    >
      {() => (
        <span
          className="revive-pit stack gap-1 revive-faded"
          data-owned={owned || undefined}
          data-flip={machine === undefined ? undefined : `machine:${machine.id}`}
          data-comes={comes || undefined}
          data-open={(!owned && openTechs(p).includes(n)) || undefined}
          style={{ ['--seat' as string]: fill }}
        >
          <span className="revive-tech-effect row gap-1">
            {machine !== undefined && <Energy charged={machine.charged} />}
            <TechEffect of={tech.effect} machine={machine !== undefined} />
          </span>
          <span className="row gap-1 type-1 strong">
            {owned ? (
              <Icon name="check" size={12} className="revive-good" />
            ) : (
              <>
                <Icon name="meeple" size={13} className="revive-figure" />
                {tech.cost}
                <Icon name="white-book" size={11} className="revive-good" />
              </>
            )}
            <em className="inline gap-0">
              {tech.points}
              <Icon name="trophy" size={11} className="revive-trophy" />
            </em>
          </span>
        </span>
      )}
    </Piece>
  )
}
