import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'

const { number } = enFormat
const { words: most, length, groups } = limits.synonyms

const groupCount = (count: number) => (count === 1 ? '1 group' : `${number(count)} groups`)
const products = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`)
const listed = (words: readonly string[]) => words.join(', ')

/** What searches understand, as admins see it. */
export const searchWords = {
  views: 'Words, or searches',
  tab: 'Words',
  groups: 'Words that mean the same',
  searchLabel: 'Search the words',
  placeholder: 'A word',
  count: (count: number, words: string) => (words ? `${groupCount(count)} with “${words}”` : groupCount(count)),
  none: 'There are no words yet.',
  nothing: (words: string) => `“${words}” stands in no group yet.`,
  loadFailed: 'The words could not be loaded',
  words: 'Words',
  actions: 'Edit and remove',
  addWords: 'Add words',
  addWord: 'Add a word',
  edit: (word: string) => `Edit the words of ${word}`,
  remove: (word: string) => `Remove the words of ${word}`,

  trial: {
    label: 'What does a search find?',
    hint: 'Type as a shopper types, in any language.',
    finds: (search: string, count: number) =>
      count === 0 ? `“${search}” finds nothing.` : `“${search}” finds ${products(count)}.`,
    understood: 'How each word is understood',
    means: 'is understood as',
    meansNothing: 'means nothing to the shop.',
    first: 'The first products',
    more: (count: number) => `And ${number(count)} more`,
    failed: 'What it finds could not be loaded.',
  },

  addTitle: 'Add words that mean the same',
  editTitle: 'Words that mean the same',
  wordsLabel: 'One word a line',
  wordsHint:
    'Write one that the shop knows, such as “attar”, and below it what people type instead: “perfume”, “আতর”, “ator”. Several words in a line are one name.',
  save: 'Save words',
  saved: 'The words are saved',

  rules: {
    tooFew: 'Write at least two words, one a line',
    tooMany: `A group can have ${number(most)} words at most`,
    tooLong: (word: string) => `“${word}” is too long: a word can have ${number(length)} characters`,
    noLetter: (word: string) => `“${word}” has no letter and no digit`,
  },

  problems: {
    failed: 'The words were not saved. Check your connection, then save again. What you typed is still here.',
    full: `The shop keeps ${number(groups)} groups at most. Remove one that nobody needs, or add the words to a group.`,
    gone: 'Somebody has removed this group. Save again to add your words as a new one.',
    refused: 'The shop cannot take these words: perhaps one of them stands here twice, as in “cap” and “caps”.',
    changed: (words: readonly string[]) =>
      `Somebody else has changed this group. It says now: ${listed(words)}. Save again to replace that with your words.`,
    taken: (word: string, words: readonly string[]) => `“${word}” stands in a group already: ${listed(words)}.`,
    join: 'Add my words to that group',
    takeOut: 'Take it out there first.',
  },

  removeQuestion: (word: string, others: number) =>
    others === 1 ? `Remove “${word}” and 1 other word?` : `Remove “${word}” and ${number(others)} other words?`,
  removeText: (words: readonly string[]) =>
    `Then ${listed(words)} no longer mean the same: who types one of them may no longer find what the others find. The products stay. This cannot be undone.`,
  removeYes: 'Remove words',
  gone: 'Somebody has removed them already.',

  missed: {
    title: 'Searched but not found',
    about: 'What visitors and shoppers typed when nothing was found. Who it was is not kept.',
    loadFailed: 'The searches could not be loaded',
    none: 'In these days, everybody found something.',
    search: 'Search',
    count: 'How often',
    times: (count: number) => (count === 1 ? 'Once' : `${number(count)} times`),
    lastDay: 'Last on',
  },
}
