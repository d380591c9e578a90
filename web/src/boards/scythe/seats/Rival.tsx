/** A rival's facts: figures, goods, abilities and recruits as sockets, where the action token stands. */
import { factionOf, matOf } from '@ludarium/scythe'
import { BOTTOM_ACTIONS, ONGOING, RESOURCES } from '@ludarium/scythe/data'
import { type ReactNode, useCallback } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { Figures, pickFigures } from '../../../kit/seats/Figures.tsx'
import { useTable } from '../context.tsx'
import { figures } from '../figures.ts'
import { Sign } from '../parts/Figure.tsx'
import { place } from '../places.ts'
import { iconOf } from '../signs.ts'
import { countOf, sectionOf } from '../view.ts'

export const HEAD = ['power', 'popularity', 'coins', 'combatCards']
const GOODS = [...RESOURCES, 'workers']

interface OfSeat {
  readonly of: number
}

export function Rival({ of }: OfSeat): ReactNode {
  const { view, words } = useTable()
  const peek = useCallback(() => <RivalPeek of={of} />, [of])
  const player = view.players[of]
  if (player === undefined) return null
  const { power, popularity, coins, hand } = player
  const said = { power, popularity, coins, cards: hand.length }
  return (
    <div className="scythe-rival">
      <Piece
        name={place.seat(of)}
        label={words.t(coins < 0 ? 'rival.figures.hidden' : 'rival.figures', said)}
        on="own"
        className="scythe-rival-figures"
        peek={peek}
      >
        {() => <Figures of={pickFigures(figures(view, of), HEAD, words)} />}
      </Piece>
      <Facts of={of} />
    </div>
  )
}

function Facts({ of }: OfSeat): ReactNode {
  const { view, words } = useTable()
  return (
    <>
      <Figures of={pickFigures(figures(view, of), GOODS, words)} className="scythe-rival-goods" />
      <Sockets of={of} />
      <TokenLine of={of} />
    </>
  )
}

interface SocketProps {
  readonly on: boolean
  readonly label: string
  readonly round?: boolean
  readonly children: ReactNode
}

function Socket({ on, label, round = false, children }: SocketProps): ReactNode {
  return (
    <span className={`scythe-socket ${round ? 'scythe-round' : ''}`} data-on={on || undefined} title={label}>
      {children}
      <span className="unseen">{label}</span>
    </span>
  )
}

/** Mech abilities and recruits as sockets; what is out or gained is lit. */
export function Sockets({ of }: OfSeat): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  return (
    <p className="scythe-sockets">
      {factionOf(view, player.faction).mechs.map(({ id }, n) => {
        const on = (player.units[1 + n] ?? -1) >= 0
        const said = { name: { key: `ability.${id}` }, text: { key: `ability.${id}.text` } }
        return (
          <Socket key={id} on={on} label={words.t(on ? 'ability.on' : 'ability.off', said)}>
            <Icon name={iconOf(id)} size={15} />
          </Socket>
        )
      })}
      <span className="scythe-gap" />
      {BOTTOM_ACTIONS.map((section, n) => {
        const bonus = ONGOING[section]
        const on = player.recruits[n] === true
        const said = { what: { key: `ongoing.${bonus}` }, section: { key: `section.${section}` } }
        return (
          <Socket key={section} on={on} round label={words.t(on ? 'rival.recruit.on' : 'rival.recruit.off', said)}>
            <Sign of={bonus} size={13} />
          </Socket>
        )
      })}
    </p>
  )
}

/** Everything open about a rival, where the panel has no room for it. */
function RivalPeek({ of }: OfSeat): ReactNode {
  const { looks, view, words } = useTable()
  return (
    <div className="panel scythe-rival-peek">
      <h3>
        {looks[of]?.name}, {words.t(`faction.${view.players[of]?.faction ?? ''}`)}
      </h3>
      <div className="scythe-rival">
        <Facts of={of} />
      </div>
    </div>
  )
}

/** The sections of the rival's mat as pairs of signs; the token stands on the marked one. */
function TokenLine({ of }: OfSeat): ReactNode {
  const { view, words, looks } = useTable()
  const player = view.players[of]
  const fill = looks[of]?.colour.fill
  if (player === undefined || fill === undefined) return null
  const here = sectionOf(player)
  const sections = matOf(view, player).sections.map(({ top, bottom }) => ({
    id: bottom as string,
    icons: [iconOf(top), iconOf(bottom)],
    label: words.t(here === bottom ? 'rival.token' : 'section.title', {
      top: { key: `top.${top}` },
      bottom: { key: `section.${bottom}` },
    }),
  }))
  const card = player.factoryCard
  const factory = { id: 'factory', icons: ['factory'], label: words.t(`factory.${card}`) }
  return (
    <p className="scythe-tokenline">
      {[...sections, ...(card === '' ? [] : [factory])].map(({ id, icons, label }) => (
        <span
          key={id}
          data-on={id === here || undefined}
          style={id === here ? { borderColor: fill } : undefined}
          title={label}
        >
          {icons.map((icon, n) => (
            <Icon key={icon} name={icon} size={13} label={n === 0 ? label : undefined} />
          ))}
        </span>
      ))}
      <span className="scythe-ups" title={words.t('mat.upgrades', { n: countOf(player.cubes) })}>
        <Icon name="upgrade" size={12} label={words.t('figure.upgrades')} /> {countOf(player.cubes)}
      </span>
    </p>
  )
}
