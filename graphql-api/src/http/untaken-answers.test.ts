import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { within } from '../testing/within.js'
import { endUntaken } from './untaken-answers.js'

const LENGTH = 5_000_000

let app: FastifyInstance
let address: string
beforeEach(async () => {
  app = Fastify()
  endUntaken(app, 2.5 * LENGTH)
  app.get('/long', () => 'x'.repeat(LENGTH))
  // As if its caller went away while it is worked out.
  app.get('/late', async ({ raw: { socket } }, { raw }) => {
    const gone = once(raw, 'close')
    socket.destroy()
    await gone
    return 'x'.repeat(LENGTH)
  })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const askAndTakeNothing = async () => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const begun = once(app.server, 'request')
  socket.pause().write('GET /long HTTP/1.1\r\nhost: shop\r\n\r\n')
  const [, response] = await begun
  const ended = jest.fn()
  return { socket, ended, end: once(response, 'close').then(ended) }
}

test('of long answers that nobody takes, the one that has waited longest ends, and who takes theirs gets all of it', async () => {
  const first = await askAndTakeNothing()
  const second = await askAndTakeNothing()
  const taken = await fetch(`${address}/long`)

  expect((await taken.text()).length).toBe(LENGTH)
  await within(first.end)
  expect(second.ended).not.toHaveBeenCalled()
  for (const { socket } of [first, second]) socket.destroy()
})

test('answers to who has gone before they were there count for nothing, and end nobody’s', async () => {
  const slow = await askAndTakeNothing()

  for (let round = 0; round < 3; round++) await expect(fetch(`${address}/late`)).rejects.toThrow('fetch failed')
  expect((await (await fetch(`${address}/long`)).text()).length).toBe(LENGTH)

  expect(slow.ended).not.toHaveBeenCalled()
  slow.socket.destroy()
})
