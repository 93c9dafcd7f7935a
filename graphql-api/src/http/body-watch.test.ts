import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { within } from '../testing/within.js'
import { edgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'

const pause = 100

/** Nothing in this process goes on for so many milliseconds. */
const holdUp = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('a body is read that came while the server was held up for longer than a body may pause', async () => {
  const server = createEdgeServer({ ...edgeLimits, pause, check: 10 }, null, (request, response) => {
    request.once('data', () => {
      caller.write('it')
      holdUp(2 * pause)
    })
    request.on('error', () => response.end('too late'))
    request.on('end', () => response.end('all of it'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1')

  caller.write('POST / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-length: 2002\r\n\r\n')
  caller.write('x'.repeat(2000))

  expect(await within(text(caller)).finally(() => server.close())).toMatch(/all of it$/)
})
