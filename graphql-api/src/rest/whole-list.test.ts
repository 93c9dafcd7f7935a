import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { createWholeLists } from './whole-list.js'

async function* pages(count: number) {
  for (let page = 0; page < count; page++) yield Array.from({ length: 100 }, (_, i) => page * 100 + i)
}

const limits = { atOnce: 2, places: 1, patience: 50, pause: 100, longest: 60_000 }

let networks = 0
/** Somewhere else each time. */
const anywhere = () => ({ account: null, network: `198.51.100.${++networks}` })

test('long lists are written a few at a time, short ones always', async () => {
  const write = createWholeLists({ ...limits, patience: 60_000, pause: 60_000 })
  const [first] = [await write(pages(3), anywhere()), await write(pages(3), anywhere())]
  const waiting = write(pages(3), anywhere())

  await expect(write(pages(3), anywhere())).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 5 } })
  async function* few() {
    yield [1, 2]
  }
  expect(await text(await write(few(), anywhere()))).toBe('[1,2]')
  expect(JSON.parse(await text(first))).toHaveLength(300)
  expect(JSON.parse(await text(await waiting))).toHaveLength(300)
})

test('who waits too long for a turn is told when to come again', async () => {
  const write = createWholeLists({ ...limits, pause: 60_000 })
  await Promise.all([write(pages(3), anywhere()), write(pages(3), anywhere())])

  await expect(write(pages(3), anywhere())).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 5 } })
})

test('a list that its caller does not take leaves its place to others', async () => {
  const write = createWholeLists({ ...limits, atOnce: 1, patience: 60_000 })
  const untaken = await write(pages(3), anywhere())
  const next = write(pages(3), anywhere())

  await expect(finished(untaken)).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
  expect(JSON.parse(await text(await next))).toHaveLength(300)
})

test.each([
  ['address', { account: null, network: 'here' }, { account: null, network: 'there' }],
  ['account', { account: 'amina', network: 'here' }, { account: 'karim', network: 'here' }],
])('one %s has one long list written at a time, and nothing is read for another one', async (_, one, other) => {
  const write = createWholeLists({ ...limits, pause: 60_000 })
  const first = await write(pages(3), one)
  const unread = pages(3)

  await expect(write(unread, one)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 5 } })
  expect((await unread.next()).value?.[0]).toBe(0)
  const beside = await write(pages(3), other)
  expect(JSON.parse(await text(first))).toHaveLength(300)
  expect(JSON.parse(await text(beside))).toHaveLength(300)
  expect(JSON.parse(await text(await write(pages(3), one)))).toHaveLength(300)
})

test('of two long lists that one address asks for at once one is written', async () => {
  const write = createWholeLists({ ...limits, pause: 60_000 })
  const here = { account: null, network: 'here' }

  const asked = await Promise.allSettled([write(pages(3), here), write(pages(3), here)])

  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  for (const answer of asked) if (answer.status === 'fulfilled') await text(answer.value)
})
