import { limits } from '@sunnah-store/schema/limits'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { box, fillIn, openAddProduct, press } from '../testing/add-product.ts'
import { buildUser, fakeIdentity, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { fakeUploads, never } from '../testing/fake-uploads.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)
afterEach(() => jest.restoreAllMocks())

const photo = (size = 10, type = 'image/jpeg') => new File([new Uint8Array(size)], 'oud.jpg', { type })

test('a chosen picture is sent with the token, and its address goes with the product', async () => {
  const sent = fakeUploads(async () => ({ status: 201, body: { url: '/images/uploads/a-960.webp', srcSet: '' } }))
  const shop = await openAddProduct()
  await fillIn(shop)
  await shop.user.upload(screen.getByLabelText('Choose pictures'), photo())

  expect(await screen.findByText('The picture is uploaded.')).toBeVisible()
  expect(sent).toMatchObject([{ address: '/picture', headers: { authorization: 'Bearer access-token' } }])
  expect(await screen.findByRole('img', { name: /as shoppers will see it/ })).toHaveAttribute(
    'src',
    '/images/uploads/a-960.webp',
  )
  await press(shop.user)
  await waitFor(() =>
    expect(shop.AddProduct).toHaveBeenCalledWith({
      input: expect.objectContaining({ images: [{ url: '/images/uploads/a-960.webp', alt: null, altBn: null }] }),
    }),
  )
})

test('while a picture is under way the form waits, says how far it is, and it can be called off', async () => {
  fakeUploads(never)
  const shop = await openAddProduct()
  await fillIn(shop)
  await shop.user.upload(screen.getByLabelText('Choose pictures'), photo())
  const said = await screen.findByText('Uploading…')
  expect(said).toHaveAttribute('role', 'status')
  expect(said.parentElement).toHaveTextContent('Uploading… 40%')

  await press(shop.user)
  expect(await screen.findByRole('link', { name: /Wait until the picture is uploaded/ })).toBeVisible()
  screen.getByRole('button', { name: 'Cancel the upload of oud.jpg' }).focus()
  await shop.user.keyboard('{Enter}')
  expect(await screen.findByText('The upload was cancelled.')).toBeVisible()
  expect(screen.getByLabelText('Choose pictures')).toHaveFocus()
  expect(screen.queryByRole('progressbar', { name: 'Uploading…' })).toBeNull()
  await waitFor(() => expect(screen.queryByText(/Wait until the picture is uploaded/)).toBeNull())
})

test('a form that waited for its picture has nothing to mend once that is there', async () => {
  let arrive: (answer: { status: number; body: object }) => void = () => undefined
  const arrived = new Promise<{ status: number; body: object }>((resolve) => {
    arrive = resolve
  })
  fakeUploads(() => arrived)
  const shop = await openAddProduct()
  await fillIn(shop)
  await shop.user.upload(screen.getByLabelText('Choose pictures'), photo())
  await press(shop.user)
  expect(await screen.findByRole('link', { name: /Wait until the picture is uploaded/ })).toBeVisible()

  await act(async () => arrive({ status: 201, body: { url: '/images/uploads/a-960.webp' } }))
  expect(await screen.findByText('The picture is uploaded.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Wait until the picture is uploaded/)).toBeNull())
})

test.each([
  ['a picture above 5 MB', photo(limits.pictureBytes + 1), 'This picture is larger than 5 MB. Choose a smaller one'],
  ['a file that is no picture', photo(10, 'image/svg+xml'), 'Choose a picture in the format JPEG, PNG or WebP'],
])('%s is refused at its field before it is sent', async (_, file, said) => {
  const sent = fakeUploads(never)
  await openAddProduct()
  const field = await screen.findByLabelText('Choose pictures')
  // user-event keeps to `accept`, which people can get around.
  fireEvent.change(field, { target: { files: [file] } })
  expect(await screen.findByText(said)).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(said))
  expect(sent).toHaveLength(0)
})

test('a picture with too many megapixels is told so, and the hint has said how many it can have', async () => {
  const body = { error: { code: 'BAD_USER_INPUT', details: { fields: { file: ['too many'] }, megapixels: 108 } } }
  fakeUploads(async () => ({ status: 400, body }))
  const { user } = await openAddProduct()
  const field = await screen.findByLabelText('Choose pictures')
  expect(field).toHaveAccessibleDescription(/at most 5 MB and 25 megapixels; a photo as the phone saved it, up to 50/)
  await user.upload(field, photo())
  expect(await screen.findByText(/^This picture has too many megapixels: it can have 25, and 50/)).toBeVisible()
})

test.each([
  [400, 'The shop cannot read this picture. Choose another one'],
  [413, 'This picture is larger than 5 MB. Choose a smaller one'],
  [503, 'The picture was not uploaded. Check your connection, then try again'],
])('what the shop answers with %i to a picture is said at its field', async (status, said) => {
  fakeUploads(async () => ({ status }))
  const { user } = await openAddProduct()
  await user.upload(await screen.findByLabelText('Choose pictures'), photo())
  expect(await screen.findByText(said)).toBeVisible()
})

test('a token that has ended is renewed once, and the picture is sent again', async () => {
  const sent = fakeUploads(async ({ headers }) =>
    headers.authorization === 'Bearer access-token' && sent.length < 2
      ? { status: 401 }
      : { status: 201, body: { url: '/images/uploads/a-960.webp' } },
  )
  const { user } = await visit('/addProduct', serverOf(buildUser({ isAdmin: true })), fakeIdentity().load)
  await user.upload(await screen.findByLabelText('Choose pictures'), photo())
  expect(await screen.findByText('The picture is uploaded.')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('an address without a picture is told before anything is saved', async () => {
  const { user } = await openAddProduct()
  await user.type(await box('Image URL'), 'https://example.com/none.jpg')
  const image = await screen.findByRole('img', { name: /as shoppers will see it/ })
  act(() => void image.dispatchEvent(new Event('error')))
  expect(await screen.findByText('There is no picture at this address.')).toBeVisible()
})
