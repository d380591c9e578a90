/** Brand, game and round, phases, turn order, and the tools that stand at the same place in every game. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { MenuButton } from '../kit/surface/MenuButton.tsx'
import { BrandMark } from '../shell/Brand.tsx'
import { useWords } from '../words/context.tsx'
import { useChrome } from './chrome.tsx'
import type { TableViewProps } from './props.ts'
import { boardProps, type Scene } from './scene.ts'

export function TopBar(props: TableViewProps & { onSide: (() => void) | null }): ReactNode {
  const t = useWords()
  const { scene, tools } = props
  const company = useChrome()
  const rewind = tools?.undo === null ? (company?.rewind ?? null) : null
  const { Top } = scene.game.plugin
  return (
    <header className="topbar row">
      <Link href="/" className="brand">
        <BrandMark size={26} />
        <span>{t('brand')}</span>
        <span className="unseen"> {t('nav.back')}</span>
      </Link>
      <div className="topbar-game">
        <h1 className="type-6 strong">{scene.game.entry.name}</h1>
        <p className="dim type-2">{subtitle(scene)}</p>
      </div>
      <Phases scene={scene} />
      {Top !== undefined && <Top {...boardProps(scene, props.hands)} />}
      {company?.watchers}
      <TurnOrder scene={scene} />
      {tools !== null && (
        <div className="topbar-tools row gap-3">
          {rewind === null ? (
            <button
              type="button"
              className="button"
              disabled={tools.undo === null}
              aria-keyshortcuts="u"
              onClick={() => tools.undo?.()}
            >
              <Icon name="undo" size={15} />
              {t('table.undo')}
              <span className="key" aria-hidden="true">
                U
              </span>
            </button>
          ) : (
            <button type="button" className="button" onClick={rewind}>
              <Icon name="undo" size={15} />
              {t('table.rewind')}
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={tools.hint === null}
            aria-keyshortcuts="h"
            onClick={() => tools.hint?.()}
          >
            <Icon name="hint" size={15} />
            {t('table.hint')}
          </button>
          <button type="button" className="button" aria-keyshortcuts="r" onClick={tools.rules}>
            <Icon name="rules" size={15} />
            {t('table.rules')}
          </button>
          {company?.menu}
        </div>
      )}
      {props.onSide !== null && (
        <button type="button" className="button topbar-side" onClick={props.onSide}>
          {t('tab.log')}
        </button>
      )}
      <MenuButton menu={props.menu} />
    </header>
  )
}

export function subtitle(scene: Scene): string {
  const { plugin } = scene.game
  const { view } = scene.position
  const { t } = scene.words
  if (plugin.subtitle !== undefined) return t(plugin.subtitle(view))
  if (view.round > 0) return t('table.round', { round: view.round })
  return t('table.turn', { turn: view.turn })
}

function Phases(props: { scene: Scene }): ReactNode {
  const { plugin } = props.scene.game
  if (plugin.phases === undefined) return <span className="phases grow dim type-3" />
  const now = plugin.phase?.(props.scene.position.view)
  return (
    <ol className="phases grow dim type-3">
      {plugin.phases.map((phase) => (
        <li key={phase.id} aria-current={phase.id === now ? 'step' : undefined}>
          {props.scene.words.t(phase.name)}
        </li>
      ))}
    </ol>
  )
}

function TurnOrder(props: { scene: Scene }): ReactNode {
  const t = useWords()
  const { scene } = props
  const { view, actors } = scene.position
  const { plugin } = scene.game
  const order = plugin.order?.(view) ?? scene.looks.map((_, seat) => seat)
  if (order.length < 2) return null
  return (
    <div className="turn-order row dim type-2">
      <span id="turn-order">{t('table.order')}</span>
      <ol className="row gap-0" aria-labelledby="turn-order">
        {order.map((seat) => {
          const guest = scene.looks[seat] === undefined ? (plugin.guest?.(view, seat) ?? null) : null
          const look = guest === null ? scene.looks[seat] : { name: scene.words.t(guest.name), colour: guest.colour }
          if (look === undefined) return null
          const passed = plugin.passed?.(view, seat) ?? false
          return (
            <li
              key={seat}
              className={passed ? 'passed' : ''}
              aria-current={actors.includes(seat) ? 'true' : undefined}
              title={look.name}
            >
              <SeatShape colour={look.colour} size={17} label={look.name} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
