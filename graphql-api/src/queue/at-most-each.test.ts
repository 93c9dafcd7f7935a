import { atMostEach } from './at-most-each.js'

/** Work that notes who has begun, and ends when it is told to. */
const makeWork = () => {
  const begun: string[] = []
  const enders: (() => void)[] = []
  const work = (whose: string) => () => {
    begun.push(whose)
    return new Promise<void>((resolve) => {
      enders.push(resolve)
    })
  }
  const endOne = () => {
    enders.shift()?.()
    return new Promise(setImmediate)
  }
  return { begun, work, endOne }
}

test('however much work one has, others begin at once, and the one goes on as theirs ends', async () => {
  const { begun, work, endOne } = makeWork()
  const inTurn = atMostEach(2)
  const done = ['a', 'a', 'a', 'a', 'b', 'c'].map((whose) => inTurn(whose, work(whose)))
  expect(begun).toEqual(['a', 'a', 'b', 'c'])

  await endOne()
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a'])

  for (let left = done.length; left > 0; left--) await endOne()
  await Promise.all(done)
  expect(begun).toHaveLength(done.length)
})

test('who comes while theirs waits stands behind it, also after some has ended', async () => {
  const { begun, work, endOne } = makeWork()
  const inTurn = atMostEach(1)
  const first = [inTurn('a', work('a1')), inTurn('a', work('a2'))]
  await endOne()
  const last = inTurn('a', work('a3'))
  expect(begun).toEqual(['a1', 'a2'])

  for (let left = 2; left > 0; left--) await endOne()
  await Promise.all([...first, last])
  expect(begun).toEqual(['a1', 'a2', 'a3'])
})
