/** What a place of the map is, costs and brings: as a card beside it, and in words. */
import { FIRST_LARGE, type ReviveState, type TargetPreview, targets, waterAt } from '@ludarium/revive'
import { BACKS, BASICS, LARGE_LOCATION, SPACES } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Changes } from '../../../kit/questions/Changes.tsx'
import { changesOf } from '../../../table/foresight.ts'
import type { useTable } from '../context.tsx'
import { figures } from '../figures.ts'
import { KIND_ICON } from '../icons.ts'
import { Effect, Line } from '../parts/Effect.tsx'
import { place, type ReviveChoice } from '../places.ts'
import { groundAt, isFaceDown, isLarge, piecesAt, positionOf, spaceOf } from '../view.ts'
import { priceAmount, priceOf } from './prices.ts'

type Table = ReturnType<typeof useTable>

const isTile = (id: string): boolean => !id.includes(',') && !id.startsWith('L:')

interface Said {
  readonly words: Table['words']
  readonly me: number
  readonly texts: Map<string, string>
}

/** Found once for a position: every place of the map says it whenever something is pointed at. */
const known = new WeakMap<ReviveState, Said>()

/** What it is and what stands there, in sentences. */
export function mapSaid(table: Table, id: string): string {
  const { view, words, me } = table
  const old = known.get(view)
  const said = old !== undefined && old.words === words && old.me === me ? old : { words, me, texts: new Map() }
  if (said !== old) known.set(view, said)
  const text = said.texts.get(id) ?? sayPlace(table, id)
  said.texts.set(id, text)
  return text
}

function sayPlace({ view, words, me }: Table, id: string): string {
  const { t } = words
  if (isTile(id)) {
    const back = BACKS[view.backs[positionOf(id)] ?? -1]
    if (back === undefined) return t(`position.${id}`)
    const cost = BASICS.filter((basic) => back.cost[basic] > 0).map((basic) => ({
      key: 'map.amount',
      params: { n: back.cost[basic], what: { key: `resource.${basic}` } },
    }))
    return `${t(`position.${id}`)}. ${t('map.ice', { cost, points: back.points })}`
  }
  const space = spaceOf(id)
  const pieces = piecesAt(view, space, me).map(({ seat, kind }) =>
    t('map.piece', { seat: { key: 'seat', params: { n: seat } }, piece: { key: `sketch.${kind}` } }),
  )
  const large = view.large[space - FIRST_LARGE]
  const about = isLarge(space)
    ? large === undefined
      ? ''
      : t('map.scores', { score: { key: `location.${large.tile}.${large.side}` } })
    : t(`ground.${groundAt(view, space)}`)
  return [t(`space.${id}`), about, ...pieces].filter((part) => part !== '').join('. ')
}

export function MapCard({ table, place: id }: { readonly table: Table; readonly place: string }): ReactNode {
  const { view, words, me, choices } = table
  const here = choices.get(isTile(id) ? place.tile(id) : place.space(id)) ?? []
  const lit = here.filter(({ move }) => move.do === 'explore' || move.do === 'build' || move.do === 'populate')
  const costs = lit.length === 0 ? [] : targets(view, me).filter(({ at }) => at === id)
  const [first] = lit
  const [title, ...lines] = mapSaid(table, id).split('. ')
  return (
    <div className="revive-mapcard stack gap-2">
      <h3 className="row type-5">
        {first !== undefined && <Icon name={KIND_ICON[kindOf(first)]} size={16} />}
        {first === undefined ? title : words.t(`map.${first.move.do}`, { place: title ?? '' })}
      </h3>
      <About view={view} id={id} lines={lines} />
      {costs.length > 0 && <Costs costs={costs} table={table} />}
      <Short costs={costs} table={table} />
      {lit.map((choice) => (
        <Gives key={choice.text} choice={choice} table={table} many={lit.length > 1} />
      ))}
    </div>
  )
}

