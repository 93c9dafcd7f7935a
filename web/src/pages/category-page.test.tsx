import { screen } from '@testing-library/react'
import { buildPage, buildProduct } from '../testing/build-product.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

test('a category shows its own products under its name, with their number', async () => {
  const server = fakeServer({
    Products: ({ category }) => (category === 33 ? buildPage([buildProduct()], 16, 2) : buildPage([])),
  })
  await visit('/borka', server)

  expect(await screen.findByText('16 products')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Borka' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Borka', current: 'page', hidden: true })).not.toHaveLength(0)
  expect(document.title).toBe('Borka · Sunnah Store')
})

test('a category without products leads to all products', async () => {
  await visit('/tupi', fakeServer({ Products: () => buildPage([]) }))

  expect(await screen.findByText('There is nothing in this category yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/')
})
