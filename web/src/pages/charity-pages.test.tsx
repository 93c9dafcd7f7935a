import { screen, within } from '@testing-library/react'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

const open = async (address: string) => {
  const { user } = await visit(address, fakeServer({}))
  await screen.findByRole('heading', { level: 1 })
  return { user, main: within(screen.getByRole('main')) }
}

test.each([
  ['Orphanage', 'See the orphanage'],
  ['Old Age Home', 'See the old age home'],
])('from the donation page by %s to its story, and on to the payment', async (name, link) => {
  const { user, main } = await open('/donation')
  expect(main.getAllByRole('article')).toHaveLength(2)

  await user.click(main.getByRole('link', { name: link }))
  expect(await main.findByRole('heading', { level: 1, name })).toHaveFocus()
  await user.click(main.getByRole('link', { name: 'Donate Now' }))
  expect(await main.findByRole('heading', { level: 1, name: 'Give by Bkash' })).toHaveFocus()
})

test('the orphanage will first house 25 orphans', async () => {
  const { main } = await open('/orphanage')
  expect(main.getByText(/It will first house 25 orphans/)).toBeVisible()
})

test.each(['/orphanage', '/oldagehome'])('every picture of %s has words of its own', async (address) => {
  const { main } = await open(address)

  const pictures = within(main.getByRole('region', { name: 'Pictures' })).getAllByRole('img')
  const words = pictures.map((picture) => picture.getAttribute('alt'))
  expect(words).toHaveLength(4)
  expect(new Set(words.filter(Boolean)).size).toBe(4)
})

test('the footer leads to the donations, to the tracking of orders and to the contact form', async () => {
  await open('/donation')

  const links = within(screen.getByRole('navigation', { name: 'Also here' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Donation', '/donation'],
    ['Track an order', '/track'],
    ['Contact Us', '/contactus'],
  ])
})
