import { repeatedly } from './repeatedly.js'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('work that takes longer than the pause is never started twice, and the pause begins when it ends', async () => {
  let ends = () => {}
  const work = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        ends = resolve
      }),
  )
  const stop = repeatedly(15_000, work)

  await jest.advanceTimersByTimeAsync(120_000)
  expect(work).toHaveBeenCalledTimes(1)

  ends()
  await jest.advanceTimersByTimeAsync(14_999)
  expect(work).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)

  const stopped = stop()
  ends()
  await stopped
  await jest.advanceTimersByTimeAsync(120_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('what is stopped in a pause is stopped at once', async () => {
  const work = jest.fn(async () => {})

  await repeatedly(15_000, work)()

  await jest.advanceTimersByTimeAsync(120_000)
  expect(work).not.toHaveBeenCalled()
})
