import { screen } from '@testing-library/react'
import { prepare } from '../../features/search/suggestions/prepare.ts'
import { buildPage, buildProduct } from '../../testing/build-product.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { visit } from '../../testing/visit.tsx'

// As it is, unless its file is lost on the way.
jest.mock('../../features/search/suggestions/prepare.ts', () => {
  const { prepare } = jest.requireActual('../../features/search/suggestions/prepare.ts')
  return { prepare: jest.fn(prepare) }
})

test('where the file of the suggestions is lost, the next letter asks for it again', async () => {
  const products = [buildProduct({ name: 'Oud Attar' })]
  const suggestions = { __typename: 'Suggestions', didYouMean: null, total: 1, products, categories: [] }
  const Suggestions = () => ({ suggestions })
  const { user } = await visit('/', fakeServer({ Products: () => buildPage([]), Suggestions }))
  jest.mocked(prepare).mockRejectedValue(new Error('The file is lost'))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const field = await screen.findByRole('combobox')
  await user.type(field, 'ou')
  expect(prepare).toHaveBeenCalled()

  const { prepare: asItIs } = jest.requireActual('../../features/search/suggestions/prepare.ts')
  jest.mocked(prepare).mockImplementation(asItIs)
  await user.type(field, 'd')

  expect(await screen.findByRole('option', { name: /Oud Attar/ })).toBeVisible()
})
