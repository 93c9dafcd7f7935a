import { act, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { chooseLanguage } from '../lib/copy/language.ts'
import { box, fillIn, openAddProduct, press } from '../testing/add-product.ts'
import { buildUser, logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { storedDrafts } from '../testing/stored-drafts.ts'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))

test('a product needs a code, a name, a quantity and a price; the form says so at each and sends nothing', async () => {
  const shop = await openAddProduct()
  await box('Name')
  await press(shop.user)

  const summary = await screen.findByRole('group', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose the product code',
    'Enter the name',
    'Enter the quantity as a whole number from 0 to 1,000,000',
    'Enter the price as a whole number from 0 to 10,000,000',
  ])
  expect(await box('Name')).toHaveAccessibleDescription('Required. In English. Enter the name')
  expect(shop.AddProduct).not.toHaveBeenCalled()
})

test('a product is added as it was typed, in digits of both scripts; the form is ready for the next one', async () => {
  const shop = await openAddProduct()
  await fillIn(shop)
  await press(shop.user)

  expect(await screen.findByText('Product Successfully Added')).toBeVisible()
  expect(shop.AddProduct).toHaveBeenCalledWith({
    input: expect.objectContaining({
      categoryCode: 77,
      name: 'Oud Attar',
      nameBn: null,
      quantity: 45,
      price: 1250,
      discount: 0,
      images: [],
    }),
  })
  expect(await box('Name')).toHaveValue('')
  expect(await box('Name')).toHaveFocus()
  expect(screen.getByLabelText('Product code')).toHaveValue('77')
  expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/productDetail/p-1')
})

test('what is typed while a product is on its way is kept for the next one', async () => {
  let answer: (added: object) => void = () => undefined
  const answered = new Promise<object>((resolve) => {
    answer = resolve
  })
  const shop = await openAddProduct({ AddProduct: () => answered })
  await fillIn(shop)
  await press(shop.user)
  await shop.user.type(await box('Color'), 'Amber')
  await act(async () => answer({ addProduct: { __typename: 'Product', id: 'p-1', name: 'Oud Attar' } }))

  expect(await screen.findByText('Oud Attar is in the shop.')).toBeVisible()
  expect(await box('Name')).toHaveValue('')
  expect(await box('Color')).toHaveValue('Amber')
  expect(await box('Color')).toHaveFocus()
  expect(storedDrafts()).toHaveLength(1)
})

test('what a shopper will pay is said while price and discount are typed', async () => {
  const { user } = await openAddProduct()
  await user.type(await box('Price'), '850')
  expect(screen.getByText('Shoppers pay 850 TK.')).toBeVisible()
  await user.type(await box('Discount'), '15')
  expect(screen.getByText('Shoppers pay 722 TK, with 850 TK crossed out.')).toBeVisible()
})

test('the form says which facts are missing in Bangla', async () => {
  const { user } = await openAddProduct()
  expect(screen.queryByText(/^Missing in Bangla/)).not.toBeInTheDocument()
  await user.type(await box('Material'), 'Cotton')
  await user.type(await box('Size'), 'M')
  expect(screen.getByText('Missing in Bangla: Material, Size')).toBeVisible()
  await user.type(await box('Material in Bangla'), 'সুতি')
  expect(screen.getByText('Missing in Bangla: Size')).toBeVisible()
})

test('without an answer nobody knows whether it was added: the form says so and keeps everything', async () => {
  const shop = await openAddProduct({ AddProduct: () => Promise.reject(noConnection()) })
  await fillIn(shop)
  await press(shop.user)

  expect(await screen.findByText(/may have been added/)).toBeVisible()
  expect(await box('Name')).toHaveValue(' Oud Attar ')
})

test('a field that the shop refuses is named at the field, in whichever language the shop goes on', async () => {
  const extensions = { code: 'BAD_USER_INPUT', details: { fields: { imageUrl: ['imageUrl must be …'] } } }
  const shop = await openAddProduct({ AddProduct: () => Promise.reject(new GraphQLError('refused', { extensions })) })
  await fillIn(shop)
  await press(shop.user)
  const refused = { name: 'The shop cannot take this: Image URL' }
  expect(await screen.findByRole('link', refused)).toBeVisible()

  await act(() => chooseLanguage('bn'))
  expect(await screen.findByRole('link', refused)).toBeVisible()
})

test('whoever manages the shop no longer is told so', async () => {
  const shop = await openAddProduct({ AddProduct: () => Promise.reject(refusal('FORBIDDEN')) })
  await fillIn(shop)
  await press(shop.user)
  expect(await screen.findByText('You no longer manage this shop.')).toBeVisible()
})

test('what was typed outlives a reload and a change of the language', async () => {
  const first = await openAddProduct()
  await fillIn(first)
  await act(() => chooseLanguage('bn'))
  expect(await screen.findByRole('textbox', { name: 'নাম' })).toHaveValue(' Oud Attar ')
  await act(() => chooseLanguage('en'))
  document.body.replaceChildren()

  await openAddProduct()
  expect(await box('Name')).toHaveValue(' Oud Attar ')
  expect(await box('Price')).toHaveValue('1,250')
})

test('leaving with something typed asks first; the harmless answer has the focus', async () => {
  const { user, router } = await openAddProduct()
  await user.type(await box('Name'), 'Oud')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))

  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(within(question).getByRole('button', { name: 'Stay here' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Stay here' }))
  expect(await box('Name')).toHaveValue('Oud')

  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/manageProduct'))
  expect(storedDrafts()).toEqual([])
})

test('a shopper who types the address sees that it is not for them', async () => {
  await openAddProduct({}, buildUser())
  expect(await screen.findByText('Only people who manage the shop can see this page.')).toBeVisible()
})
