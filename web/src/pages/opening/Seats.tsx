/** Who shall sit where: the kind of a seat, and what there is to say about it. */
import type { ReactNode } from 'react'
import { useOnline } from '../../online/client.ts'
import { LEVELS } from '../../online/levels.ts'
import { PersonTile } from '../../online/Presence.tsx'
import { useSettings } from '../../settings.ts'
import { useTeller } from '../../words/context.tsx'
import type { SeatChoice, SeatKind, TableForm } from './form.ts'

const KINDS: readonly SeatKind[] = ['me', 'screen', 'friend', 'link', 'bot']
const KINDS_HERE: readonly SeatKind[] = ['me', 'screen', 'bot']

interface SeatProps {
  readonly n: number
  readonly value: SeatChoice
  onChange(next: SeatChoice): void
}

export function SeatKindField(props: SeatProps & { alone: boolean }): ReactNode {
  const { t } = useTeller()
  const { n, value } = props
  const kinds = props.alone ? KINDS_HERE : KINDS
  return (
    <select
      className="input"
      aria-label={t('new.who', { n: n + 1 })}
      value={value.kind}
      onChange={(event) => {
        const kind = kinds.find((one) => one === event.target.value)
        if (kind !== undefined) props.onChange({ ...value, kind })
      }}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`seatkind.${kind}`)}
        </option>
      ))}
    </select>
  )
}

export function SeatDetail(props: SeatProps & { form: TableForm }): ReactNode {
  const { t } = useTeller()
  const { person, friends } = useOnline()
  const { name } = useSettings()
  const { n, value, form, onChange } = props
  switch (value.kind) {
    case 'me':
      return (
        <span className="seat-detail row">
          <strong>{person?.name || name || t('name.guest')}</strong>
          <span className="chip you">{t('table.you')}</span>
        </span>
      )
    case 'screen':
      return <span className="seat-detail row dim">{t('opening.screen')}</span>
    case 'link':
      return <span className="seat-detail row dim">{t('opening.link')}</span>
    case 'bot':
      return (
        <span className="seat-detail row">
          <fieldset className="segments" aria-label={t('opening.level', { n: n + 1 })}>
            {LEVELS.map((level) => (
              <button
                key={level}
                type="button"
                aria-pressed={level === value.level}
                onClick={() => onChange({ ...value, level })}
              >
                {t(`bot.${level}`)}
              </button>
            ))}
          </fieldset>
        </span>
      )
    case 'friend': {
      const taken = form.seats.flatMap((one) => (one.kind === 'friend' && one !== value ? [one.person] : []))
      const list = (friends ?? []).filter((one) => !taken.includes(one.id))
      const chosen = list.find((one) => one.id === value.person)
      if (list.length === 0) return <span className="seat-detail row dim">{t('opening.friends.none')}</span>
      return (
        <span className="seat-detail row">
          {chosen !== undefined && <PersonTile name={chosen.name} is={chosen.here ? 'here' : 'gone'} />}
          <select
            className="input"
            aria-label={t('opening.friend', { n: n + 1 })}
            value={value.person}
            onChange={(event) => onChange({ ...value, person: event.target.value })}
          >
            <option value="">{t('opening.friend.choose')}</option>
            {list.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </span>
      )
    }
  }
}
