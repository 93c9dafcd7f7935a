import { waitFor } from '@testing-library/react'
import { painted } from './painted.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

test('a page that is left before it is painted waits for no frame', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const isPainted = jest.fn()
  const waiting = painted().then(isPainted)
  await Promise.resolve()
  expect(isPainted).not.toHaveBeenCalled()

  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await waiting

  expect(isPainted).toHaveBeenCalled()
})

test('a page is on the screen two frames after the one that shows it', async () => {
  const frames: FrameRequestCallback[] = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => frames.push(act))
  const isPainted = jest.fn()
  const waiting = painted().then(isPainted)
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(frames).toHaveLength(count))
    expect(isPainted).not.toHaveBeenCalled()
    frames.at(-1)?.(0)
  }
  await waiting
  expect(frames).toHaveLength(3)
})
