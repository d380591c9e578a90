/** The lab's own thread: plays one game of bots after the other and tells how each came out. */
import { playMatch } from '@ludarium/bots'
import { refused } from '@ludarium/kernel'
import { entryOf } from '../../../registry.ts'
import type { LabNews, LabOrder } from './protocol.ts'

const tell = (news: LabNews): void => self.postMessage(news)

async function run({ game: id, plan, from, games }: LabOrder): Promise<void> {
  const entry = entryOf(id)
  if (entry === undefined) return tell({ kind: 'failed', problem: refused('game') })
  const { game } = await entry.load()
  for (let number = from; number < from + games; number++) {
    const ended = playMatch(game, plan, number)
    if (!ended.ok) return tell({ kind: 'failed', problem: { code: ended.code, message: ended.message } })
    tell({ kind: 'played', ended: ended.value })
  }
  tell({ kind: 'done' })
}

self.addEventListener('message', ({ data }: MessageEvent<LabOrder>) => {
  run(data).catch((error: unknown) => tell({ kind: 'failed', problem: refused('internal', { reason: String(error) }) }))
})
