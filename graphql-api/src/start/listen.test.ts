import { Worker } from 'node:worker_threads'
import { fastify } from 'fastify'
import { freePort } from '../embedded/free-port.js'
import { listen } from './listen.js'

// In a thread of its own, since that of the server does nothing meanwhile.
const crowd = `
  const { once } = require('node:events')
  const { connect } = require('node:net')
  const { port, many, come } = require('node:worker_threads').workerData
  const sockets = Array.from({ length: many }, () => connect(port, '127.0.0.1'))
  Promise.all(sockets.map((socket) => once(socket, 'connect'))).then(() => {
    Atomics.store(come, 0, many)
    Atomics.notify(come, 0)
  })
`

test('a crowd larger than what Node lets wait gets through to a server that has no time for it yet', async () => {
  const server = fastify({ forceCloseConnections: true })
  const port = await freePort()
  await listen(server, { host: '127.0.0.1', port })
  const come = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(crowd, { eval: true, workerData: { port, many: 600, come } })

  expect(Atomics.wait(come, 0, 0, 30_000)).toBe('ok')

  await worker.terminate()
  await server.close()
})
