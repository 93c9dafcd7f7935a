import { copyArea } from '../lib/copy/copy-area.ts'
import { chooseLanguage } from '../lib/copy/language.ts'
import { PageLoadError } from '../lib/failure/page-load-error.ts'
import { lazyPage, loadPage } from './lazy-page.ts'

const Page = () => null

test('the code of a page is handed on', async () => {
  await expect(loadPage(async () => Page)).resolves.toBe(Page)
})

test('a page that is read in Bangla comes with its Bangla', async () => {
  await chooseLanguage('bn')
  const load = jest.fn(async () => ({ greeting: 'সালাম' }))
  const page = lazyPage(async () => {
    copyArea({ greeting: 'Salam' }, load)
    return Page
  })
  expect(await page()).toEqual({ Component: Page })
  expect(load).toHaveBeenCalledTimes(1)
  await chooseLanguage('en')
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
