import { limits } from '@sunnah-store/schema/limits'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildUser, fakeIdentity, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { fakeUploads, never } from '../testing/fake-uploads.ts'
import { keptDrafts } from '../testing/kept-drafts.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stayLoggedIn()
})
afterEach(() => {
  jest.restoreAllMocks()
  return act(() => chooseLanguage('en'))
})

type Answers = Parameters<typeof serverOf>[1]

const open = async (answers: Answers = {}, user = buildUser({ isAdmin: true })) => {
  const AddProduct = jest.fn(() => ({ addProduct: { __typename: 'Product', id: 'p-1', name: 'Oud Attar' } }))
  const shop = await visit('/addProduct', serverOf(user, { AddProduct, ...answers }))
  return { ...shop, AddProduct }
}

const box = (name: string) => screen.findByRole('textbox', { name })
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name = 'Add Product') =>
  user.click(within(screen.getByRole('main')).getByRole('button', { name }))

const fillIn = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.selectOptions(await screen.findByLabelText('Product code'), 'Attar (77)')
  await user.type(await box('Name'), ' Oud Attar ')
  await user.type(await box('Quantity'), '৪৫')
  await user.type(await box('Price'), '1,250')
}

const photo = (size = 10, type = 'image/jpeg') => new File([new Uint8Array(size)], 'oud.jpg', { type })

test('a product needs a code, a name, a quantity and a price; the form says so at each and sends nothing', async () => {
  const shop = await open()
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
  const shop = await open()
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
      imageUrl: null,
    }),
  })
  expect(await box('Name')).toHaveValue('')
  expect(await box('Name')).toHaveFocus()
  expect(screen.getByLabelText('Product code')).toHaveValue('77')
  expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/productDetail/p-1')
})

test('what a shopper will pay is said while price and discount are typed', async () => {
  const { user } = await open()
  await user.type(await box('Price'), '850')
  expect(screen.getByText('Shoppers pay 850 BDT.')).toBeVisible()
  await user.type(await box('Discount'), '15')
  expect(screen.getByText('Shoppers pay 722 BDT, with 850 BDT crossed out.')).toBeVisible()
})

test('without an answer nobody knows whether it was added: the form says so and keeps everything', async () => {
  const shop = await open({ AddProduct: () => Promise.reject(noConnection()) })
  await fillIn(shop)
  await press(shop.user)

  expect(await screen.findByText(/may have been added/)).toBeVisible()
  expect(await box('Name')).toHaveValue(' Oud Attar ')
})

test('a field that the shop refuses is named at the field', async () => {
  const extensions = { code: 'BAD_USER_INPUT', details: { fields: { imageUrl: ['imageUrl must be …'] } } }
  const shop = await open({ AddProduct: () => Promise.reject(new GraphQLError('refused', { extensions })) })
  await fillIn(shop)
  await press(shop.user)
  expect(await screen.findByRole('link', { name: 'The shop cannot take this: Image URL' })).toBeVisible()
})

test('whoever manages the shop no longer is told so', async () => {
  const shop = await open({ AddProduct: () => Promise.reject(refusal('FORBIDDEN')) })
  await fillIn(shop)
  await press(shop.user)
  expect(await screen.findByText('You no longer manage this shop.')).toBeVisible()
})

test('what was typed outlives a reload and a change of the language', async () => {
  const first = await open()
  await fillIn(first)
  await act(() => chooseLanguage('bn'))
  expect(await screen.findByRole('textbox', { name: 'নাম' })).toHaveValue(' Oud Attar ')
  await act(() => chooseLanguage('en'))
  document.body.replaceChildren()

  await open()
  expect(await box('Name')).toHaveValue(' Oud Attar ')
  expect(await box('Price')).toHaveValue('1,250')
})

