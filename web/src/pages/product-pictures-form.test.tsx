import { screen, waitFor, within } from '@testing-library/react'
import { buildPicture, buildProduct } from '../testing/build-product.ts'
import { logInAfresh } from '../testing/fake-identity.ts'
import { fakeUploads } from '../testing/fake-uploads.ts'
import { attar, box, openUpdateProduct, save } from '../testing/update-product.ts'

beforeEach(logInAfresh)
afterEach(() => jest.restoreAllMocks())

const UpdateProduct = jest.fn()
beforeEach(() => UpdateProduct.mockReset().mockReturnValue(new Promise(() => undefined)))

const front = { url: '/images/front-640.webp', alt: 'From the front', altBn: null }
const back = { url: '/images/back-640.webp', alt: null, altBn: null }
const openWith = (...pictures: object[]) =>
  openUpdateProduct({
    EditedProduct: () => ({ product: buildProduct({ ...attar, images: pictures.map(buildPicture) }) }),
    UpdateProduct,
  })
const sent = (images: object[]) => ({ id: 'p-1', input: { images } })

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' })
const addresses = () =>
  within(screen.getByRole('list', { name: 'Pictures in their order' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('src'))

test('pictures are moved by keyboard, told so, and saved in their new order with what is seen on them', async () => {
  const { user } = await openWith(front, back)
  expect(await screen.findByText('2 of 8 pictures. The first one is shown in lists.')).toBeVisible()
  screen.getByRole('button', { name: 'Move picture 2 forward' }).focus()
  await user.keyboard('{Enter}')

  expect(await screen.findByText('The picture is number 1 of 2 now.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Move picture 1 back' })).toHaveFocus()
  await waitFor(() => expect(addresses()).toEqual([back.url, front.url]))
  await user.type(await box('What is seen on picture 1'), 'From behind')
  await user.type(await box('The same in Bangla, picture 1'), 'পেছন থেকে')
  await save({ user })

  const behind = { url: back.url, alt: 'From behind', altBn: 'পেছন থেকে' }
  await waitFor(() => expect(UpdateProduct).toHaveBeenCalledWith(sent([behind, front])))
})

test('a removed picture is gone when the product is saved, and the focus stays with the pictures', async () => {
  const { user } = await openWith(front, back)
  await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }))

  expect(screen.getByLabelText('Choose more pictures')).toHaveFocus()
  await save({ user })
  await waitFor(() => expect(UpdateProduct).toHaveBeenCalledWith(sent([back])))
})

test('several files are uploaded one by one; one that fails says so and can be sent again', async () => {
  let lost = true
  fakeUploads(async ({ body }) => {
    const file = (body as FormData).get('file') as File
    if (file.name === 'lost.jpg' && lost) throw new TypeError('No connection')
    return { status: 201, body: { url: `/images/uploads/${file.name}-960.webp` } }
  })
  const { user } = await openWith()
  const files = [photo('a.jpg'), photo('lost.jpg'), photo('b.jpg')]
  await user.upload(await screen.findByLabelText('Choose pictures'), files)

  expect(await screen.findByText('The picture was not uploaded. Check your connection, then try again')).toBeVisible()
  await waitFor(() =>
    expect(addresses()).toEqual([1, 2].map((n) => `/images/uploads/${n === 1 ? 'a' : 'b'}.jpg-960.webp`)),
  )
  lost = false
  await user.click(screen.getByRole('button', { name: 'Try again: lost.jpg' }))
  await waitFor(() => expect(addresses()).toHaveLength(3))
  expect(screen.queryByText(/Check your connection/)).toBeNull()
})

test('a ninth picture is not taken, whether chosen or typed', async () => {
  const sentFiles = fakeUploads(async () => ({ status: 201, body: { url: '/images/uploads/a-960.webp' } }))
  const eight = Array.from({ length: 8 }, (_, i) => ({ url: `/images/nr-${i}-640.webp` }))
  const { user } = await openWith(...eight)
  await user.upload(await screen.findByLabelText('Choose more pictures'), photo('ninth.jpg'))
  expect(await screen.findByText('There are as many pictures as there can be. Remove one first')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave out ninth.jpg' }))
  expect(sentFiles).toHaveLength(0)

  await user.type(await box('Image URL'), 'https://example.com/ninth.jpg')
  await save({ user })
  expect(await screen.findByRole('link', { name: 'A product can have 8 pictures at most' })).toBeVisible()
  expect(UpdateProduct).not.toHaveBeenCalled()
})

test('a typed address is one more picture, added by its button or when the product is saved', async () => {
  const { user } = await openWith(front)
  await user.type(await box('Image URL'), 'https://example.com/side.jpg')
  await user.click(screen.getByRole('button', { name: 'Add this picture' }))
  await waitFor(() => expect(addresses()).toEqual([front.url, 'https://example.com/side.jpg']))
  expect(await box('Image URL')).toHaveValue('')
  await user.type(await box('Image URL'), 'https://example.com/top.jpg')
  await save({ user })

  const added = ['side', 'top'].map((name) => ({ url: `https://example.com/${name}.jpg`, alt: null, altBn: null }))
  await waitFor(() => expect(UpdateProduct).toHaveBeenCalledWith(sent([front, ...added])))
})
