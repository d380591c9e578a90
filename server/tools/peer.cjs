// The peer: boardgame.io's own server, in memory, with noughts and crosses that never ends. Prints its port.
const { Server, Origins } = require('boardgame.io/server')

const endless = {
  name: 'endless',
  setup: () => ({ cells: Array(9).fill(-1) }),
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== -1) return 'INVALID_MOVE'
      G.cells[cell] = Number(playerID)
      if (!G.cells.includes(-1)) G.cells.fill(-1)
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
}

const server = Server({ games: [endless], origins: [Origins.LOCALHOST, /.*/] })
server.app.silent = true
console.info = () => {}
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`)
})