test('leaving with something typed asks first; the harmless answer has the focus', async () => {
  const { user, router } = await open()
  await user.type(await box('Name'), 'Oud')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))

  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(within(question).getByRole('button', { name: 'Stay here' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Stay here' }))
  expect(await box('Name')).toHaveValue('Oud')

  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/manageProduct'))
  expect(keptDrafts()).toEqual([])
})

test('a chosen picture is sent with the token, and its address goes with the product', async () => {
  const sent = fakeUploads(async () => ({ status: 201, body: { url: '/images/uploads/a-960.webp', srcSet: '' } }))
  const shop = await open()
  await fillIn(shop)
  await shop.user.upload(screen.getByLabelText('Choose a picture'), photo())

  expect(await screen.findByText('The picture is uploaded.')).toBeVisible()
  expect(sent).toMatchObject([{ address: '/picture', headers: { authorization: 'Bearer access-token' } }])
  expect(await screen.findByRole('img', { name: /as shoppers will see it/ })).toHaveAttribute(
    'src',
    '/images/uploads/a-960.webp',
  )
  await press(shop.user)
  await waitFor(() =>
    expect(shop.AddProduct).toHaveBeenCalledWith({
      input: expect.objectContaining({ imageUrl: '/images/uploads/a-960.webp' }),
    }),
  )
})

test('while a picture is under way the form waits, says how far it is, and it can be called off', async () => {
  fakeUploads(never)
  const shop = await open()
  await fillIn(shop)
  await shop.user.upload(screen.getByLabelText('Choose a picture'), photo())
  expect(await screen.findByText('Uploading… 40%')).toBeVisible()

  await press(shop.user)
  expect(await screen.findByRole('link', { name: /Wait until the picture is uploaded/ })).toBeVisible()
  await press(shop.user, 'Cancel the upload')
  expect(await screen.findByText('The upload was cancelled.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test.each([
  ['a picture above 5 MB', photo(limits.pictureBytes + 1), 'This picture is larger than 5 MB. Choose a smaller one'],
  ['a file that is no picture', photo(10, 'image/svg+xml'), 'Choose a picture in the format JPEG, PNG or WebP'],
])('%s is refused at its field before it is sent', async (_, file, said) => {
  const sent = fakeUploads(never)
  await open()
  const field = await screen.findByLabelText('Choose a picture')
  // user-event keeps to `accept`, which people can get around.
  fireEvent.change(field, { target: { files: [file] } })
  expect(await screen.findByText(said)).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(said))
  expect(sent).toHaveLength(0)
})

test.each([
  [400, 'The shop cannot read this picture. Choose another one'],
  [413, 'This picture is larger than 5 MB. Choose a smaller one'],
  [503, 'The picture was not uploaded. Check your connection, then try again'],
])('what the shop answers with %i to a picture is said at its field', async (status, said) => {
  fakeUploads(async () => ({ status }))
  const { user } = await open()
  await user.upload(await screen.findByLabelText('Choose a picture'), photo())
  expect(await screen.findByText(said)).toBeVisible()
})

test('a token that has ended is renewed once, and the picture is sent again', async () => {
  const sent = fakeUploads(async ({ headers }) =>
    headers.authorization === 'Bearer access-token' && sent.length < 2
      ? { status: 401 }
      : { status: 201, body: { url: '/images/uploads/a-960.webp' } },
  )
  const { user } = await visit('/addProduct', serverOf(buildUser({ isAdmin: true })), fakeIdentity().load)
  await user.upload(await screen.findByLabelText('Choose a picture'), photo())
  expect(await screen.findByText('The picture is uploaded.')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('an address without a picture is told before anything is saved', async () => {
  const { user } = await open()
  await user.type(await box('Image URL'), 'https://example.com/none.jpg')
  const image = await screen.findByRole('img', { name: /as shoppers will see it/ })
  act(() => void image.dispatchEvent(new Event('error')))
  expect(await screen.findByText('There is no picture at this address.')).toBeVisible()
})

test('a shopper who types the address sees that it is not for them', async () => {
  await open({}, buildUser())
  expect(await screen.findByText('Only people who manage the shop can see this page.')).toBeVisible()
})
