/** Opens what the form says: a table of the server, or without one a table of this browser. */
import type { Message } from '@ludarium/kernel'
import { botName } from '@ludarium/tables'
import { createLocal, problemOf } from '../../local/source.ts'
import { ensurePerson, refresh, wire } from '../../online/client.ts'
import { settings } from '../../settings.ts'
import { roomForm, type TableForm } from './form.ts'

type Opened = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly message: Message }

export async function openThere(
  form: TableForm,
  options: Readonly<Record<string, unknown>>,
  guest: string,
  change: string | null,
): Promise<Opened> {
  const me = await ensurePerson(settings().name || guest)
  if (!me.ok) return me
  const wanted = roomForm(form, options)
  const room = change === null ? await wire.call('create', wanted) : await wire.call('change', change, wanted)
  if (!room.ok) return room
  refresh()
  return { ok: true, value: `/online/${room.value.id}` }
}

/** Without a server the table is one of this browser. */
export async function openHere(
  form: TableForm,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  guest: string,
): Promise<Opened> {
  const sitters = form.seats.map(({ kind, level }, n) =>
    kind === 'bot'
      ? { name: botName(n), kind: 'bot' as const, level }
      : { name: n === 0 ? settings().name || guest : `${n + 1}`, kind: 'person' as const, level: '' },
  )
  try {
    const id = await createLocal({ game: form.game, seats: form.seats.length, options, seed, sitters })
    return { ok: true, value: `/table/${id}` }
  } catch (problem) {
    return { ok: false, message: problemOf(problem).message }
  }
}
