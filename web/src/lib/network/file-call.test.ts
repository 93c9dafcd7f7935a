import { fakeUploads, never } from '../../testing/fake-uploads.ts'
import { callWithFile } from './file-call.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const minute = 60_000
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

const sendFile = () => {
  const sent = fakeUploads(never)
  const ended = jest.fn()
  const address = '/import/products'
  callWithFile({ method: 'POST', address, as: 'json', body: 'id,name', renew: async () => null }).catch(ended)
  return { ended, progress: (loaded: number) => sent[0]?.progress(loaded) }
}

test('a file that no longer moves ends as a call without an answer', async () => {
  const { ended } = sendFile()
  await pass(minute - 1)
  expect(ended).not.toHaveBeenCalled()
  await pass(1)
  expect(ended).toHaveBeenCalledWith(expect.any(TypeError))
})

test('a slow file takes as long as it takes while it moves, and then the shop has two minutes for it', async () => {
  const { ended, progress } = sendFile()
  for (const part of [50, 60, 70, 80, 90, 100]) {
    await pass(minute - 1)
    progress(part)
  }
  await pass(2 * minute - 1)
  expect(ended).not.toHaveBeenCalled()
  await pass(1)
  expect(ended).toHaveBeenCalledWith(expect.any(TypeError))
})
