import { act, screen, waitFor, within } from '@testing-library/react'
import { buildPage } from '../../testing/build-product.ts'
import { forgetCookies } from '../../testing/cookies.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { visit } from '../../testing/visit.tsx'

const emptyShop = fakeServer({ Products: () => buildPage([]) })

const setOnline = (online: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  forgetCookies()
  delete document.documentElement.dataset.theme
})

test('the seven categories are named as people read them and lead to their addresses', async () => {
  await visit('/', emptyShop)

  const sidebar = screen.getAllByRole('navigation', { name: 'Categories', hidden: true })[0] ?? document.body
  const links = within(sidebar).getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Quran and Hadith', '/QuranandHadith'],
    ['Panjabi', '/panjabi'],
    ['Borka', '/borka'],
    ['Tupi', '/tupi'],
    ['Jainamaj', '/jainamaj'],
    ['Tasbih', '/tasbih'],
    ['Attar', '/attar'],
  ])
})

test.each([
  ['/QuranandHadith', ['Quran and Hadith']],
  ['/quranandhadith/', ['Quran and Hadith']],
  ['/attar', ['Attar']],
  ['/attarxyz', []],
  ['/', []],
])('at %s the category that is open is marked: %j', async (address, marked) => {
  await visit(address, emptyShop)

  const [sidebar] = screen.getAllByRole('navigation', { name: 'Categories', hidden: true })
  const open = within(sidebar ?? document.body).queryAllByRole('link', { current: 'page', hidden: true })
  expect(open.map(({ textContent }) => textContent)).toEqual(marked)
})

test('without a connection a notice says so until it is back', async () => {
  await visit('/', emptyShop)

  await setOnline(false)
  expect(screen.getByText(/You are offline/)).toBeVisible()
  await setOnline(true)
  expect(screen.queryByText(/You are offline/)).toBeNull()
})

test('a chosen theme shows once the press is seen, and is remembered', async () => {
  const { user } = await visit('/', emptyShop)
  const dark = screen.getByRole('radio', { name: 'Dark' })

  await user.click(dark)
  expect(dark).toBeChecked()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
  expect(document.cookie).toContain('theme=dark')
  expect(dark).toBeChecked()

  await user.click(screen.getByRole('radio', { name: 'As on this device' }))
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'))
  expect(document.cookie).not.toContain('theme')
  expect(dark).not.toBeChecked()
})

test('the footer tells the year, and nothing about a company that is not set up', async () => {
  await visit('/', emptyShop)

  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(`© 2022–${new Date().getFullYear()} All right reserved`)).toBeVisible()
  expect(footer.queryByRole('navigation', { name: 'Social media' })).toBeNull()
})

test('an address that leads nowhere says so and leads home', async () => {
  await visit('/nowhere', emptyShop)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not here')
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})
