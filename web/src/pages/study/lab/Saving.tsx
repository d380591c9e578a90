/** What the lab shows as files: plots, a table, everything. */
import { balanceOf, type GroupResult, pairsOf } from '@ludarium/bots'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Dialog } from '../../../kit/surface/Dialog.tsx'
import { useTeller } from '../../../words/context.tsx'
import { csvOf, pictureOf, saveAs } from '../files.ts'
import type { LabNames } from './names.ts'
import type { Shown } from './shown.ts'

export function Saving(props: {
  shown: Shown
  names: LabNames
  title: string
  page: HTMLDivElement | null
  onClose(): void
}): ReactNode {
  const { t } = useTeller()
  const { shown, names, title, page } = props
  const file = `${shown.choices.game}-${shown.choices.bot}-${shown.choices.seats}`
  const picture = (): void => {
    const drawings = [...(page?.querySelectorAll<HTMLElement>('[data-plot]') ?? [])].flatMap((panel) => {
      const svg = panel.querySelector<SVGSVGElement>('svg.chart')
      return svg === null ? [] : [{ title: panel.dataset.plot ?? '', svg }]
    })
    saveAs(`${file}.svg`, pictureOf(title, drawings), 'image/svg+xml')
  }
  const table = (): void => {
    const { bySeat, byRole } = balanceOf(shown.ended)
    const row = (kind: string, label: string, one: GroupResult): (string | number)[] => [
      kind,
      label,
      one.n,
      one.wins,
      one.rate,
      one.low,
      one.high,
      one.meanScore,
    ]
    const rows = [
      ['kind', 'name', 'games', 'wins', 'share', 'low', 'high', 'score'],
      ...bySeat.map((one) => row('seat', String(Number(one.name) + 1), one)),
      ...Object.entries(byRole).flatMap(([kind, list]) =>
        list.map((one) => row(kind, names.role(kind, one.name), one)),
      ),
    ]
    saveAs(`${file}.csv`, csvOf(rows), 'text/csv')
  }
  const data = (): void => {
    const { choices, seed, command, version, ended } = shown
    const all = { ...choices, version, seed, command, balance: balanceOf(ended), pairs: pairsOf(ended), games: ended }
    saveAs(`${file}.json`, `${JSON.stringify(all, null, 1)}\n`, 'application/json')
  }
  return (
    <Dialog title={t('lab.save')} onClose={props.onClose}>
      <ul className="lab-files">
        {(
          [
            ['svg', picture],
            ['csv', table],
            ['json', data],
          ] as const
        ).map(([kind, act]) => (
          <li key={kind}>
            <button type="button" className="button tall" onClick={act}>
              <Icon name="download" size={16} />
              {kind.toUpperCase()}
            </button>
            <span>{t(`lab.save.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
