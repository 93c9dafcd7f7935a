import { fireEvent, screen, within } from '@testing-library/react'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stayLoggedIn()
})

type Answers = NonNullable<Parameters<typeof serverOf>[1]>

const owner = buildUser({ isAdmin: true })
const attar = { __typename: 'SynonymGroup', id: 'g-1', words: ['attar', 'আতর', 'perfume'] }
const mat = { __typename: 'SynonymGroup', id: 'g-2', words: ['prayer mat', 'jainamaj'] }

const groupsOf = (items: object[], total = items.length, pageCount = 1) => ({
  synonymGroups: { __typename: 'SynonymGroupPage', total, pageCount, items },
})

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
const missedOf = (...missed: [search: string, count: number][]) => ({
  missedSearches: missed.map(([search, count]) => ({
    __typename: 'MissedSearch',
    search,
    count,
    lastDay: '2026-11-20',
  })),
})

const open = (answers: Answers = {}, address = '/searchWords') =>
  visit(address, serverOf(owner, { SynonymGroups: () => groupsOf([attar, mat]), ...answers }))

const button = (name: string) => screen.getByRole('button', { name })
const box = () => screen.getByRole('textbox', { name: 'One word a line' })
const dialog = () => screen.queryByRole('dialog')

test('each group stands in the list with all its words, found by the word in the address', async () => {
  const SynonymGroups = jest.fn(() => groupsOf([attar]))
  await open({ SynonymGroups }, '/searchWords?q=ator')

  expect(await screen.findByText('1 group with “ator”')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['attar', 'আতর', 'perfume']),
  )
  expect(SynonymGroups).toHaveBeenCalledWith({ page: 0, size: 10, search: 'ator' })
})

test('a word that stands nowhere is said so, and the search can be cleared', async () => {
  await open({ SynonymGroups: () => groupsOf([]) }, '/searchWords?q=surma')

  expect(await screen.findByText('“surma” stands in no group yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clear the search' })).toHaveAttribute('href', '/searchWords')
})

test('a list that does not load can be asked for again', async () => {
  let broken = true
  const SynonymGroups = () => (broken ? Promise.reject(noConnection()) : groupsOf([mat]))
  const { user } = await open({ SynonymGroups })
  expect(await screen.findByText('The words could not be loaded')).toBeVisible()
  broken = false
  await user.click(button('Try again'))
  expect(await screen.findByText('jainamaj')).toBeVisible()
})

test('words are added one a line or between commas, each once, and the list is read again', async () => {
  let groups = [mat]
  const SaveSynonymGroup = jest.fn(() => {
    groups = [attar, mat]
    return { saveSynonymGroup: attar }
  })
  const { user } = await open({ SynonymGroups: () => groupsOf(groups), SaveSynonymGroup })
  await screen.findByText('1 group')
  await user.click(button('Add words'))
  expect(box()).toHaveFocus()
  await user.type(box(), ' attar \nআতর, perfume,{Enter}Perfume\n\n')
  await user.click(button('Save words'))

  expect(await screen.findByText('The words are saved')).toBeVisible()
  expect(SaveSynonymGroup).toHaveBeenCalledWith({ input: { words: ['attar', 'আতর', 'perfume'] } })
  expect(await screen.findByText('2 groups')).toBeVisible()
  expect(dialog()).toBeNull()
  expect(sessionStorage.length).toBe(1)
})

test.each([
  ['one word', 'attar', 'Write at least two words, one a line'],
  ['a word of signs', 'attar\n!?', '“!?” has no letter and no digit'],
  ['a long word', `attar\n${'x'.repeat(61)}`, `“${'x'.repeat(61)}” is too long: a word can have 60 characters`],
  ['too many words', Array.from({ length: 51 }, (_, i) => `word ${i}`).join('\n'), 'A group can have 50 words at most'],
])('%s is not sent: the field says why', async (_, text, why) => {
  const SaveSynonymGroup = jest.fn(() => ({ saveSynonymGroup: attar }))
  const { user } = await open({ SaveSynonymGroup })
  await user.click(await screen.findByRole('button', { name: 'Add words' }))
  await user.click(box())
  await user.paste(text)
  await user.click(button('Save words'))

  expect(await screen.findByRole('link', { name: why })).toBeVisible()
  expect(box()).toHaveAccessibleDescription(expect.stringContaining(why))
  expect(SaveSynonymGroup).not.toHaveBeenCalled()
})

test('a group is edited from the words that were read, so that another admin’s change is not lost unseen', async () => {
  const SaveSynonymGroup = jest
    .fn()
    .mockImplementationOnce(() => {
      throw refusal('SYNONYMS_CHANGED', { expectedWords: attar.words, words: ['attar', 'itr'] })
    })
    .mockImplementation(() => ({ saveSynonymGroup: attar }))
  const { user } = await open({ SaveSynonymGroup })
  await user.click(await screen.findByRole('button', { name: 'Edit the words of attar' }))
  expect(box()).toHaveValue('attar\nআতর\nperfume\n')
  await user.type(box(), 'scent')
  await user.click(button('Save words'))

  expect(await screen.findByText(/Somebody else has changed this group. It says now: attar, itr./)).toBeVisible()
  const words = [...attar.words, 'scent']
  expect(SaveSynonymGroup).toHaveBeenLastCalledWith({ input: { id: 'g-1', expectedWords: attar.words, words } })
  await user.click(button('Save words'))
  expect(await screen.findByText('The words are saved')).toBeVisible()
  expect(SaveSynonymGroup).toHaveBeenLastCalledWith({ input: { id: 'g-1', expectedWords: ['attar', 'itr'], words } })
})