function kindOf({ move }: ReviveChoice): keyof typeof KIND_ICON {
  return move.do === 'explore' || move.do === 'populate' ? move.do : 'build'
}

function About(props: {
  readonly view: ReviveState
  readonly id: string
  readonly lines: readonly string[]
}): ReactNode {
  const { view, id, lines } = props
  if (isTile(id)) {
    const back = BACKS[view.backs[positionOf(id)] ?? -1]
    return back === undefined ? null : <p>{lines.join('. ')}</p>
  }
  const space = spaceOf(id)
  if (isLarge(space)) {
    const large = view.large[SPACES.findIndex((one) => one.id === id) - FIRST_LARGE]
    const side = large === undefined ? undefined : LARGE_LOCATION.get(large.tile)?.sides[large.side]
    return (
      <>
        <p>{lines.join('. ')}</p>
        {side !== undefined && <Effect of={side.score} size={15} />}
      </>
    )
  }
  return (
    <>
      <p>{lines.join('. ')}</p>
      {groundAt(view, space) === 'water' && !isFaceDown(view, SPACES[space]?.position ?? '') && (
        <Effect of={waterAt(view, space)} size={15} />
      )}
    </>
  )
}

function Costs({ costs, table }: { readonly costs: readonly TargetPreview[]; readonly table: Table }): ReactNode {
  const { t } = table.words
  const [first] = costs
  if (first === undefined) return null
  const payable = costs.filter(({ missing }) => missing === 0)
  const shown = payable.length > 0 ? payable : costs
  const alike = new Set(shown.map((cost) => JSON.stringify(priceOf(cost)))).size === 1
  return (
    <dl>
      <dt>{t('map.range')}</dt>
      <dd>
        {first.range > 0 ? (
          <Line
            tokens={[{ parts: [{ text: t('map.spaces', { n: first.range }) }] }, priceAmount(first.range, 'food')]}
            size={14}
          />
        ) : (
          t('map.free')
        )}
      </dd>
      <dt>{t('map.cost')}</dt>
      <dd className="stack gap-1">
        {shown.slice(0, alike ? 1 : 4).map((cost) => (
          <span key={cost.what}>
            {cost.what !== '' && costs.length > 1 && !(alike && cost.kind === 'populate') && (
              <small>{t(cost.kind === 'build' ? `size.${cost.what}` : `techName.${cost.what}`)} </small>
            )}
            <Line tokens={priceOf({ ...cost, range: 0 })} size={14} />
          </span>
        ))}
      </dd>
    </dl>
  )
}

/** How much is missing for the cheapest of these. */
function Short({ costs, table }: { readonly costs: readonly TargetPreview[]; readonly table: Table }): ReactNode {
  const missing = Math.min(...costs.map((cost) => (cost.missing < 0 ? Number.POSITIVE_INFINITY : cost.missing)))
  if (missing === 0 || !Number.isFinite(missing)) return null
  return (
    <p className="revive-short row gap-3">
      <Icon name="r-warn" size={14} />
      {table.words.t('map.short', { n: missing })}
    </p>
  )
}

/** Before and after, and what is opened with it. */
function Gives(props: { readonly choice: ReviveChoice; readonly table: Table; readonly many: boolean }): ReactNode {
  const { choice, table } = props
  const { view, me, words } = table
  const prospect = table.foresee(choice.move, choice.rest)
  if (prospect === null) return null
  const changes = changesOf(
    figures(view, me),
    prospect.ways.map((way) => figures(way, me)),
  )
  const machines = (prospect.ways[0].players[me]?.rewards.length ?? 0) - (view.players[me]?.rewards.length ?? 0)
  return (
    <>
      {props.many && <p>{choice.text}</p>}
      <p>
        <Changes of={changes} most={Number.POSITIVE_INFINITY} />
      </p>
      {machines > 0 && (
        <p className="revive-good row gap-3 strong">
          <Icon name="check" size={14} />
          {words.t('map.opens', { n: machines })}
        </p>
      )}
    </>
  )
}
