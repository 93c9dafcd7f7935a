import { PageLoadError } from '../lib/failure/page-load-error.ts'
import { loadPage } from './lazy-page.ts'

const Page = () => null

test('the code of a page is handed on', async () => {
  await expect(loadPage(async () => Page)).resolves.toBe(Page)
})

test('code that cannot be had is told apart from code that breaks', async () => {
  await expect(loadPage(() => Promise.reject(new TypeError('no answer')))).rejects.toBeInstanceOf(PageLoadError)
})

test('code that has not come after two minutes is given up', async () => {
  jest.useFakeTimers()
  const loading = expect(loadPage(() => new Promise(() => undefined))).rejects.toBeInstanceOf(PageLoadError)
  await jest.advanceTimersByTimeAsync(120_000)
  await loading
  jest.useRealTimers()
})
