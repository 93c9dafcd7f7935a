import { fireEvent, screen, within } from '@testing-library/react'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { attar, box, button, openSearchWords } from '../testing/search-words.ts'

beforeEach(logInAfresh)

const product = {
  __typename: 'Product',
  id: 'p-1',
  name: 'Oud Attar',
  nameBn: 'উদ আতর',
  quantity: 3,
  image: { __typename: 'Image', url: '/images/oud-640.webp', srcSet: null },
}
const trialOf = (words: [word: string, means: string[]][], total: number, products = total > 0 ? [product] : []) => ({
  searchTrial: {
    __typename: 'SearchTrial',
    total,
    words: words.map(([word, means]) => ({ __typename: 'SearchedWord', word, means })),
    products,
  },
})

test('the trial shows while somebody types what is found, and what each word is understood as', async () => {
  const SearchTrial = jest.fn(({ search }: Record<string, unknown>) =>
    search === 'kalo ator'
      ? trialOf(
          [
            ['kalo', []],
            ['ator', ['attar', 'আতর']],
          ],
          6,
        )
      : trialOf([], 0),
  )
  const { user } = await openSearchWords({ SearchTrial })
  await user.type(screen.getByRole('searchbox', { name: 'What does a search find?' }), 'kalo ator')

  expect(await screen.findByText('“kalo ator” finds 6 products.')).toBeVisible()
  const understood = within(screen.getByRole('list', { name: 'How each word is understood' }))
  expect(understood.getByText('ator').closest('li')).toHaveTextContent('atoris understood asattarআতর')
  expect(screen.getByRole('link', { name: 'Oud Attar' })).toHaveAttribute('href', '/productDetail/p-1')
  expect(screen.getByText('And 5 more')).toBeVisible()

  await user.click(understood.getByRole('button', { name: 'Add a word: kalo' }))
  expect(box()).toHaveValue('kalo\n')
})

test('the trial asks once for what is typed in one go, and nothing for an empty line', async () => {
  const SearchTrial = jest.fn(() => trialOf([], 0))
  await openSearchWords({ SearchTrial })
  const line = screen.getByRole('searchbox', { name: 'What does a search find?' })
  for (const value of ['s', 'sur', 'surm', 'surma', 'surma ']) fireEvent.change(line, { target: { value } })

  expect(await screen.findByText('“surma” finds nothing.')).toBeVisible()
  expect(SearchTrial.mock.calls).toEqual([[{ search: 'surma' }]])
})

test('a trial that fails can be tried again', async () => {
  let broken = true
  const SearchTrial = () => (broken ? Promise.reject(noConnection()) : trialOf([['oud', ['oud']]], 1))
  const { user } = await openSearchWords({ SearchTrial })
  await user.type(screen.getByRole('searchbox', { name: 'What does a search find?' }), 'oud')
  await screen.findByText('What it finds could not be loaded.')
  broken = false
  await user.click(button('Try again: What it finds could not be loaded.'))
  expect(await screen.findByText('“oud” finds 1 product.')).toBeVisible()
})

test('the trial is made again when words are saved', async () => {
  let finds = 0
  const SaveSynonymGroup = () => {
    finds = 1
    return { saveSynonymGroup: attar }
  }
  const SearchTrial = () => trialOf([['itr', finds > 0 ? ['attar'] : []]], finds)
  const { user } = await openSearchWords({ SearchTrial, SaveSynonymGroup })
  await user.type(screen.getByRole('searchbox', { name: 'What does a search find?' }), 'itr')
  await user.click(await screen.findByRole('button', { name: 'Add a word: itr' }))
  await user.type(box(), 'attar')
  await user.click(button('Save words'))

  expect(await screen.findByText('“itr” finds 1 product.')).toBeVisible()
})
