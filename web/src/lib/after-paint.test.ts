import { nextPaint } from './after-paint.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

test('once a paint has come, nothing is left that waits for the window to be hidden', async () => {
  const [begun, ended] = [jest.spyOn(document, 'addEventListener'), jest.spyOn(document, 'removeEventListener')]
  await nextPaint()
  await nextPaint()

  expect(begun).toHaveBeenCalledTimes(2)
  expect(ended.mock.calls).toEqual(begun.mock.calls)
})
