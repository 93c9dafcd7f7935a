import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { within } from '../testing/within.js'
import { endUntaken } from './untaken-answers.js'

const LENGTH = 5_000_000

test('of long answers that nobody takes, the one that has waited longest ends, and who takes theirs gets all of it', async () => {
  const app = Fastify()
  endUntaken(app, 2.5 * LENGTH)
  app.get('/long', () => 'x'.repeat(LENGTH))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const askAndTakeNothing = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    const begun = once(app.server, 'request')
    socket.pause().write('GET /long HTTP/1.1\r\nhost: shop\r\n\r\n')
    const [, response] = await begun
    return { socket, ended: once(response, 'close') }
  }

  const first = await askAndTakeNothing()
  const second = await askAndTakeNothing()
  let secondEnds = false
  void second.ended.then(() => {
    secondEnds = true
  })
  const taken = await fetch(`http://127.0.0.1:${port}/long`)

  expect((await taken.text()).length).toBe(LENGTH)
  await within(first.ended)
  expect(secondEnds).toBe(false)
  for (const { socket } of [first, second]) socket.destroy()
  await app.close()
})
