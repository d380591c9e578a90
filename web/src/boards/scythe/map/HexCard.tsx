/** A hex in words: its name, who holds it, what stands and lies there, and what entering it would mean. */
import { combatStrength, placeOf, productOf, TERRITORIES } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import type { useTable } from '../context.tsx'
import { Boxed, Count, Token } from '../parts/Token.tsx'
import { place } from '../places.ts'
import { armiesAt, builtAt, goodsAt, isHex, markAt, SPOTS, type Spot, shortName, spotOf } from '../view.ts'
import { hexagon, TILTED } from './geometry.ts'
import { hasEnemy, holdersOf, pathOf } from './reading.ts'
import { groundId, lightOf, sceneId, sortOf } from './scenes.tsx'

type Table = ReturnType<typeof useTable>

/** Everything open about it, one sentence each. */
function linesOf(table: Table, spot: Spot): string[] {
  const { view, words, looks } = table
  const { t } = words
  const name = (seat: number): string => looks[seat]?.name ?? ''
  const holder = holdersOf(view).get(spot.id)
  const built = builtAt(view, spot.id)
  const mark = markAt(view, spot.id)
  const product = placeOf(spot.id) < TERRITORIES ? productOf(view, placeOf(spot.id)) : ''
  const goods = goodsAt(view, spot.id).map(({ resource, n }) => ({ key: `amount.${resource}`, params: { amount: n } }))
  return [
    ...(holder === undefined ? [] : [t('hex.held', { seat: name(holder) })]),
    ...armiesAt(view, spot.id).map(({ seat, stacks }) =>
      t('hex.army', {
        seat: name(seat),
        units: stacks.map(({ kind, count }) => ({ key: `stack.${kind}`, params: { n: count } })),
      }),
    ),
    ...(built === null
      ? []
      : [t('hex.built', { structure: { key: `structure.${built.structure}` }, seat: name(built.seat) })]),
    ...(goods.length === 0 ? [] : [t('hex.goods', { goods })]),
    ...(product === '' ? [] : [t('hex.makes', { what: t(`product.${product}`) })]),
    ...(isHex(spot) && spot.tunnel ? [t('hex.tunnel')] : []),
    ...(isHex(spot) && view.encounters[SPOTS.indexOf(spot)] === true ? [t('hex.encounter')] : []),
    ...(mark === null ? [] : [t(mark.kind === 'flag' ? 'hex.flag' : mark.armed ? 'hex.trap' : 'hex.trap.off')]),
  ]
}

export function hexSaid(table: Table, spot: Spot): string {
  const known = said.get(table.view) ?? new Map<string, string>()
  said.set(table.view, known)
  const old = known.get(spot.id)
  if (old !== undefined) return old
  const title = table.words.t(`place.${spot.id}`)
  const made = [title, ...linesOf(table, spot).map((line) => line.replace(/\.$/, ''))].join('. ')
  known.set(spot.id, made)
  return made
}

/** Found once for a view. */
const said = new WeakMap<Table['view'], Map<string, string>>()

function Picture({ spot }: { readonly spot: Spot }): ReactNode {
  if (!isHex(spot)) return null
  const { sort, way } = sortOf(spot.id)
  return (
    <svg width="46" height="43" viewBox="-41 -38 82 76" aria-hidden="true">
      <polygon points={hexagon(TILTED)} fill={lightOf(spot.terrain)} stroke="var(--rim)" strokeWidth="2" />
      <use href={`#${groundId(spot.terrain, sort)}`} clipPath="url(#scythe-hex)" />
      <use href={`#${sceneId(spot.terrain, way)}`} />
    </svg>
  )
}

/** Who holds it and what lies there, in one line. */
function heldLine({ view, words, looks }: Table, spot: Spot): string {
  const holder = looks[holdersOf(view).get(spot.id) ?? -1]?.name
  const goods = goodsAt(view, spot.id).map(({ resource, n }) => ({ key: `amount.${resource}`, params: { amount: n } }))
  return [
    ...(holder === undefined ? [] : [words.t('hex.held', { seat: holder })]),
    ...(goods.length === 0 ? [] : [words.t('hex.goods', { goods })]),
  ].join(' ')
}

export function HexCard({ table, spot }: { readonly table: Table; readonly spot: Spot }): ReactNode {
  const { t } = table.words
  const [choice] = table.choices.get(place.hex(spot.id)) ?? []
  const fight = fightAt(table, spot)
  return (
    <div className="panel scythe-hexcard" data-fight={fight !== null || undefined}>
      <header>
        <Picture spot={spot} />
        <span>
          <h3>{t(`place.${spot.id}`)}</h3>
          {fight !== null && <small>{heldLine(table, spot)}</small>}
        </span>
      </header>
      {fight}
      {fight === null && (
        <ul>
          {linesOf(table, spot).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {choice !== undefined && fight === null && <p className="scythe-hexcard-do">{choice.text}</p>}
    </div>
  )
}

/** What both sides could reach at most if the unit in question went there; null where no fight would be. */
export function fightAt(table: Table, spot: Spot): ReactNode {
  const { view, me, step, words, looks } = table
  const { t } = words
  const [choice] = table.choices.get(place.hex(spot.id)) ?? []
  if (choice === undefined || step?.step !== 'journey' || step.unit > 4 || !hasEnemy(view, me, spot.id)) return null
  const after = table.foresee(choice.move, choice.rest)?.ways[0]
  const enemy = armiesAt(view, spot.id).find(({ seat }) => seat !== me)
  if (after === undefined || enemy === undefined) return null
  const way = pathOf(view, me, choice)
  const workers = enemy.stacks.find(({ kind }) => kind === 'worker')?.count ?? 0
  return (
    <div className="scythe-fight dim type-3">
      <p className="scythe-fight-title row gap-3 type-5 bold">
        <Icon name="crossed-swords" size={16} /> {t('fight.starts')}
      </p>
      <div className="scythe-fight-sides">
        {[me, enemy.seat].map((seat) => {
          const { dial, cards, total } = combatStrength(after, seat, spot.id)
          const look = looks[seat]
          const stacks = armiesAt(after, spot.id).find((army) => army.seat === seat)?.stacks ?? []
          if (look === undefined) return null
          return (
            <div key={seat}>
              <b>
                <SeatShape colour={look.colour} size={14} /> {seat === me ? t('fight.you') : look.name}
              </b>
              <span className="scythe-fight-units">
                {stacks.map(({ kind, count }) => (
                  <Boxed key={kind} width={24} height={24}>
                    <Token colour={look.colour} kind={kind} size={kind === 'worker' ? 16 : 20} />
                    {count > 1 && <Count n={count} x={9} y={6} r={7} />}
                  </Boxed>
                ))}
              </span>
              <span>{t('fight.parts', { dial, cards })}</span>
              <b>{t('fight.most', { n: total ?? dial + 5 * cards })}</b>
            </div>
          )
        })}
      </div>
      <p>{workers > 0 ? t('fight.note.workers', { n: workers }) : t('fight.note')}</p>
      {way.length > 2 && (
        <p className="scythe-fight-way cluster gap-3" title={way.map((id) => t(`place.${id}`)).join(' › ')}>
          {way.map((id) => (
            <span key={id}>{shortName(spotOf(id)) || t(`place.${id}`)}</span>
          ))}
        </p>
      )}
    </div>
  )
}
