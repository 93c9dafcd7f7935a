import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildFacets, buildPage, buildProduct } from '../testing/build-product.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

interface Asked {
  filter?: { colors?: string[]; inStock?: boolean; maxPrice?: number }
  sort?: string
}

/** Two products, one of them blue. */
const shop = () => {
  const asked: Asked[] = []
  const server = fakeServer({
    Products: (variables: Asked) => {
      asked.push(variables)
      const isNarrow = variables.filter !== undefined
      const items = isNarrow ? [buildProduct({ name: 'Navy Panjabi' })] : [buildProduct(), buildProduct()]
      const { products } = buildPage(items)
      const colors = [{ __typename: 'FacetValue', value: 'Blue', valueBn: 'নীল', swatch: '#31456F', count: 1 }]
      return { products: { ...products, facets: buildFacets({ all: 2, colors }) } }
    },
  })
  return { server, asked }
}

test('a filter narrows the list down and stands in the address; one touch takes it off', async () => {
  const { server, asked } = shop()
  const { router } = await visit('/panjabi', server)

  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filter' }))
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Blue, 1 product' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 product' }))
  expect(await screen.findByText('1 of 2 products')).toBeVisible()
  expect(router.state.location.search).toBe('?colors=Blue')
  expect(asked.at(-1)).toMatchObject({ filter: { colors: ['Blue'] }, facets: true })

  await userEvent.click(screen.getByRole('link', { name: 'Take off: Blue' }))
  expect(await screen.findByText('2 products')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test.each([
  ['?colors=Blue&sizes=L', '?size=L&color=Blue'],
  ['?colors=Blue&colors=White&sizes=L', '?size=L'],
  ['?inStock=true', ''],
])('from %s a card leads to its product with %p chosen', async (filter, choice) => {
  await visit(`/panjabi${filter}`, shop().server)

  const card = await screen.findByRole('link', { name: /Explore More.*Navy Panjabi/ })
  expect(new URL(card.getAttribute('href') ?? '', location.href).search).toBe(choice)
})

test('the sheet of a phone says how many products its button shows', async () => {
  const { server } = shop()
  const { router } = await visit('/panjabi', server)

  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  const sheet = screen.getByRole('dialog', { name: 'Filter' })
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /In stock/ }))
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Show 1 product' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?inStock=true')
})

test.each([
  ['/panjabi?page=2', 'Panjabi, page 2 · Sunnah Store'],
  ['/panjabi?sort=PRICE_LOW_TO_HIGH', 'Panjabi · Price, low to high · Sunnah Store'],
  ['/panjabi?colors=Blue&maxPrice=2000&sort=odd', 'Panjabi · up to 2,000 BDT · Blue · Sunnah Store'],
  ['/search?q=silk&inStock=true', '“silk” · Search · In stock · Sunnah Store'],
])('the window of %s is called by what was asked for: %s', async (address, title) => {
  await visit(address, shop().server)
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe(title)
})

test('the order stands in the address too', async () => {
  const { server, asked } = shop()
  const { router } = await visit('/search?q=panjabi', server)

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Most sold')

  expect(await screen.findByRole('option', { name: 'Most sold', selected: true })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?q=panjabi&sort=BEST_SELLING')
  expect(asked.at(-1)).toMatchObject({ sort: 'BEST_SELLING' })
})

test('what makes no sense in an address is left out one by one, and said', async () => {
  const { server, asked } = shop()
  await visit('/panjabi?minPrice=cheap&maxPrice=900&brands=%00&sort=CHEAPEST', server)

  expect(
    await screen.findByText(/makes no sense here and was left out: the lowest price, a brand, the order/),
  ).toBeVisible()
  expect(asked.at(-1)?.filter).toEqual({ maxPrice: 900 })
  expect(screen.getByRole('link', { name: 'Take off: up to 900 BDT' })).toBeVisible()
})

test('a size that no product has is left out and named, not shown as a filter', async () => {
  const server = fakeServer({
    Products: () => {
      const { products } = buildPage([])
      return { products: { ...products, facets: buildFacets({ unknown: ['Zzz'] }) } }
    },
  })
  await visit('/panjabi?sizes=Zzz&inStock=true', server)

  expect(await screen.findByText(/was left out: “Zzz”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take off: In stock' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Zzz/ })).not.toBeInTheDocument()
})

test('a list that filters empty says which of them to take off', async () => {
  const server = fakeServer({
    Products: () => {
      const { products } = buildPage([])
      return { products: { ...products, facets: buildFacets({ all: 9, without: { inStock: 3 } }) } }
    },
  })
  await visit('/panjabi?inStock=true&onOffer=true', server)

  const way = await screen.findByRole('link', { name: 'Without “In stock”: 3 products' })
  expect(way).toHaveAttribute('href', '/panjabi?onOffer=true')
  expect(screen.queryByRole('link', { name: /Without “On offer”/ })).not.toBeInTheDocument()
})

test('prices count when Enter is pressed; what is no number is said', async () => {
  const { server, asked } = shop()
  await visit('/panjabi', server)
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filter' }))

  await userEvent.type(sheet.getByRole('textbox', { name: 'To, BDT' }), 'cheap{Enter}')
  expect(sheet.getByText('Enter whole taka')).toBeVisible()

  await userEvent.clear(sheet.getByRole('textbox', { name: 'To, BDT' }))
  await userEvent.type(sheet.getByRole('textbox', { name: 'To, BDT' }), '1,500{Enter}')
  expect(await sheet.findByRole('button', { name: 'Show 1 product' })).toBeVisible()
  expect(asked.at(-1)?.filter).toEqual({ maxPrice: 1500 })
})
