import { act, screen, waitFor, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildOption, buildProduct, buildVariant } from '../testing/build-product.ts'
import { buildUser } from '../testing/fake-identity.ts'
import { fakeServer, refused } from '../testing/fake-server.ts'
import { openAs } from '../testing/open-product.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const variant = (color: string, size: string, quantity: number, price = 1250) =>
  buildVariant({ id: `${color}-${size}`, color, size, quantity, price, discountedPrice: price - 50 })

const sizeChart = {
  __typename: 'SizeChart',
  unit: 'CM',
  columns: [{ __typename: 'SizeChartColumn', name: 'Chest', nameBn: 'বুক' }],
  rows: [
    { __typename: 'SizeChartRow', size: 'M', sizeBn: null, cells: ['104'] },
    { __typename: 'SizeChartRow', size: 'L', sizeBn: null, cells: ['110'] },
  ],
}

const product = buildProduct({
  id: 'p-1',
  name: 'Cotton Panjabi, Plain',
  quantity: 15,
  options: [buildOption('SIZE', 'M', 'L'), buildOption('COLOR', 'White', 'Navy')],
  variants: [
    variant('White', 'M', 0),
    variant('White', 'L', 12),
    variant('Navy', 'M', 3, 1350),
    variant('Navy', 'L', 0, 1350),
  ],
  sizeChart,
})
const Product = () => ({ product })

const pill = (name: string) => screen.findByRole('radio', { name })
const press = (name: string) => screen.findByRole('button', { name })
const option = (name: RegExp) => screen.getByRole('group', { name })

test('a product in several prices says from what on, then what the choice costs and how many there are', async () => {
  const { user } = await visit('/productDetail/p-1', fakeServer({ Product }))
  expect((await screen.findAllByText('from 1,200 BDT'))[0]).toBeVisible()
  expect(screen.getByText('15 available')).toBeVisible()

  await user.click(await pill('Navy'))
  await user.click(await pill('M'))
  expect(screen.getAllByText('1,300 BDT')[0]).toBeVisible()
  expect(screen.getByText('3 available in Navy · M')).toBeVisible()
})

test('the address carries the choice, and a reload or somebody else finds it', async () => {
  const { user, router } = await visit('/productDetail/p-1?quantity=2', fakeServer({ Product }))
  await user.click(await pill('White'))
  await user.click(await pill('L'))
  await screen.findByText('12 available in White · L')
  expect(router.state.location.search).toBe('?quantity=2&color=White&size=L')

  await visit('/productDetail/p-1?color=white&size=l', fakeServer({ Product }))
  expect((await screen.findAllByRole('radio', { name: 'L', checked: true })).length).toBeGreaterThan(0)
})

test('choosing asks the shop for nothing', async () => {
  const asked = jest.fn(Product)
  const { user } = await visit('/productDetail/p-1', fakeServer({ Product: asked }))
  await user.click(await pill('White'))
  expect(await pill('White')).toBeChecked()
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['XXXL', 'XXXL'],
  ['Made of words by somebody who is not the shop', 'Made of words by somebody who is not the…'],
])('what the address asks for and is not made is said, as far as it could be: %s', async (size, told) => {
  await visit(`/productDetail/p-1?size=${size}&color=Navy`, fakeServer({ Product }))
  expect(await screen.findByText(`This product is not made as: ${told}. Please choose again.`)).toBeVisible()
  expect(await pill('Navy')).toBeChecked()
})

test.each([
  ['?color=Blue&size=M', 'Sky Blue', 'Sky Blue · M'],
  ['?color=blue&size=L', 'Navy', 'Navy · L'],
  ['?color=White&size=L', 'White', 'White · L'],
])(
  '%s opens with %s: a family of colours leads to the first one of it that is there in the size',
  async (address, color, name) => {
    const options = [buildOption('SIZE', 'M', 'L'), buildOption('COLOR', 'White', 'Navy', 'Sky Blue')]
    const variants = [
      variant('White', 'L', 2),
      variant('Navy', 'M', 0),
      variant('Navy', 'L', 3),
      variant('Sky Blue', 'M', 1),
      variant('Sky Blue', 'L', 1),
    ]
    await visit(
      `/productDetail/p-1${address}`,
      fakeServer({ Product: () => ({ product: { ...product, options, variants } }) }),
    )
    expect(await screen.findByText(new RegExp(`available in ${name}$`))).toBeVisible()
    expect(await pill(color)).toBeChecked()
  },
)

