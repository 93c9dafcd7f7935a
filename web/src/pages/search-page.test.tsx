import { screen, within } from '@testing-library/react'
import { buildPage, buildProduct } from '../testing/build-product.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

test('what is typed is searched, and how much was found is said', async () => {
  const server = fakeServer({
    Products: ({ search }) => (search === 'oud attar' ? buildPage([buildProduct()], 1) : buildPage([])),
  })
  const { user, router } = await visit('/', server)

  // The one in the bar; that of the window may be drawn already.
  const [field] = screen.getAllByPlaceholderText('What are you looking for.....')
  if (field) await user.type(field, 'oud attar{Enter}')
  expect(await screen.findByText('1 product for “oud attar”')).toBeVisible()
  expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=oud+attar')
  expect(field).toHaveValue('oud attar')
  expect(document.title).toBe('“oud attar” · Search · Sunnah Store')
})

test('nothing found offers another category or to clear the search', async () => {
  await visit('/search?q=zamzam', fakeServer({ Products: () => buildPage([]) }))

  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Nothing found for “zamzam”')).toBeVisible()
  expect(main.getByRole('link', { name: 'Tasbih' })).toHaveAttribute('href', '/tasbih')
  expect(main.getByRole('link', { name: 'Clear the search' })).toHaveAttribute('href', '/search')
})
