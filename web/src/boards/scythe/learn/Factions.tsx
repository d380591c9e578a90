/** The factions with what their mechs can do, shown on the map; and the player mats, drawn and compared. */
import { game, type ScytheState } from '@ludarium/scythe'
import { BANNED_PAIRINGS, FACTIONS, type Faction, type FactionData, MATS, type MatData } from '@ludarium/scythe/data'
import { type ReactNode, useMemo, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Chalk, GuideMark, useBoxes } from '../../../guide/Chalk.tsx'
import { GuidedStart } from '../../../guide/GuidedStart.tsx'
import { Comparison } from '../../../kit/shelf/Shelves.tsx'
import type { ShelfProps, Teller } from '../../../table/board.ts'
import { colourOf, type SeatColour } from '../../../table/seats.ts'
import { staticProps, staticView } from '../../../table/static-board.ts'
import { useWords } from '../../../words/context.tsx'
import { BoardProvider } from '../context.tsx'
import { ScytheMap } from '../map/Map.tsx'
import { PlayerMat } from '../mat/PlayerMat.tsx'
import { Figure } from '../parts/Figure.tsx'
import { Boxed, Token } from '../parts/Token.tsx'
import { iconOf } from '../signs.ts'
import { COLOURS, spotOf } from '../view.ts'
import { matPieces } from './mats.ts'
import { type OpenedWay, openedBy } from './opens.ts'

/** Where the rules speak of a faction. */
export const RULE: Readonly<Record<Faction, string>> = {
  nordic: 'S12.1',
  rusviet: 'S12.2',
  crimea: 'S12.3',
  saxony: 'S12.4',
  polania: 'S12.5',
  albion: 'S19.4',
  togawa: 'S19.6',
}

/** Skills by what they are for. */
const RIVERS: ReadonlySet<string> = new Set(['riverwalk', 'burrow', 'toka', 'swim'])
const LAKES: ReadonlySet<string> = new Set(['seaworthy', 'submerge', 'suiton'])

const FILTERS: readonly (readonly [id: string, has: (faction: FactionData) => boolean])[] = [
  ['all', () => true],
  ['base', ({ expansion }) => !expansion],
  ['rivers', ({ mechs }) => mechs.some(({ id }) => RIVERS.has(id))],
  ['lakes', ({ mechs }) => mechs.some(({ id }) => LAKES.has(id))],
  ['combat', ({ mechs }) => mechs.filter(({ category }) => category === 'combat').length > 0],
]

const colourFor = (faction: Faction): SeatColour => colourOf(COLOURS[faction])

/** The colour that is seen on a dark ground, the star's too. */
const inkOf = (colour: SeatColour): string => (colour.shape === 'star' ? colour.outline : colour.fill)

function viewOf(faction: Faction, mat: string): ScytheState {
  const others = FACTIONS.filter((one) => one.id !== faction && !one.expansion).map(({ id }) => id)
  return staticView(game, 4, {
    invadersFromAfar: true,
    banPairings: false,
    factions: [faction, ...others.slice(0, 3)],
    mats: [mat, 'random', 'random', 'random'],
  })
}

export function FactionsView({ words, Rule, Shows }: ShelfProps): ReactNode {
  const { t } = words
  const [filter, setFilter] = useState('all')
  const [id, setId] = useState<Faction>('nordic')
  const [ability, setAbility] = useState('riverwalk')
  const [mat, setMat] = useState('industrial')
  const faction = FACTIONS.find((one) => one.id === id) ?? FACTIONS[0]
  const view = useMemo(() => viewOf(id, 'engineering'), [id])
  const ways = useMemo(
    () =>
      new Map(
        faction === undefined
          ? []
          : [faction.ability, ...faction.mechs.map((one) => one.id)].map((one) => [one, openedBy(view, faction, one)]),
      ),
    [view, faction],
  )
  if (faction === undefined) return null
  const has = FILTERS.find(([one]) => one === filter)?.[1] ?? (() => true)
  const shown = ways.get(ability) ? ability : ([...ways].find(([, opened]) => opened !== null)?.[0] ?? '')
  const opened = ways.get(shown) ?? null
  return (
    <div className="scythe-learn">
      <div className="scythe-learn-list">
        <fieldset className="shelf-filters" aria-label={t('learn.filters')}>
          {FILTERS.map(([one, passes]) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {t(`learn.filter.${one}`)}
              <small>{FACTIONS.filter(passes).length}</small>
            </button>
          ))}
        </fieldset>
        <ul>
          {FACTIONS.filter(has).map((one) => (
            <li key={one.id}>
              <FactionButton faction={one} words={words} chosen={one.id === id} onChoose={() => setId(one.id)} />
            </li>
          ))}
        </ul>
      </div>
      <FactionPanel {...{ faction, words, Rule, Shows, ways, shown }} onShow={(one) => setAbility(one)} />
      <OnTheMap key={`${id} ${shown}`} faction={faction} ability={shown} opened={opened} view={view} words={words} />
      <Mats words={words} Rule={Rule} faction={id} mat={mat} onMat={setMat} />
    </div>
  )
}

