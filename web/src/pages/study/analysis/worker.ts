/** The thread that looks at a game again: one turn after the other, each told with the words of its lines. */
import { type AnalysisPoint, analyseGame, positionReader } from '@ludarium/bots'
import { type GameModule, type History, type Message, plainChance, readGame, refused } from '@ludarium/kernel'
import { entryOf } from '../../../registry.ts'
import type { StudyNews, StudyOrder } from './protocol.ts'

const tell = (news: StudyNews): void => self.postMessage(news)

async function run({ text, wish }: StudyOrder): Promise<void> {
  const history = readGame(text)
  if (!history.ok) return tell({ kind: 'failed', problem: { code: history.code, message: history.message } })
  const entry = entryOf(history.value.setup.game)
  if (entry === undefined) return tell({ kind: 'failed', problem: refused('game') })
  const module = await entry.load()
  const running = analyseGame(module.game, history.value, wish, positionReader(module))
  const words = wordsOf(module, history.value)
  let told = 0
  while (running.step()) {
    const { points } = running.analysis
    for (; told < points.length; told++) {
      const point = points[told]
      if (point === undefined) continue
      tell({ kind: 'point', point: { ...point, said: words(point) }, done: running.done, all: running.all })
    }
  }
  tell({ kind: 'done', ending: running.analysis.ending })
}

/** Words for the lines of a turn, as its seat would read them in a world that agrees with what it knows. */
function wordsOf({ game, speech }: GameModule, { setup, decisions }: History): (point: AnalysisPoint) => Message[][] {
  const s = game.setup(setup)
  let at = 0
  return ({ at: until, seat, options }) => {
    for (; at < until; at++) {
      const decision = decisions[at]
      if (decision !== undefined) game.play(s, decision.seat, decision.move)
    }
    const view = game.view(s, seat)
    return options.map(({ moves }) => {
      const world = game.imagine(view, seat, plainChance(`words ${until}`))
      const said: Message[] = []
      for (const move of moves) {
        if (!game.actors(world).includes(seat)) break
        const { key, params } = speech.move(game.view(world, seat), seat, move)
        said.push({ key, params })
        game.play(world, seat, move)
      }
      return said
    })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<StudyOrder>) => {
  run(data).catch((error: unknown) => tell({ kind: 'failed', problem: refused('internal', { reason: String(error) }) }))
})
