import { screen, within } from '@testing-library/react'
import { buildProduct } from '../testing/build-product.ts'
import { fakeServer, noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

const relatedTo = (related: () => object | Promise<object>) =>
  fakeServer({ Product: () => ({ product: buildProduct({ id: 'p-1' }) }), RelatedProducts: related })

test('a product leads to what is bought with it; what is empty is not shown', async () => {
  const cap = buildProduct({ name: 'White Cap' })
  await visit(
    '/productDetail/p-1',
    relatedTo(() => ({ product: { __typename: 'Product', id: 'p-1', boughtTogether: [cap], similar: [] } })),
  )

  const together = await screen.findByRole('region', { name: 'Often bought together' })
  expect(within(together).getByRole('link', { name: /White Cap/ })).toBeVisible()
  expect(screen.queryByText('More of this kind')).not.toBeInTheDocument()
})

test('without an answer the page is whole all the same', async () => {
  await visit(
    '/productDetail/p-1',
    relatedTo(() => Promise.reject(noConnection())),
  )

  expect(await screen.findByRole('heading', { name: 'Customer Reviews' })).toBeVisible()
  expect(screen.queryByText('Often bought together')).not.toBeInTheDocument()
})
