/** The three bowls with their tokens, and what power and other goods can be turned into. */
import { capacity } from '@ludarium/innovation'
import { conversions } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Book, GoodSign } from '../parts/Signs.tsx'
import { place } from '../places.ts'
import { useRule } from '../questions/rule.ts'
import { Bowls } from './Bowls.tsx'
import { PowerRules } from './PowerRules.tsx'

/** Conversions of power, each with a chip of its own. */
const CHIPS = { 'power-scholar': 'scholar', 'power-book': 'bonus', 'power-tool': 'tool', 'power-coin': 'coin' } as const
const CHIP_IDS = ['power-scholar', 'power-book', 'power-tool', 'power-coin'] as const

const CHIP = 'innovation-chip row gap-0 nowrap type-1 strong'

export function Power({ of }: { readonly of: number }): ReactNode {
  const { view, words, me, choices, moves, phone } = useTable()
  const rule = useRule()
  const player = view.players[of]
  if (player === undefined) return null
  const more = moves.filter(
    ({ move }) => move.do === 'convert' && choices.has(place.convert('more')) && !isPower(move.conversion),
  )
  return (
    <div className="innovation-panel panel innovation-power stack gap-2">
      <header className="row gap-2">
        <h4 className="grow type-4 strong">{words.t('own.power')}</h4>
        <span className="dim type-1">
          {of === me && rule > 0 ? words.t('own.rule', { n: rule }) : words.t('own.room', { n: capacity(player) })}
        </span>
        {of === me && <PowerRules />}
      </header>
      <Bowls bowls={player.bowls} radius={phone ? 32 : 26} />
      {of === me && (
        <>
          <div className="innovation-chips row gap-2">
            {CHIP_IDS.map((id) => (
              <Chip key={id} id={id} />
            ))}
          </div>
          <div className="innovation-chips row gap-2">
            <Piece name={place.convert('sacrifice-power')} label={words.t('convert.burn')} className={CHIP}>
              {() => words.t('convert.burn')}
            </Piece>
            <Piece name={place.convert('more')} label={words.t('convert.more', { n: more.length })} className={CHIP}>
              {() => words.t('convert.more', { n: more.length })}
            </Piece>
          </div>
        </>
      )}
    </div>
  )
}

const isPower = (conversion: string): boolean => conversion.startsWith('power-') || conversion === 'sacrifice-power'

function Chip({ id }: { readonly id: (typeof CHIP_IDS)[number] }): ReactNode {
  const { words } = useTable()
  const conversion = conversions.find((one) => one.id === id)
  if (conversion === undefined) return null
  const power = conversion.pay.power ?? 0
  return (
    <Piece name={place.convert(id)} label={words.t(`convert.${id}`, { power })} className={CHIP}>
      {() => (
        <>
          {power}
          <GoodSign of="power" size={12} />
          <Icon name="chevron-right" size={8} />
          {id === 'power-book' ? <Book size={14} /> : <GoodSign of={CHIPS[id]} size={13} />}
        </>
      )}
    </Piece>
  )
}
