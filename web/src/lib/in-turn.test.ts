import { waitFor } from '@testing-library/react'
import { inTurn } from './in-turn.ts'

test('what is asked for at once is done later, in its order', async () => {
  const done: string[] = []
  for (const name of ['first', 'second', 'third']) inTurn(() => done.push(name))
  await Promise.resolve()
  expect(done).toEqual([])
  await waitFor(() => expect(done).toEqual(['first', 'second', 'third']))
})

test('what is left before its turn is not done; what is asked for meanwhile is', async () => {
  const done: string[] = []
  const leave = inTurn(() => done.push('left'))
  inTurn(() => {
    done.push('kept')
    inTurn(() => done.push('later'))
  })
  leave()
  await waitFor(() => expect(done).toEqual(['kept', 'later']))
})
