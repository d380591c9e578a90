/** A rival's facts: figures, goods, abilities and recruits as sockets, where the action token stands. */
import { factionOf, matOf, resourcesOf } from '@ludarium/scythe'
import { BOTTOM_ACTIONS, ONGOING, RESOURCES } from '@ludarium/scythe/data'
import { type ReactNode, useCallback } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Figure, Sign } from '../parts/Figure.tsx'
import { iconOf } from '../signs.ts'
import { place } from '../targets.ts'
import { countOf, sectionOf, workersOf } from '../view.ts'

export function Rival({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const peek = useCallback(() => <RivalPeek of={of} />, [of])
  const player = view.players[of]
  if (player === undefined) return null
  return (
    <div className="scythe-rival">
      <Piece
        name={place.seat(of)}
        label={words.t(player.coins < 0 ? 'rival.figures.hidden' : 'rival.figures', {
          power: player.power,
          popularity: player.popularity,
          coins: player.coins,
          cards: player.hand.length,
        })}
        on="own"
        className="scythe-rival-figures"
        peek={peek}
      >
        {() => (
          <>
            {(['power', 'popularity', 'coins'] as const).map((what) => (
              <Figure key={what} of={what} n={player[what]} label={words.t(`figure.${what}`)} />
            ))}
            <Figure of="combatCards" n={player.hand.length} label={words.t('figure.combatCards')} />
          </>
        )}
      </Piece>
      <Facts of={of} />
    </div>
  )
}

function Facts({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  const goods = resourcesOf(view, of)
  return (
    <>
      <p className="scythe-rival-goods">
        {RESOURCES.map((resource, n) => (
          <Figure key={resource} of={resource} n={goods[n] ?? 0} label={words.t(`resource.${resource}`)} size={15} />
        ))}
        <Figure of="worker" n={workersOf(player)} label={words.t('figure.workers')} size={15} />
      </p>
      <Sockets of={of} />
      <TokenLine of={of} />
    </>
  )
}

/** Abilities and recruits as sockets; what is out or gained is lit. */
export function Sockets({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  return (
    <p className="scythe-sockets">
      <Abilities of={of} />
      <span className="scythe-gap" />
      {BOTTOM_ACTIONS.map((section, n) => {
        const bonus = ONGOING[section]
        const on = player.recruits[n] === true
        const said = words.t(on ? 'rival.recruit.on' : 'rival.recruit.off', {
          what: { key: `ongoing.${bonus}` },
          section: { key: `section.${section}` },
        })
        return (
          <span key={section} className="scythe-socket round" data-on={on || undefined} title={said}>
            <Sign of={bonus} size={13} label={said} />
          </span>
        )
      })}
    </p>
  )
}

/** Everything open about a rival, where the panel has no room for it. */
function RivalPeek({ of }: { readonly of: number }): ReactNode {
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

/** The four mech abilities; lit when the mech is out. */
export function Abilities({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  return factionOf(view, player.faction).mechs.map(({ id }, n) => {
    const on = (player.units[1 + n] ?? -1) >= 0
    const said = words.t(on ? 'ability.on' : 'ability.off', {
      name: { key: `ability.${id}` },
      text: { key: `ability.${id}.text` },
    })
    return (
      <span key={id} className="scythe-socket" data-on={on || undefined} title={said}>
        <Icon name={iconOf(id)} size={15} label={said} />
      </span>
    )
  })
}

/** The sections of the rival's mat as pairs of signs; the token stands on the marked one. */
function TokenLine({ of }: { readonly of: number }): ReactNode {
  const { view, words, looks } = useTable()
  const player = view.players[of]
  const look = looks[of]
  if (player === undefined || look === undefined) return null
  return (
    <p className="scythe-tokenline">
      {matOf(view, player).sections.map((section) => {
        const on = sectionOf(player) === section.bottom
        const said = words.t(on ? 'rival.token' : 'section.title', {
          top: { key: `top.${section.top}` },
          bottom: { key: `section.${section.bottom}` },
        })
        return (
          <span
            key={section.bottom}
            data-on={on || undefined}
            style={on ? { borderColor: look.colour.fill } : undefined}
            title={said}
          >
            <Icon name={iconOf(section.top)} size={13} label={said} />
            <Icon name={iconOf(section.bottom)} size={13} />
          </span>
        )
      })}
      {player.factoryCard !== '' && (
        <span
          data-on={sectionOf(player) === 'factory' || undefined}
          style={sectionOf(player) === 'factory' ? { borderColor: look.colour.fill } : undefined}
          title={words.t(`factory.${player.factoryCard}`)}
        >
          <Icon name="factory" size={13} label={words.t(`factory.${player.factoryCard}`)} />
        </span>
      )}
      <span className="scythe-ups" title={words.t('mat.upgrades', { n: countOf(player.cubes) })}>
        <Icon name="upgrade" size={12} label={words.t('figure.upgrades')} /> {countOf(player.cubes)}
      </span>
    </p>
  )
}
