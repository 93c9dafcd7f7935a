import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { crowdBeforeTheDoor } from '../testing/crowd.js'
import { edgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'

const MANY = 100
// A busy machine takes longer than the shop would wait.
const patient = { ...edgeLimits, crowd: 60_000 }

/** Of each request of a crowd, in the order in which they were begun: whose it was, what was asked for, and how many were in. */
const beginningsOf = async (paths: string[]) => {
  let came = 0
  const begun: { socket: Socket; url: string | undefined; came: number }[] = []
  let done = () => {}
  const all = new Promise<void>((resolve) => {
    done = resolve
  })
  const server = createEdgeServer(patient, null, ({ socket, url }, response) => {
    response.end()
    if (begun.push({ socket, url, came }) === MANY * paths.length) done()
  })
  server.on('connection', () => came++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const { isThere, end } = crowdBeforeTheDoor((server.address() as AddressInfo).port, MANY, paths)
  expect(isThere).toBe(true)
  await all
  await end()
  server.closeAllConnections()
  server.close()
  return begun
}

test('whoever came last is in before most of a crowd are answered', async () => {
  const begun = await beginningsOf(['/'])
  const inAt = begun.slice(0.4 * MANY).map(({ came }) => came)
  expect(inAt).toEqual(Array.from({ length: 0.6 * MANY }, () => MANY))
})

test('but some are answered meanwhile, also once it is seen to be a crowd', async () => {
  const begun = await beginningsOf(['/'])
  expect(begun.filter(({ came }) => came < MANY).length).toBeGreaterThan(20)
})

test('of what is asked over one connection only the last waits, and all is begun in its order', async () => {
  const paths = ['/first', '/second', '/third']
  const begun = await beginningsOf(paths)
  const meanwhile = begun.filter(({ came, url }) => came < MANY && url !== '/third')
  expect(meanwhile.length).toBeGreaterThan(1.9 * MANY)
  for (const { socket } of begun)
    expect(begun.filter((one) => one.socket === socket).map(({ url }) => url)).toEqual(paths)
})
