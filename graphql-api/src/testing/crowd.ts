import { Worker } from 'node:worker_threads'

const crowd = `
  const { once } = require('node:events')
  const { connect } = require('node:net')
  const { port, many, asked } = require('node:worker_threads').workerData
  const ask = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    await new Promise((written) => socket.write('GET / HTTP/1.1\\r\\nhost: shop.example\\r\\n\\r\\n', written))
  }
  const tell = (what) => {
    Atomics.store(asked, 0, what)
    Atomics.notify(asked, 0)
  }
  Promise.all(Array.from({ length: many }, ask)).then(() => tell(1), () => tell(2))
`

/** So many who connect and ask, while a server of this process has no time for them. They stay until the test ends them. */
export const crowdBeforeTheDoor = (port: number, many: number) => {
  const asked = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(crowd, { eval: true, workerData: { port, many, asked } })
  Atomics.wait(asked, 0, 0, 30_000)
  return { isThere: asked[0] === 1, end: () => worker.terminate() }
}
