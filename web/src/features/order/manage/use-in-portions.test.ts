import { act, renderHook } from '@testing-library/react'
import { useInPortions } from './use-in-portions.ts'

const ids = ['one', 'two']

/** Reads once the test lets it. */
const open = () => {
  const answers: (() => void)[] = []
  const read = () => new Promise<string>((resolve) => answers.push(() => resolve('read')))
  return { ...renderHook(() => useInPortions(ids, read)), answers }
}

test('whoever asks anew while somebody else does waits for the same answer, and both get it', async () => {
  const { result, answers } = open()
  await act(async () => answers[0]?.())
  const settled: string[] = []
  await act(async () => {
    result.current.refetch().then(() => settled.push('first'))
    result.current.refetch().then(() => settled.push('second'))
  })
  expect(settled).toEqual([])

  await act(async () => answers.at(-1)?.())
  expect(settled).toEqual(['first', 'second'])
})

test('who leaves the page while it is read anew keeps nobody waiting', async () => {
  const { result, answers, unmount } = open()
  await act(async () => answers[0]?.())
  let again = Promise.resolve()
  await act(async () => {
    again = result.current.refetch()
  })
  unmount()
  await again
})
