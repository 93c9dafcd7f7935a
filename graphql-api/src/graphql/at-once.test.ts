import { atMost } from './at-once.js'

/** Work that ends when it is told to, and when it began. */
const makeWork = () => {
  const begun: string[] = []
  const enders = new Map<string, () => void>()
  const work =
    (name: string, fails = false) =>
    () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) => {
        enders.set(name, () => (fails ? reject(new Error(name)) : resolve(name)))
      })
    }
  return { begun, work, end: (name: string) => enders.get(name)?.() }
}

test('so much work runs at a time, and the next begins when one ends', async () => {
  const { begun, work, end } = makeWork()
  const inTurn = atMost(2)

  const done = Promise.all(['a', 'b', 'c', 'd'].map((name) => inTurn(work(name))))
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  await new Promise(setImmediate)
  end('d')

  expect(await done).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails makes room too', async () => {
  const { begun, work, end } = makeWork()
  const inTurn = atMost(1)

  const failed = expect(inTurn(work('a', true))).rejects.toThrow('a')
  const next = inTurn(work('b'))
  end('a')
  await failed
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'b'])
  end('b')

  expect(await next).toBe('b')
})
