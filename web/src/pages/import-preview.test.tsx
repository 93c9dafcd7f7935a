import { fireEvent, screen, within } from '@testing-library/react'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { fakeUploads } from '../testing/fake-uploads.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)
afterEach(() => jest.restoreAllMocks())

const check = async (report: { added?: number; updated?: number; preview: object }) => {
  const sent = fakeUploads(async ({ address }) => {
    const body = { rows: 3, added: 0, updated: 0, unchanged: 0, problems: [], ...report }
    return { status: 200, body: address.endsWith('true') ? body : { ...body, preview: undefined } }
  })
  const shop = await visit('/importProducts', serverOf(buildUser({ isAdmin: true })))
  const file = new File(['id,name\n'], 'products.csv', { type: 'text/csv' })
  fireEvent.change(await screen.findByLabelText(/^Choose/), { target: { files: [file] } })
  return { ...shop, sent }
}

const change = (row: number) => ({
  row,
  id: `product-${row}`,
  name: `Attar ${row}`,
  nameBn: null,
  fields: [
    { column: 'price', before: 450, after: 1480 },
    { column: 'brand', before: null, after: 'Zaytun' },
  ],
})

test('an owner sees what each product was and will be before it is imported', async () => {
  const { user } = await check({ updated: 1, preview: { changes: [change(3)], alike: 0, lookalikes: [] } })

  const item = (await screen.findByText('Attar 3')).closest('li')
  expect(item).toBeVisible()
  expect(item).toHaveTextContent('Attar 3 Row 3Price:450becomes1,480more than half less or more')
  expect(item).toHaveTextContent('Zaytun')

  await user.click(screen.getByRole('button', { name: 'Import 1 product' }))
  expect(await screen.findByRole('heading', { name: 'The products are imported' })).toBeVisible()
})

test('a price that changes by no more than half is not marked', async () => {
  const fields = [{ column: 'price', before: 1450, after: 2175 }]
  await check({ updated: 1, preview: { changes: [{ ...change(3), fields }], alike: 0, lookalikes: [] } })
  expect((await screen.findByText('Attar 3')).closest('li')).not.toHaveTextContent('more than half')
})

test('many changes are folded away, and those that are not listed are counted', async () => {
  const changes = Array.from({ length: 100 }, (_, i) => change(i + 2))
  const { user } = await check({ updated: 120, preview: { changes, alike: 0, lookalikes: [] } })

  const summary = await screen.findByText('What changes in 120 products')
  expect(screen.getByText('Attar 2')).not.toBeVisible()
  await user.click(summary)
  expect(screen.getByText('Attar 2')).toBeVisible()
  expect(screen.getByText('and 20 more products')).toBeVisible()
})

test('new products that look like others are named, and imported only when that is said once more', async () => {
  const lookalikes = [
    { row: 2, name: 'Rose Attar', nameBn: null, productId: 'product-1', earlierRow: null },
    { row: 4, name: 'Twin Attar', nameBn: null, productId: null, earlierRow: 3 },
  ]
  const { user, sent } = await check({ added: 3, preview: { changes: [], alike: 2, lookalikes } })

  await screen.findByText('2 new products look like ones that are there already')
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toContain('Row 2: Rose Attar is in the shop already')
  expect(items).toContain('Row 4: Twin Attar is in row 3 too')

  await user.click(screen.getByRole('button', { name: 'Import 3 products' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Add them all the same?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sent).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Import 3 products' }))
  await user.click(await screen.findByRole('button', { name: 'Import all' }))
  expect(await screen.findByRole('heading', { name: 'The products are imported' })).toBeVisible()
  expect(sent).toHaveLength(2)
})