function FactionButton(props: {
  readonly faction: FactionData
  readonly words: Teller
  readonly chosen: boolean
  onChoose(): void
}): ReactNode {
  const { faction, words } = props
  const colour = colourFor(faction.id)
  return (
    <button
      type="button"
      className="scythe-learn-faction"
      aria-pressed={props.chosen}
      style={{ ['--seat' as string]: inkOf(colour) }}
      onClick={props.onChoose}
    >
      <Boxed width={34} height={36}>
        <Token colour={colour} kind="character" size={30} />
      </Boxed>
      <span>
        <b>
          {words.t(`faction.${faction.id}`)} {faction.expansion && <small>{words.t('learn.expansion')}</small>}
        </b>
        <span className="scythe-learn-signs">
          {[faction.ability, ...faction.mechs.map(({ id }) => id)].map((id) => (
            <Icon key={id} name={iconOf(id)} size={15} label={words.t(`ability.${id}`)} />
          ))}
        </span>
      </span>
      <Figure of="power" n={faction.startingPower} label={words.t('figure.power')} />
      <Figure of="combatCards" n={faction.startingCombatCards} label={words.t('figure.combatCards')} />
    </button>
  )
}

interface PanelProps extends ShelfProps {
  readonly faction: FactionData
  readonly ways: ReadonlyMap<string, OpenedWay | null>
  readonly shown: string
  onShow(ability: string): void
}

