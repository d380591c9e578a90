/**
 * A bot for any game of Ludarium: tries each move in one imagined world and takes the one with the best score after it. It
 * knows nothing beyond its view.
 *
 *   npx ludarium play scythe --people none --seat 1=cmd:"node docs/examples/bot.ts"
 *
 * It writes requests to stdout and reads answers from stdin, one JSON record per line. See docs/protocol.md.
 */
import { createInterface } from 'node:readline'
import { games } from '@ludarium/games'
import { type Game, type Move, plainChance, type Seat, type State } from '@ludarium/kernel'

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

async function ask(request: string, fields: object = {}) {
  process.stdout.write(`${JSON.stringify({ request, ...fields })}\n`)
  const { value, done } = await lines.next()
  if (done) process.exit()
  const answer = JSON.parse(value)
  if (!answer.ok) process.stderr.write(`${answer.sentence} [${answer.code}]\n`)
  return answer
}

/** Your ideas go here: `view` is all that the seat may know, `moves` is all that it may do. */
function choose(game: Game, view: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  const chance = plainChance(`${seat} ${view.turn}`)
  let best: Move | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const s = game.imagine(view, seat, chance)
    game.play(s, seat, move)
    const worth = game.score(s, seat).reduce((sum, line) => sum + line.points, 0) + game.advice.evaluate(s, seat) / 100
    if (worth > most) [best, most] = [move, worth]
  }
  return best
}

const { game: id, seat } = await ask('about')
const game = (await games.find((entry) => entry.id === id)?.load())?.game
if (game === undefined) throw new Error(`There is no game '${id}'.`)
while (!(await ask('wait')).over) {
  const { moves, at } = await ask('legal')
  const { view } = await ask('view')
  await ask('play', { move: choose(game, view, seat, moves), at })
}
