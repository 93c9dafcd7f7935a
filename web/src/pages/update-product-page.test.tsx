import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { buildOption, buildProduct, buildVariant } from '../testing/build-product.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refusal, refused } from '../testing/fake-server.ts'
import { storedDrafts } from '../testing/stored-drafts.ts'
import { attar, box, change, openUpdateProduct, save } from '../testing/update-product.ts'

beforeEach(logInAfresh)

test('origin and model number are there to read, the rest to change', async () => {
  await openUpdateProduct()
  for (const [name, value] of [
    ['Place of origin', 'UAE'],
    ['Model number', 'MHK-7701'],
  ] as const) {
    expect(await box(name)).toHaveValue(value)
    expect(await box(name)).toHaveAttribute('readonly')
  }
  expect(await box('Name')).toHaveValue('Oud Attar')
  expect(await box('Name')).not.toHaveAttribute('readonly')
})

test('a product of the wrong category is put into the right one', async () => {
  const shop = await openUpdateProduct()
  const category = await screen.findByLabelText('Product code')
  expect(category).toHaveDisplayValue('Attar (77)')
  await shop.user.selectOptions(category, 'Tasbih (66)')
  await save(shop)

  expect(await screen.findByText('Product Updated')).toBeVisible()
  expect(shop.UpdateProduct).toHaveBeenCalledWith({ id: 'p-1', input: { categoryCode: 66 } })
})

test('only what has changed is sent; an untouched stock is not', async () => {
  const shop = await openUpdateProduct()
  await change(shop, 'Price', '৯০০')
  await change(shop, 'Brand', '')
  await save(shop)

  expect(await screen.findByText('Product Updated')).toBeVisible()
  expect(shop.UpdateProduct).toHaveBeenCalledWith({
    id: 'p-1',
    input: { price: 900, expectedPrice: 850, brandName: null },
  })
  expect(await box('Price')).toHaveValue('900')
  expect(storedDrafts()).toEqual([])
})

test('a changed stock goes with the one that was read', async () => {
  const shop = await openUpdateProduct()
  await change(shop, 'Quantity', '50')
  await save(shop)
  await waitFor(() =>
    expect(shop.UpdateProduct).toHaveBeenCalledWith({ id: 'p-1', input: { quantity: 50, expectedQuantity: 45 } }),
  )
})

test('the same stock typed anew is no change, and nothing is sent', async () => {
  const shop = await openUpdateProduct()
  await change(shop, 'Quantity', '৪৫')
  await save(shop)
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible()
  expect(shop.UpdateProduct).not.toHaveBeenCalled()
})

const stockChanged = (expectedQuantity: number, quantity: number) =>
  new GraphQLError('refused', { extensions: { code: 'STOCK_CHANGED', details: { expectedQuantity, quantity } } })

test.each([
  ['Set it to 50', { price: 900, expectedPrice: 850, quantity: 50, expectedQuantity: 43 }],
  ['Add 5: 48', { price: 900, expectedPrice: 850, quantity: 48, expectedQuantity: 43 }],
  ['Leave it at 43', { price: 900, expectedPrice: 850 }],
])('a stock that has moved shows both numbers; “%s” saves without typing again', async (answer, input) => {
  const UpdateProduct = jest.fn(({ input: sent }: Record<string, unknown>) => {
    if ((sent as { expectedQuantity?: number }).expectedQuantity === 45) throw stockChanged(45, 43)
    return { updateProduct: buildProduct({ ...attar, ...(sent as object) }) }
  })
  const shop = await openUpdateProduct({ UpdateProduct })
  await change(shop, 'Price', '900')
  await change(shop, 'Quantity', '50')
  await save(shop)

  const choice = await screen.findByRole('group', { name: 'The stock has changed while this page was open' })
  expect(choice).toHaveFocus()
  expect(choice).toHaveTextContent('It was 45, and it is 43 now. You typed 50.')
  await shop.user.click(within(choice).getByRole('button', { name: answer }))
  await waitFor(() => expect(choice).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: /Save changes|Saving/ })).toHaveFocus()
  expect(UpdateProduct).toHaveBeenLastCalledWith({ id: 'p-1', input })
  expect(await box('Quantity')).toHaveValue(String('quantity' in input ? input.quantity : 45))
})

test('a price that falls by more than half is asked about before it is saved', async () => {
  const shop = await openUpdateProduct()
  await change(shop, 'Price', '85')
  await save(shop)
  const question = await screen.findByRole('alertdialog', { name: '85 TK instead of 850 TK?' })
  await shop.user.click(within(question).getByRole('button', { name: 'Look again' }))
  expect(shop.UpdateProduct).not.toHaveBeenCalled()
  expect(await box('Price')).toHaveValue('85')

  await save(shop)
  await shop.user.click(await screen.findByRole('button', { name: 'It is right, save it' }))
  expect(await screen.findByText('Product Updated')).toBeVisible()
  expect(shop.UpdateProduct).toHaveBeenCalledWith({ id: 'p-1', input: { price: 85, expectedPrice: 850 } })
})

test('a price that somebody else has changed is said at its field, and pressing again saves the own one', async () => {
  const UpdateProduct = jest.fn(({ input: sent }: Record<string, unknown>) => {
    if ((sent as { expectedPrice?: number }).expectedPrice === 850) throw refusal('PRODUCT_CHANGED', { price: 800 })
    return { updateProduct: buildProduct({ ...attar, ...(sent as object) }) }
  })
  const shop = await openUpdateProduct({ UpdateProduct })
  await change(shop, 'Price', '900')
  await save(shop)
  expect(await screen.findByRole('link', { name: /somebody else has set the price to .*800/ })).toBeVisible()
  expect(await box('Price')).toHaveValue('900')

  await save(shop)
  expect(await screen.findByText('Product Updated')).toBeVisible()
  expect(UpdateProduct).toHaveBeenLastCalledWith({ id: 'p-1', input: { price: 900, expectedPrice: 800 } })
})

