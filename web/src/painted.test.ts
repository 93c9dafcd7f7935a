import { painted } from './painted.ts'

test('a page that is left before it is painted waits for no frame', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const isPainted = jest.fn()
  const waiting = painted().then(isPainted)
  await Promise.resolve()
  expect(isPainted).not.toHaveBeenCalled()

  document.dispatchEvent(new Event('visibilitychange'))
  await waiting

  expect(isPainted).toHaveBeenCalled()
})