function FactionPanel({ faction, words, Rule, Shows, ways, shown, onShow }: PanelProps): ReactNode {
  const { t } = words
  const colour = colourFor(faction.id)
  const abilities = [
    { id: faction.ability, kind: 'always' },
    ...faction.mechs.map(({ id, category }) => ({ id, kind: category })),
  ]
  return (
    <section className="panel scythe-learn-panel" style={{ ['--seat' as string]: inkOf(colour) }}>
      <header>
        <Boxed width={40} height={42}>
          <Token colour={colour} kind="character" size={36} />
        </Boxed>
        <div>
          <h3>{t(`faction.${faction.id}`)}</h3>
          <p>
            {t(`character.${faction.id}`)} · <Rule id={RULE[faction.id]} />
          </p>
        </div>
        <span className="scythe-gap" />
        <small>{t('learn.starts')}</small>
        <Figure of="power" n={faction.startingPower} label={t('figure.power')} large />
        <Figure of="combatCards" n={faction.startingCombatCards} label={t('figure.combatCards')} large />
      </header>
      <ul>
        {abilities.map(({ id, kind }) => (
          <li key={id} data-shown={id === shown || undefined}>
            <span className="scythe-learn-ability">
              <Icon name={iconOf(id)} size={24} />
            </span>
            <div>
              <h4>
                {t(`ability.${id}`)} <small>{t(`learn.kind.${kind}`)}</small>
              </h4>
              <p>
                {t(`ability.${id}.text`)}
                {id === 'riverwalk' &&
                  ` ${t('learn.riverwalk', { onto: faction.riverwalk.map((one) => ({ key: `terrain.${one}` })) })}`}
              </p>
            </div>
            {ways.get(id) ? (
              <button type="button" className="button small" aria-pressed={id === shown} onClick={() => onShow(id)}>
                <GuideMark size={13} />
                {t(id === shown ? 'learn.shown' : 'learn.showMe')}
                <span className="unseen">{t(`ability.${id}`)}</span>
              </button>
            ) : (
              kind === 'combat' && <Shows rule="S7" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** More loops at once would be a net. */
const LOOPS = 3

function OnTheMap(props: {
  readonly faction: FactionData
  readonly ability: string
  readonly opened: OpenedWay | null
  readonly view: ScytheState
  readonly words: Teller
}): ReactNode {
  const { faction, ability, opened, words } = props
  const { t } = words
  const shellWords = useWords()
  const view = opened?.view ?? props.view
  const board = useMemo(
    () => staticProps({ game, view, words, colourOf: (seat) => COLOURS[view.players[seat]?.faction ?? 'nordic'] }),
    [view, words],
  )
  const marked = useMemo(
    () =>
      opened === null
        ? null
        : () =>
            opened.to.slice(0, LOOPS).map((at) => document.querySelector(`.scythe-learn-map [data-piece="hex:${at}"]`)),
    [opened],
  )
  const boxes = useBoxes(marked)
  const start = { hex: spotOf(opened?.from ?? faction.homeBase), zoom: 1.7 }
  return (
    <section className="panel scythe-learn-map" aria-label={t('map.title')}>
      <div className="scythe-learn-cloth">
        <BoardProvider {...board}>
          <ScytheMap start={start} />
        </BoardProvider>
      </div>
      <Chalk boxes={boxes} numbered={false} />
      <div className="scythe-learn-said" aria-live="polite">
        <p>
          <GuideMark size={15} />
          <b>{t(opened === null ? 'learn.home' : 'learn.on', { ability: { key: `ability.${ability}` } })}</b>
          <span className="scythe-gap" />
          <GuidedStart game="scythe" className="button small" label={shellWords('learn.try')} />
        </p>
        {opened !== null && (
          <p className="scythe-learn-sentence">
            {t('learn.opens', {
              from: { key: `place.${opened.from}` },
              ability: { key: `ability.${ability}` },
              n: opened.to.length,
              places: opened.to.slice(0, LOOPS).map((at) => ({ key: `place.${at}` })),
            })}
          </p>
        )}
      </div>
    </section>
  )
}

function Mats(props: {
  readonly words: Teller
  Rule(props: { readonly id: string }): ReactNode
  readonly faction: Faction
  readonly mat: string
  onMat(mat: string): void
}): ReactNode {
  const { words, Rule, faction, mat } = props
  const { t } = words
  const [compared, setCompared] = useState<readonly string[] | null>(null)
  const pieces = useMemo(() => matPieces(words), [words])
  const data = MATS.find(({ id }) => id === mat)
  const view = useMemo(() => viewOf(faction, mat), [faction, mat])
  const board = useMemo(
    () => staticProps({ game, view, words, colourOf: (seat) => COLOURS[view.players[seat]?.faction ?? 'nordic'] }),
    [view, words],
  )
  const press = (id: string): void => {
    props.onMat(id)
    setCompared((old) => (old === null ? null : old.includes(id) ? old : [...old.slice(-1), id]))
  }
  const banned = BANNED_PAIRINGS.some((pair) => pair.faction === faction && pair.mat === mat)
  if (data === undefined) return null
  return (
    <section className="scythe-learn-mats" aria-labelledby="learn-mats">
      <header>
        <h3 id="learn-mats">{t('kind.mat')}</h3>
        <fieldset className="shelf-filters" aria-labelledby="learn-mats">
          {MATS.map(({ id, number }) => (
            <button
              key={id}
              type="button"
              aria-pressed={compared?.includes(id) ?? id === mat}
              onClick={() => press(id)}
            >
              <small>{number}</small>
              {t(`mat.${id}`)}
            </button>
          ))}
        </fieldset>
        <span className="scythe-gap" />
        <Rule id="S5" />
        <Rule id="S10" />
      </header>
      <div className="panel scythe-learn-mat" style={{ ['--seat' as string]: inkOf(colourFor(faction)) }}>
        <div className="scythe-learn-drawn">
          {compared === null ? (
            <BoardProvider {...board}>
              <PlayerMat />
            </BoardProvider>
          ) : (
            <Comparison pieces={pieces.filter(({ id }) => compared.includes(id))} />
          )}
        </div>
        <div className="scythe-learn-about">
          <h4>
            {t(`mat.${mat}`)} <small>{t('learn.mat.number', { number: data.number })}</small>
          </h4>
          <MatWords mat={data} words={words} />
          {banned && <p>{t('learn.mat.banned', { faction: { key: `faction.${faction}` } })}</p>}
          <button
            type="button"
            className="button small"
            aria-pressed={compared !== null}
            onClick={() =>
              setCompared(compared === null ? [mat, pieces.find(({ id }) => id !== mat)?.id ?? mat] : null)
            }
          >
            {t('learn.mat.compare')}
          </button>
        </div>
      </div>
    </section>
  )
}

/** What sets the mat apart, from its figures. */
function MatWords({ mat, words }: { readonly mat: MatData; readonly words: Teller }): ReactNode {
  const { t } = words
  const most = (of: (section: MatData['sections'][number]) => number) =>
    mat.sections.reduce((a, b) => (of(b) > of(a) ? b : a))
  const rich = most(({ coins }) => coins)
  const dear = most(({ min }) => min)
  const sinks = most(({ cost, min }) => cost - min)
  const section = ({ bottom, resource }: typeof rich) => ({
    action: { key: `section.${bottom}` },
    resource: { key: `resource.${resource}` },
  })
  return (
    <>
      <p>{t('learn.mat.start', { order: mat.turnOrder, popularity: mat.popularity, coins: mat.coins })}</p>
      <p>{t('learn.mat.rich', { ...section(rich), n: rich.coins })}</p>
      <p>{t('learn.mat.dear', { ...section(dear), n: dear.min })}</p>
      <p>{t('learn.mat.sinks', { ...section(sinks), from: sinks.cost, to: sinks.min })}</p>
    </>
  )
}
