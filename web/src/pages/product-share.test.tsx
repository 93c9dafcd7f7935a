import { screen, waitFor } from '@testing-library/react'
import { buildOption, buildProduct, buildVariant } from '../testing/build-product.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

const product = buildProduct({
  id: 'p-1',
  name: 'Cotton Panjabi',
  options: [buildOption('SIZE', 'M', 'L')],
  variants: [buildVariant({ id: 'p-1-m', size: 'M' }), buildVariant({ id: 'p-1-l', size: 'L' })],
})

const url = 'http://localhost/productDetail/p-1?size=L'

/** Opens the product with L chosen, in a browser that can do that, and presses Share. */
const share = async (able: object) => {
  const { user } = await visit('/productDetail/p-1?size=L&quantity=3', fakeServer({ Product: () => ({ product }) }))
  for (const [name, value] of Object.entries(able))
    Object.defineProperty(navigator, name, { value, configurable: true })
  await user.click(await screen.findByRole('button', { name: 'Share: Cotton Panjabi' }))
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('another app is given the name and the address with what is chosen, and nothing else of it', async () => {
  const given = jest.fn(async () => undefined)
  await share({ share: given })
  await waitFor(() => expect(given).toHaveBeenCalledWith({ title: 'Cotton Panjabi', url }))
})

test('who changes their mind is told nothing, and nothing is copied', async () => {
  const writeText = jest.fn(async () => undefined)
  const given = jest.fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')))
  await share({ share: given, clipboard: { writeText } })
  await waitFor(() => expect(given).toHaveBeenCalled())
  expect(writeText).not.toHaveBeenCalled()
})

test.each([
  ['cannot share', {}],
  ['is not allowed to', { share: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
])('a browser that %s copies the address and says so', async (_, able) => {
  const writeText = jest.fn(async () => undefined)
  await share({ ...able, clipboard: { writeText } })
  expect(await screen.findByText('The link is copied')).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(url)
})

test('where nothing can be copied it says where the link is', async () => {
  await share({ clipboard: undefined })
  expect(await screen.findByText(/address bar of your browser/)).toBeVisible()
})
