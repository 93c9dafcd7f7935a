import { act, fireEvent, screen, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildPicture, buildProduct } from '../testing/build-product.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const front = buildPicture({ url: '/images/front-640.webp', alt: 'From the front', altBn: 'সামনে থেকে' })
const back = buildPicture({ url: '/images/back-640.webp' })
const open = (images: object[]) =>
  visit(
    '/productDetail/p-1',
    fakeServer({ Product: () => ({ product: buildProduct({ id: 'p-1', name: 'Oud Attar', images }) }) }),
  )
const gallery = () => screen.findByRole('region', { name: 'Pictures' })
const shown = async () => within(await gallery()).getByRole('status').textContent

test('several pictures are counted and chosen below; the first one comes first, the others when they are near', async () => {
  const { user } = await open([front, back])
  const [first, second] = within(await gallery()).getAllByRole('img')
  expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(first).toHaveAttribute('loading', 'eager')
  expect(first).toHaveAccessibleName('From the front')
  expect(second).toHaveAttribute('loading', 'lazy')
  expect(second).toHaveAccessibleName('Oud Attar, picture 2')
  expect(await shown()).toBe('1 / 2')

  await user.click(screen.getByRole('button', { name: 'Picture 2 of 2' }))
  expect(await shown()).toBe('2 / 2')
  expect(screen.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute('aria-current', 'true')
})

test('the small picture of the one that is seen comes into sight', async () => {
  // Eight of 72 px each where there is room for 300.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(72)
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 72 * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
  const images = Array.from({ length: 8 }, (_, i) => buildPicture({ url: `/images/${i}-640.webp` }))
  const { user } = await open(images)
  const thumb = await screen.findByRole('button', { name: 'Picture 7 of 8' })

  await user.click(thumb)
  expect(thumb.closest('ul')?.scrollLeft).toBe(72 * 6 - (300 - 72) / 2)
})

test('the arrow keys go through the pictures and stop at both ends', async () => {
  const { user } = await open([front, back])
  const track = within(await gallery()).getByRole('group')
  track.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(await shown()).toBe('2 / 2')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await shown()).toBe('1 / 2')
})

test('whoever reads Bangla hears what is seen in Bangla, or that it is said in English', async () => {
  await open([front, buildPicture({ url: '/images/side-640.webp', alt: 'From the side' })])
  await act(() => chooseLanguage('bn'))

  const [first, second] = within(await screen.findByRole('region', { name: 'ছবি' })).getAllByRole('img')
  expect(first).toHaveAccessibleName('সামনে থেকে')
  expect(second).toHaveAccessibleName('From the side')
  expect(second).toHaveAttribute('lang', 'en')
  await act(() => chooseLanguage('en'))
})

test('one picture alone has nothing to choose from, and none is the placeholder', async () => {
  await open([])
  const image = within(await gallery()).getByRole('img')
  expect(image).toHaveAccessibleName('Oud Attar')
  expect(image).toHaveAttribute('src', '/images/oud-640.webp')
  expect(screen.queryByRole('button', { name: /^Picture/ })).toBeNull()
})

test('a picture is enlarged over the whole window, step by step, and Esc closes it', async () => {
  const { user } = await open([front, back])
  await user.click(await screen.findByRole('button', { name: 'Enlarge the picture' }))
  const window = await screen.findByRole('dialog', { name: 'From the front' })
  expect(within(window).getByRole('button', { name: 'Smaller' })).toBeDisabled()
  await user.click(within(window).getByRole('button', { name: 'Larger' }))
  expect(within(window).getByRole('img')).toHaveStyle({ width: '200%' })
  fireEvent.doubleClick(within(window).getByRole('img'))
  expect(within(window).getByRole('img')).toHaveStyle({ width: '100%' })

  fireEvent(window, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('two fingers enlarge a picture, one does not', async () => {
  const { user } = await open([front])
  await user.click(await screen.findByRole('button', { name: 'Enlarge the picture' }))
  const image = within(await screen.findByRole('dialog')).getByRole('img')
  const fingers = (distance: number) => [
    { identifier: 1, target: image, clientX: 0, clientY: 0 },
    { identifier: 2, target: image, clientX: distance, clientY: 0 },
  ]
  fireEvent.touchStart(image, { touches: fingers(100).slice(0, 1) })
  fireEvent.touchMove(image, { touches: fingers(200).slice(0, 1) })
  expect(image).toHaveStyle({ width: '100%' })

  fireEvent.touchStart(image, { touches: fingers(100) })
  fireEvent.touchMove(image, { touches: fingers(300) })
  expect(image).toHaveStyle({ width: '300%' })
  fireEvent.touchMove(image, { touches: fingers(50) })
  expect(image).toHaveStyle({ width: '100%' })
})
