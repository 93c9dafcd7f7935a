import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { crowdBeforeTheDoor } from '../testing/crowd.js'
import { edgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'

const MANY = 100
// A busy machine takes longer than the shop would wait.
const patient = { ...edgeLimits, crowd: 60_000 }

/** How many of a crowd were in as each of its requests was begun. */
const beginningsOf = async () => {
  let came = 0
  const begun: number[] = []
  let done = () => {}
  const all = new Promise<void>((resolve) => {
    done = resolve
  })
  const server = createEdgeServer(patient, null, (_request, response) => {
    response.end()
    if (begun.push(came) === MANY) done()
  })
  server.on('connection', () => came++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const { isThere, end } = crowdBeforeTheDoor((server.address() as AddressInfo).port, MANY)
  expect(isThere).toBe(true)
  await all
  await end()
  server.closeAllConnections()
  server.close()
  return begun
}

test('whoever came last is in before most of a crowd are answered', async () => {
  const begun = await beginningsOf()
  const inAt = begun.slice(0.4 * MANY)
  expect(inAt).toEqual(Array.from({ length: 0.6 * MANY }, () => MANY))
})

test('but some are answered meanwhile, also once it is seen to be a crowd', async () => {
  const begun = await beginningsOf()
  expect(begun.filter((came) => came < MANY).length).toBeGreaterThan(20)
})
