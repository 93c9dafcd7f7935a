import { act, screen, waitFor } from '@testing-library/react'
import { buildProduct } from '../testing/build-product.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { storedDrafts } from '../testing/stored-drafts.ts'
import { attar, box, change, openUpdateProduct, save } from '../testing/update-product.ts'

beforeEach(logInAfresh)

test('what was typed is back after a reload, with the stock that it was typed over, and can be discarded', async () => {
  const first = await openUpdateProduct()
  await change(first, 'Price', '900')
  await change(first, 'Quantity', '50')
  document.body.replaceChildren()

  const shop = await openUpdateProduct({ EditedProduct: () => ({ product: buildProduct({ ...attar, quantity: 40 }) }) })
  expect(await box('Price')).toHaveValue('900')
  await save(shop)
  await waitFor(() =>
    expect(shop.UpdateProduct).toHaveBeenCalledWith({
      id: 'p-1',
      input: { price: 900, expectedPrice: 850, quantity: 50, expectedQuantity: 45 },
    }),
  )
})

test('what was typed before can be discarded', async () => {
  const first = await openUpdateProduct()
  await change(first, 'Price', '900')
  document.body.replaceChildren()

  const { user } = await openUpdateProduct()
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(await box('Price')).toHaveValue('850')
  expect(storedDrafts()).toEqual([])
})

test('leaving with unsaved changes asks; without them it does not', async () => {
  const shop = await openUpdateProduct()
  await change(shop, 'Price', '900')
  await act(() => shop.router.navigate('/donation'))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await shop.user.click(screen.getByRole('button', { name: 'Stay here' }))

  await change(shop, 'Price', '850')
  await act(() => shop.router.navigate('/donation'))
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/donation'))
})

test('closing the window with unsaved changes asks too', async () => {
  const shop = await openUpdateProduct()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await box('Price')
  expect(leave()).toBe(false)
  await change(shop, 'Price', '900')
  expect(leave()).toBe(true)
})
