import { atMost } from './at-most.js'

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

test('who gets no turn in time is refused, and the others still get theirs', async () => {
  const { begun, work, end } = makeWork()
  const inTurn = atMost(1, { patience: 20 })

  const first = inTurn(work('a'))
  await expect(inTurn(work('b'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const last = inTurn(work('c'))
  end('a')
  await first
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'c'])
  end('c')

  expect(await last).toBe('c')
})

test('who finds no place to wait is refused at once', async () => {
  const { begun, work, end } = makeWork()
  const inTurn = atMost(1, { places: 1 })

  const done = Promise.all([inTurn(work('a')), inTurn(work('b'))])
  await expect(inTurn(work('c'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  end('a')
  await new Promise(setImmediate)
  end('b')

  expect(await done).toEqual(['a', 'b'])
  expect(begun).toEqual(['a', 'b'])
})