test('what is sold out in the chosen colour says so, and can still be looked at', async () => {
  const { user } = await visit('/productDetail/p-1?color=White', fakeServer({ Product }))
  const soldOut = await pill('M, sold out')
  await user.click(soldOut)
  expect(await screen.findByText('White · M: out of stock')).toBeVisible()
  expect(soldOut).toBeChecked()
  expect(soldOut).toHaveFocus()
  expect(screen.getByText(/Others are still there/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

test('a colour is struck only when all its sizes are sold out', async () => {
  const options = [buildOption('SIZE', 'M', 'L'), buildOption('COLOR', 'White', 'Navy', 'Black')]
  const variants = [...product.variants, variant('Black', 'M', 0), variant('Black', 'L', 0)]
  const { user } = await visit(
    '/productDetail/p-1?color=White&size=M',
    fakeServer({ Product: () => ({ product: { ...product, options, variants } }) }),
  )
  expect(await screen.findByText('White · M: out of stock')).toBeVisible()
  expect(await pill('White')).toBeChecked()
  expect(await pill('M, sold out')).toBeChecked()
  expect(await pill('L')).toBeInTheDocument()
  expect(await pill('Black, sold out')).toBeInTheDocument()

  await user.click(await pill('Navy'))
  expect(await pill('L, sold out')).toBeInTheDocument()
  expect(await pill('M')).toBeInTheDocument()
})

test('a size that is not made in the chosen colour says so and cannot be bought, and the colours that it has can be', async () => {
  const [, , navyM] = product.variants
  const uneven = { ...product, options: [buildOption('SIZE', 'M', 'L', 'XL'), buildOption('COLOR', 'White', 'Navy')] }
  const variants = [variant('White', 'M', 5), variant('White', 'L', 5), navyM, variant('Navy', 'XL', 4)]
  const { user } = await openAs(buildUser(), { Product: () => ({ product: { ...uneven, variants } }) })
  await user.click(await pill('White'))
  await user.click(await pill('XL, not made'))
  expect(await screen.findByText('Not made in this size and colour')).toBeVisible()
  expect(screen.getByText('Choose another size or colour.')).toBeVisible()
  expect(screen.queryByText(/available/)).toBeNull()
  expect(screen.queryByText(/BDT/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull()

  await user.click(await pill('Navy'))
  expect(await screen.findByText('4 available in Navy · XL')).toBeVisible()
  expect(await press('Add to cart')).toBeVisible()
})

test.each(['Add to cart', 'Buy now'])('%s asks for what is not chosen yet, one thing after the other', async (name) => {
  const AddToCart = jest.fn()
  const { user } = await openAs(buildUser(), { Product, AddToCart })
  await user.click(await press(name))
  expect(within(option(/Colour/)).getByRole('alert')).toHaveTextContent(/Colour: choose one first/)
  expect(await pill('White')).toHaveFocus()

  await user.click(await pill('White'))
  await user.click(await press(name))
  expect(within(option(/Colour/)).getByRole('alert')).toBeEmptyDOMElement()
  expect(within(option(/Size/)).getByRole('alert')).toHaveTextContent(/Size: choose one first/)
  expect(screen.getByText('Size: please choose')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(AddToCart).not.toHaveBeenCalled()
})

test('the chosen variant goes into the cart', async () => {
  const AddToCart = jest.fn(() => refused('RATE_LIMITED'))
  const { user } = await openAs(buildUser(), { Product, AddToCart })
  await user.click(await pill('White'))
  await user.click(await pill('L'))
  await user.click(await press('Add to cart'))
  await waitFor(() =>
    expect(AddToCart).toHaveBeenCalledWith({ input: { productId: 'p-1', variantId: 'White-L', quantity: 1 } }),
  )
})

test('in Bangla the bar of the buttons names what is chosen so far in Bangla', async () => {
  await act(() => chooseLanguage('bn'))
  const color = buildOption('COLOR', 'White', 'Navy')
  const values = color.values.map((one) => ({ ...one, valueBn: one.value === 'Navy' ? 'নেভি ব্লু' : 'সাদা' }))
  const options = [buildOption('SIZE', 'M', 'L'), { ...color, values }]
  const { user } = await visit(
    '/productDetail/p-1',
    fakeServer({ Product: () => ({ product: { ...product, options } }) }),
  )
  await user.click(await pill('নেভি ব্লু'))
  expect(document.querySelector('[data-buy-bar]')).toHaveTextContent(/নেভি ব্লু/)
  expect(document.querySelector('[data-buy-bar]')).not.toHaveTextContent(/Navy/)
  await act(() => chooseLanguage('en'))
})

test('Buy now names the choice, holds it and goes to its checkout', async () => {
  const HoldStock = jest.fn(() => refused('RATE_LIMITED'))
  const { user } = await openAs(buildUser(), { Product, HoldStock })
  await user.click(await pill('White'))
  await user.click(await pill('L'))
  await user.click(await press('Buy now'))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/White · L/)
  await user.click(await press('Yes'))
  expect(HoldStock).toHaveBeenCalledWith({ input: { productId: 'p-1', variantId: 'White-L', quantity: 1 } })
})

test('a visitor comes back from the log-in with the choice', async () => {
  const { user, router } = await visit('/productDetail/p-1', fakeServer({ Product }))
  await user.click(await pill('White'))
  await user.click(await pill('L'))
  await user.click(await press('Add to cart'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location).toMatchObject({
    state: {
      from: '/buynow/p-1?size=L&color=White',
      add: { productId: 'p-1', variantId: 'White-L', quantity: 1 },
    },
  })
})

test('the size chart is in centimetres or inches, and marks the chosen size', async () => {
  const { user } = await visit('/productDetail/p-1?size=L', fakeServer({ Product }))
  await user.click(await press('Size chart'))
  const chart = await screen.findByRole('dialog', { name: 'Size chart' })
  expect(within(chart).getByRole('row', { name: 'Chest 104 110' })).toBeVisible()
  await user.click(within(chart).getByRole('button', { name: 'inch' }))
  expect(within(chart).getByRole('row', { name: 'Chest 41 43.5' })).toBeVisible()
  await user.click(within(chart).getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
