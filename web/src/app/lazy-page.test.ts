import { PageLoadError } from '../lib/page-load-error.ts'
import { lazyPage } from './lazy-page.ts'

const Page = () => null

test('the code of a page is handed on', async () => {
  await expect(lazyPage(async () => Page)()).resolves.toBe(Page)
})

test('code that cannot be had is told apart from code that breaks', async () => {
  await expect(lazyPage(() => Promise.reject(new TypeError('no answer')))()).rejects.toBeInstanceOf(PageLoadError)
})

test('code that has not come after two minutes is given up', async () => {
  jest.useFakeTimers()
  const loading = expect(lazyPage(() => new Promise(() => undefined))()).rejects.toBeInstanceOf(PageLoadError)
  await jest.advanceTimersByTimeAsync(120_000)
  await loading
  jest.useRealTimers()
})
