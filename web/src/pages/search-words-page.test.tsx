import { screen, within } from '@testing-library/react'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { attar, button, groupsOf, mat, openSearchWords } from '../testing/search-words.ts'

beforeEach(logInAfresh)

test('each group stands in the list with all its words, found by the word in the address', async () => {
  const SynonymGroups = jest.fn(() => groupsOf([attar]))
  await openSearchWords({ SynonymGroups }, '/searchWords?q=ator')

  expect(await screen.findByText('1 group with “ator”')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['attar', 'আতর', 'perfume']),
  )
  expect(SynonymGroups).toHaveBeenCalledWith({ page: 0, size: 10, search: 'ator' })
})

test('a word that stands nowhere is said so, and the search can be cleared', async () => {
  await openSearchWords({ SynonymGroups: () => groupsOf([]) }, '/searchWords?q=surma')

  expect(await screen.findByText('“surma” stands in no group yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clear the search' })).toHaveAttribute('href', '/searchWords')
})

test('a list that does not load can be asked for again', async () => {
  let broken = true
  const SynonymGroups = () => (broken ? Promise.reject(noConnection()) : groupsOf([mat]))
  const { user } = await openSearchWords({ SynonymGroups })
  expect(await screen.findByText('The words could not be loaded')).toBeVisible()
  broken = false
  await user.click(button('Try again'))
  expect(await screen.findByText('jainamaj')).toBeVisible()
})

test('removing asks first, says which words no longer mean the same, and takes them away', async () => {
  let groups = [attar, mat]
  const RemoveSynonymGroup = jest.fn(() => {
    groups = [mat]
    return { removeSynonymGroup: true }
  })
  const { user } = await openSearchWords({ SynonymGroups: () => groupsOf(groups), RemoveSynonymGroup })
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Remove the words of attar' }))
  await ask()
  const question = screen.getByRole('alertdialog', { name: 'Remove “attar” and 2 other words?' })
  expect(question).toHaveTextContent('Then attar, আতর, perfume no longer mean the same')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(RemoveSynonymGroup).not.toHaveBeenCalled()

  await ask()
  await user.click(button('Remove words'))
  expect(await screen.findByText('1 group')).toBeVisible()
  expect(screen.queryByText('perfume')).toBeNull()
  expect(RemoveSynonymGroup).toHaveBeenCalledWith({ id: 'g-1' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
