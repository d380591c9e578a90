// usage: node duel.ts game n positions width finding candidates ahead glance
import { games } from '@ludarium/games'
import { botNamed } from '/work/wt/bots/bots/index.ts'
import { searchBot } from '/work/wt/bots/bots/search.ts'
import { choose } from '/work/wt/bots/bots/bot.ts'
import { plainChance, seedOf } from '@ludarium/kernel'
const [, , id, n, ...nums] = process.argv
const [positions, width, finding, candidates, ahead, glance, envy] = nums.map(Number)
const { game } = await games.find((g) => g.id === id)!.load()
if (envy !== undefined) (game.advice as any).envy = envy
let wins = 0, cpu = 0, turns = 0, tot = 0, tot2 = 0
for (let i = 0; i < Number(n); i++) {
  const seats = 4, at = i % seats
  const s = game.setup({ seats, options: Object.fromEntries(game.options.map(o => [o.id, o.kind === 'seats' ? Array(seats).fill(o.default) : o.default])), seed: seedOf(`duel ${i}`) })
  const chance = plainChance(`duel ${i}`)
  const bots = Array.from({ length: seats }, (_, x) => x === at ? searchBot(game, { positions, width, finding, candidates, ahead, glance }) : botNamed('greedy')!.make(game))
  let last = -1
  for (;;) {
    const seat = game.actors(s)[0]
    if (seat === undefined) break
    const t = process.cpuUsage()
    const move = choose(bots[seat]!, game.view(s, seat), seat, chance)
    if (seat === at) { const u = process.cpuUsage(t); cpu += (u.user + u.system) / 1000; if (s.turn !== last) { last = s.turn; turns++ } }
    game.play(s, seat, move)
  }
  const r = game.result(s)!
  if (r.ranks[at] === 1) wins++
  tot += r.totals[at]!; tot2 += r.totals.reduce((a, b) => a + b, 0) - r.totals[at]!
  console.log(`${i + 1}: ${wins} wins, ${(cpu / turns).toFixed(0)} ms a turn, ${(turns/(i+1)).toFixed(0)} turns, own ${(tot / (i + 1)).toFixed(1)} others ${(tot2 / (i + 1) / 3).toFixed(1)}`)
}