test('a word that stands in another group: one press adds the new words there', async () => {
  const SaveSynonymGroup = jest
    .fn()
    .mockImplementationOnce(() => {
      throw refusal('SYNONYM_TAKEN', { word: 'Attar', group: { id: 'g-1', words: attar.words } })
    })
    .mockImplementation(() => ({ saveSynonymGroup: attar }))
  const { user } = await open({ SaveSynonymGroup })
  await user.click(await screen.findByRole('button', { name: 'Add words' }))
  await user.type(box(), 'itr\nAttar')
  await user.click(button('Save words'))

  expect(await screen.findByText('“Attar” stands in a group already: attar, আতর, perfume.')).toBeVisible()
  await user.click(button('Add my words to that group'))
  expect(box()).toHaveValue('attar\nআতর\nperfume\nitr\n')
  expect(box()).toHaveFocus()
  await user.click(button('Save words'))
  expect(await screen.findByText('The words are saved')).toBeVisible()
  expect(SaveSynonymGroup).toHaveBeenLastCalledWith({
    input: { id: 'g-1', expectedWords: attar.words, words: [...attar.words, 'itr'] },
  })
})

test.each([
  ['a full list', refusal('SYNONYMS_FULL'), /The shop keeps 2,000 groups at most/],
  ['a removed group', refusal('NOT_FOUND'), /Somebody has removed this group/],
  [
    'words that the shop cannot take',
    refusal('BAD_USER_INPUT', { fields: { words: ['must be unique'] } }),
    /The shop cannot take these words/,
  ],
  ['a lost connection', noConnection(), /The words were not saved/],
])('%s: what was typed stays, with the reason above it', async (_, problem, why) => {
  const SaveSynonymGroup = () => Promise.reject(problem)
  const { user } = await open({ SaveSynonymGroup })
  await user.click(await screen.findByRole('button', { name: 'Edit the words of attar' }))
  await user.type(box(), 'scent')
  await user.click(button('Save words'))

  expect(await screen.findByText(why)).toBeVisible()
  expect(box()).toHaveValue('attar\nআতর\nperfume\nscent')
})

test('what was typed comes back when the window was closed, until it is cancelled or discarded', async () => {
  const { user } = await open()
  const reopen = async () => user.click(await screen.findByRole('button', { name: 'Add words' }))
  await reopen()
  await user.type(box(), 'surma')
  await user.click(button('Close'))
  await reopen()
  expect(box()).toHaveValue('surma')

  await user.click(button('Discard it'))
  expect(box()).toHaveValue('')
  await user.type(box(), 'kohl')
  await user.click(button('Cancel'))
  await reopen()
  expect(box()).toHaveValue('')
  expect(screen.queryByText(/What you had typed before is back/)).toBeNull()
})

test('removing asks first, says which words no longer mean the same, and takes them away', async () => {
  let groups = [attar, mat]
  const RemoveSynonymGroup = jest.fn(() => {
    groups = [mat]
    return { removeSynonymGroup: true }
  })
  const { user } = await open({ SynonymGroups: () => groupsOf(groups), RemoveSynonymGroup })
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
  const { user } = await open({ SearchTrial })
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
  await open({ SearchTrial })
  const line = screen.getByRole('searchbox', { name: 'What does a search find?' })
  for (const value of ['s', 'sur', 'surm', 'surma', 'surma ']) fireEvent.change(line, { target: { value } })

  expect(await screen.findByText('“surma” finds nothing.')).toBeVisible()
  expect(SearchTrial.mock.calls).toEqual([[{ search: 'surma' }]])
})

test('a trial that fails can be tried again', async () => {
  let broken = true
  const SearchTrial = () => (broken ? Promise.reject(noConnection()) : trialOf([['oud', ['oud']]], 1))
  const { user } = await open({ SearchTrial })
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
  const { user } = await open({ SearchTrial, SaveSynonymGroup })
  await user.type(screen.getByRole('searchbox', { name: 'What does a search find?' }), 'itr')
  await user.click(await screen.findByRole('button', { name: 'Add a word: itr' }))
  await user.type(box(), 'attar')
  await user.click(button('Save words'))

  expect(await screen.findByText('“itr” finds 1 product.')).toBeVisible()
})

test('what nobody found is listed with how often and when last; one press opens the form with that word', async () => {
  const MissedSearches = jest.fn(() => missedOf(['surma', 4], ['mehedi', 1]))
  const { user } = await open({ MissedSearches }, '/searchWords?view=missed')

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
  const { user } = await open({ MissedSearches }, '/searchWords?view=missed&days=90')
  expect(await screen.findByText('The searches could not be loaded')).toBeVisible()
  broken = false
  await user.click(button('Try again'))
  expect(await screen.findByText('In these days, everybody found something.')).toBeVisible()
})
