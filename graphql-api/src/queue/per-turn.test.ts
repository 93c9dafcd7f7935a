import { perTurn } from './per-turn.js'

const nextTurn = () => new Promise(setImmediate)

/** Notes the names of work in the order in which it is done. */
const doThem = (inTurn: (work: () => void) => void, names: string) => {
  const done: string[] = []
  for (const name of names) inTurn(() => done.push(name))
  return done
}

test('so much work is done at once, the rest in the next turns, in the order in which it came', async () => {
  const inTurn = perTurn(2)

  const done = doThem(inTurn, 'abcde')
  expect(done).toEqual(['a', 'b'])
  await nextTurn()
  inTurn(() => done.push('f'))
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  await nextTurn()
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('a later turn begins anew', async () => {
  const inTurn = perTurn(2)
  doThem(inTurn, 'ab')
  await nextTurn()

  expect(doThem(inTurn, 'cd')).toEqual(['c', 'd'])
})

test('what else is to be done in a turn does not wait for all of it', async () => {
  const inTurn = perTurn(1)
  const done: string[] = []
  const again = (left: number) => {
    if (left > 0) inTurn(() => again(left - 1))
    else done.push('the crowd')
  }

  again(10)
  setImmediate(() => setImmediate(() => done.push('somebody else')))
  while (done.length < 2) await nextTurn()

  expect(done).toEqual(['somebody else', 'the crowd'])
})