test.each([
  ['no answer', noConnection(), 'The changes were not saved. What you typed is still here.'],
  ['NOT_FOUND', refusal('NOT_FOUND'), 'This product is no longer sold, so nothing was saved.'],
  ['FORBIDDEN', refusal('FORBIDDEN'), 'You no longer manage this shop.'],
])('%s keeps what was typed and says why, in focus', async (_, error, said) => {
  const shop = await openUpdateProduct({ UpdateProduct: () => Promise.reject(error) })
  await change(shop, 'Price', '900')
  await save(shop)
  expect(await screen.findByText(said)).toBeVisible()
  expect(document.activeElement).toHaveTextContent(said)
  expect(await box('Price')).toHaveValue('900')
})

test('a mistake is named at its field, in a summary, and nothing is sent', async () => {
  const shop = await openUpdateProduct()
  await change(shop, 'Name', '')
  await change(shop, 'Discount', '101')
  await save(shop)
  expect(await screen.findByRole('link', { name: 'Enter the name' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Enter the discount/ })).toBeVisible()
  expect(shop.UpdateProduct).not.toHaveBeenCalled()
})

test('an unknown product says so and leads back to the list', async () => {
  await openUpdateProduct({ EditedProduct: () => Promise.reject(refusal('NOT_FOUND')) })
  expect(await screen.findByRole('heading', { name: 'There is no such product' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'All products' })).toHaveAttribute(
    'href',
    '/manageProduct',
  )
})

test('a product that does not load can be asked for again', async () => {
  let connected = false
  const EditedProduct = () => (connected ? { product: buildProduct(attar) } : Promise.reject(noConnection()))
  const { user } = await openUpdateProduct({ EditedProduct })
  expect(await screen.findByText('This product could not be loaded')).toBeVisible()
  connected = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box('Name')).toHaveValue('Oud Attar')
})

test('a product without a picture of its own has no address to show', async () => {
  const image = { __typename: 'Image', url: '/images/placeholder-640.webp', srcSet: null }
  await openUpdateProduct({ EditedProduct: () => ({ product: buildProduct({ ...attar, image, images: [] }) }) })
  expect(await box('Image URL')).toHaveValue('')
  expect(screen.getByText('No picture yet')).toBeVisible()
})

test('the stock of a product with sizes and colours is told, with the way to change it', async () => {
  const variants = [buildVariant({ id: 'v-1', size: 'S' }), buildVariant({ id: 'v-2', size: 'M' })]
  const options = [buildOption('SIZE', 'S', 'M')]
  await openUpdateProduct({ EditedProduct: () => ({ product: buildProduct({ ...attar, options, variants }) }) })
  expect(await screen.findByText('45 pieces in 2 kinds')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change them in Sizes and colours' })).toHaveAttribute(
    'href',
    '/manageProduct/p-1/variants',
  )
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull()
})

const withVariants = {
  ...attar,
  options: [buildOption('SIZE', 'S', 'M')],
  variants: [buildVariant({ id: 'v-1', size: 'S' }), buildVariant({ id: 'v-2', size: 'M' })],
}

test('a price above the own price of a size or colour is refused at its field, with how much it can be', async () => {
  const shop = await openUpdateProduct({
    EditedProduct: () => ({ product: buildProduct(withVariants) }),
    UpdateProduct: () => refused('BAD_USER_INPUT', { fields: { price: ['too much'] }, highestPrice: 1200 }),
  })
  expect(await box('Price')).toHaveAccessibleDescription(/The lowest of its sizes and colours/)
  await change(shop, 'Price', '1250')
  await save(shop)

  expect(await screen.findByRole('link', { name: /^At most 1,200 TK/ })).toBeVisible()
  expect(await box('Price')).toHaveAccessibleDescription(/At most 1,200 TK: a size or colour has that price of its own/)
})

test('a stock of what has sizes by now is refused at its field, with the way to them, and the rest can be saved', async () => {
  const UpdateProduct = jest.fn(({ input }: Record<string, unknown>) =>
    'quantity' in (input as object)
      ? refused('VARIANT_REQUIRED')
      : { updateProduct: buildProduct({ ...withVariants, ...(input as object) }) },
  )
  const shop = await openUpdateProduct({ UpdateProduct })
  await change(shop, 'Price', '900')
  await change(shop, 'Quantity', '50')
  await save(shop)

  expect(await box('Quantity')).toHaveAccessibleDescription(/by now this product has sizes or colours/)
  expect(await box('Quantity')).toHaveValue('45')
  expect(screen.getByRole('link', { name: 'Change them in Sizes and colours' })).toHaveAttribute(
    'href',
    '/manageProduct/p-1/variants',
  )

  await save(shop)
  expect(await screen.findByText('Product Updated')).toBeVisible()
  expect(UpdateProduct).toHaveBeenLastCalledWith({ id: 'p-1', input: { price: 900, expectedPrice: 850 } })
})

test('one tab leads to the pictures of the product', async () => {
  const { user } = await openUpdateProduct()
  await box('Name')
  await user.click(screen.getByRole('link', { name: 'Pictures' }))

  expect(screen.getByLabelText('Choose more pictures')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Pictures' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Facts' })).not.toHaveAttribute('aria-current')
})
