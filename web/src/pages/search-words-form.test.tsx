import { screen } from '@testing-library/react'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { attar, box, button, groupsOf, mat, openSearchWords } from '../testing/search-words.ts'

beforeEach(logInAfresh)

const dialog = () => screen.queryByRole('dialog')

test('words are added one a line or between commas, each once, and the list is read again', async () => {
  let groups = [mat]
  const SaveSynonymGroup = jest.fn(() => {
    groups = [attar, mat]
    return { saveSynonymGroup: attar }
  })
  const { user } = await openSearchWords({ SynonymGroups: () => groupsOf(groups), SaveSynonymGroup })
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
  const { user } = await openSearchWords({ SaveSynonymGroup })
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
  const { user } = await openSearchWords({ SaveSynonymGroup })
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
  const { user } = await openSearchWords({ SaveSynonymGroup })
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
  const { user } = await openSearchWords({ SaveSynonymGroup })
  await user.click(await screen.findByRole('button', { name: 'Edit the words of attar' }))
  await user.type(box(), 'scent')
  await user.click(button('Save words'))

  expect(await screen.findByText(why)).toBeVisible()
  expect(box()).toHaveValue('attar\nআতর\nperfume\nscent')
})

test('what was typed comes back when the window was closed, until it is cancelled or discarded', async () => {
  const { user } = await openSearchWords()
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
