/**
 * A bot at a server's table: sits down on the given seat and plays any legal move until the game is over. Seats count from
 * 0; pass the link if the table has one. The token comes from `POST /api/bots`.
 *
 *   LUDARIUM_TOKEN=... node docs/examples/online.mjs http://localhost:3000 TABLE SEAT [LINK]
 *
 * It uses Node's built-in WebSocket. See docs/protocol.md.
 */
import { hash, patched, pick, plainChance } from '@ludarium/kernel'

const [address = '', table = '', place = '', link] = process.argv.slice(2)
const seat = Number(place)
const headers = { authorization: `Bearer ${process.env.LUDARIUM_TOKEN ?? ''}` }

/** Your ideas go here: `view` is all that the seat may know, `moves` is all that it may do. */
const choose = (moves, view) => pick(plainChance(`${seat} ${view.turn}`), moves)

function fail(why) {
  console.error(why)
  process.exit(1)
}

// The connection: an answer has the number of its request.

let socket
let last = 0
const waiting = new Map()

function send(request, heard) {
  waiting.set(++last, heard)
  socket.send(JSON.stringify({ id: last, ...request }))
  return last
}

/** The value or the refusal; never resolves if the connection is lost. */
const call = (name, ...args) => new Promise((resolve) => send({ call: name, args }, resolve))

async function must(name, ...args) {
  const { value, refusal } = await call(name, ...args)
  return refusal === undefined ? value : fail(`${name}: ${refusal.message.key}`)
}

const follow = (name, args, tell) =>
  send({ follow: name, args }, ({ value, refusal }) =>
    refusal === undefined ? tell(value) : fail(`${name}: ${refusal.message.key}`),
  )

function leave(id) {
  waiting.delete(id)
  socket.send(JSON.stringify({ id, leave: true }))
}

// The table

/** The last known position. */
let seen = null
/** The number of the position that we have answered. */
let answered = 0
let watched = 0

async function sitDown() {
  const room = await (link === undefined ? must('room', table) : must('enter', table, link))
  if (room.phase === 'waiting') {
    if (!room.own.includes(seat)) await must('sit', table, seat)
    await must('ready', table, true)
  }
  let begun = false
  follow('inside', [table], (news) => {
    if (begun || news.type !== 'room' || news.room.phase === 'waiting') return
    if (news.room.phase === 'closed') fail('The table was closed.')
    begun = true
    watch()
  })
}

function watch() {
  watched = follow('watch', [table, seat, seen?.number ?? 0], hear)
  // If we missed nothing, nothing comes before the next step: the known position may be waiting for our answer.
  if (seen !== null) play()
}

/** An update without a position does not change it. */
function hear({ position }) {
  if (position !== undefined) {
    const view = position.view ?? viewAfter(position)
    if (view === null) {
      // The changes do not fit our view: ask for everything again.
      console.error('The changes do not fit the view.')
      leave(watched)
      seen = null
      return watch()
    }
    seen = { ...position, view }
  }
  play()
}

function viewAfter({ changes, hash: wanted }) {
  try {
    const view = patched(seen.view, changes)
    return hash(view) === wanted ? view : null
  } catch {
    return null
  }
}

async function play() {
  const { actors, legal, view, number, result } = seen
  if (actors.length === 0) return end(result)
  if (legal.length === 0 || number === answered) return
  answered = number
  // The ticket belongs to the position: a retry after a lost connection does not play twice.
  const { refusal } = await call('submit', table, seat, [choose(legal, view)], number, `${number}`)
  if (refusal === undefined || refusal.code === 'stale') return
  if (refusal.code !== 'slow' && refusal.code !== 'store') fail(`submit: ${refusal.message.key}`)
  answered = 0
  setTimeout(play, 1000)
}

/** The result is null if the game ended outside its rules. */
function end(result) {
  console.log(JSON.stringify(result))
  process.exit()
}

function connect() {
  socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers })
  socket.onopen = sitDown
  socket.onmessage = ({ data }) => {
    const { id, ...answer } = JSON.parse(data)
    waiting.get(id)?.(answer)
  }
  socket.onclose = ({ code }) => {
    if (code === 4001) fail('The token is no longer valid.')
    waiting.clear()
    answered = 0
    setTimeout(connect, 1000)
  }
}

const me = await fetch(`${address}/api/me`, { headers })
if ((await me.json()).person === null) fail('There is no such token.')
connect()
