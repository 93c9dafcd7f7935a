import { screen } from '@testing-library/react'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { box, button, openSearchWords } from '../testing/search-words.ts'

beforeEach(logInAfresh)

const missedOf = (...missed: [search: string, count: number][]) => ({
  missedSearches: missed.map(([search, count]) => ({
    __typename: 'MissedSearch',
    search,
    count,
    lastDay: '2026-11-20',
  })),
})

test('what nobody found is listed with how often and when last; one press opens the form with that word', async () => {
  const MissedSearches = jest.fn(() => missedOf(['surma', 4], ['mehedi', 1]))
  const { user } = await openSearchWords({ MissedSearches }, '/searchWords?view=missed')

  expect(await screen.findByRole('row', { name: /surma/ })).toHaveTextContent('surma4 times20 Nov 2026')
  expect(screen.getByRole('row', { name: /mehedi/ })).toHaveTextContent('Once')
  expect(MissedSearches).toHaveBeenCalledWith({ days: 30 })
  await user.click(button('Add a word: surma'))
  expect(box()).toHaveValue('surma\n')

  await user.click(button('Cancel'))
  await user.click(screen.getByRole('link', { name: '7 days' }))
  expect(MissedSearches).toHaveBeenLastCalledWith({ days: 7 })
})

test('when everybody found something, it says so; a list that does not load can be asked for again', async () => {
  let broken = true
  const MissedSearches = () => (broken ? Promise.reject(noConnection()) : missedOf())
  const { user } = await openSearchWords({ MissedSearches }, '/searchWords?view=missed&days=90')
  expect(await screen.findByText('The searches could not be loaded')).toBeVisible()
  broken = false
  await user.click(button('Try again'))
  expect(await screen.findByText('In these days, everybody found something.')).toBeVisible()
})
