import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { holdUp } from '../testing/hold-up.js'
import { within } from '../testing/within.js'
import { edgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'

const pause = 100

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

test('a body of which the reader has failed is not watched any more', async () => {
  const server = createEdgeServer({ ...edgeLimits, pause, check: 10 }, null, (request, response) => {
    if (request.url === '/') return void pipeline(request, createGunzip(), () => server.emit('failed'))
    response.end('still here')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const failed = once(server, 'failed')
  const first = connect(port, '127.0.0.1')
  first.write('POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 9000\r\n\r\nhello')
  await within(failed)

  await setTimeout(2 * pause)
  const second = connect(port, '127.0.0.1')
  second.write('GET /second HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n')
  expect(await within(text(second))).toMatch(/still here$/)
  first.destroy()
  server.close()
})
