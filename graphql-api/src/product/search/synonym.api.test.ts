import { limits } from '@sunnah-store/schema/limits'
import { buildAdmin } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { waitingFor } from '../../testing/waiting-for.js'
import type { User } from '../../user/user.entity.js'
import { SynonymGroup } from './synonym-group.entity.js'

let server: TestServer
let admin: User
beforeAll(async () => {
  server = await openTestServer()
  admin = await buildAdmin(server.db)
})
beforeEach(() => server.db.clear(SynonymGroup))
afterAll(() => server.close())

interface Group {
  id: string
  words: string[]
}

const save = async (words: string[], known: { id?: string; expectedWords?: string[] } = {}) => {
  const { data, errors } = await server.graphql<{ saveSynonymGroup: Group }>(
    'mutation ($input: SynonymGroupInput!) { saveSynonymGroup(input: $input) { id words } }',
    { input: { words, ...known } },
    admin,
  )
  return { saved: data?.saveSynonymGroup, refusal: errors?.[0]?.extensions }
}

const add = async (...words: string[]): Promise<Group> => {
  const { saved } = await save(words)
  if (!saved) throw new Error(`${words} were not saved`)
  return saved
}

const list = async (search = '', page = 0, size = 10) => {
  const { data } = await server.graphql<{
    synonymGroups: { total: number; pageCount: number; items: Group[] }
  }>(
    `query ($search: String, $page: Int!, $size: Int!) {
      synonymGroups(search: $search, page: $page, size: $size) { total pageCount items { id words } }
    }`,
    { search, page, size },
    admin,
  )
  return data?.synonymGroups
}

const wordsFound = async (search: string) => (await list(search))?.items.map(({ words }) => words)

test('an admin adds words that mean the same, trimmed, in any script, changes them and removes them', async () => {
  const { id, words } = await add(' attar ', 'আতর', 'perfume oil')
  expect(words).toEqual(['attar', 'আতর', 'perfume oil'])

  const { saved } = await save(['attar', 'scent'], { id, expectedWords: words })
  expect(saved).toEqual({ id, words: ['attar', 'scent'] })
  expect(await list()).toMatchObject({ total: 1, items: [{ id, words: ['attar', 'scent'] }] })

  const remove = () => server.graphql('mutation ($id: ID!) { removeSynonymGroup(id: $id) }', { id }, admin)
  expect((await remove()).data).toEqual({ removeSynonymGroup: true })
  expect((await remove()).data).toEqual({ removeSynonymGroup: false })
  expect(await list()).toMatchObject({ total: 0, items: [] })
})

test('groups are found by a part of a word, in Bangla, in Latin letters and in any case', async () => {
  await add('perfume', 'আতর')
  await add('Prayer Mat', 'জায়নামাজ')

  for (const search of ['ATOR', 'আতর', 'fum']) expect(await wordsFound(search)).toEqual([['perfume', 'আতর']])
  for (const search of ['prayer mat', 'namaj']) expect(await wordsFound(search)).toEqual([['Prayer Mat', 'জায়নামাজ']])
  expect(await wordsFound('tasbih')).toEqual([])
  expect(await wordsFound('')).toHaveLength(2)
})

test('the newest group stands first, and pages follow one another', async () => {
  for (const word of ['one', 'two', 'three']) await add(word, `${word} more`)

  expect(await list('', 0, 2)).toMatchObject({
    total: 3,
    pageCount: 2,
    items: [{ words: ['three', 'three more'] }, { words: ['two', 'two more'] }],
  })
  expect(await list('', 1, 2)).toMatchObject({ items: [{ words: ['one', 'one more'] }] })
})

test.each([
  ['one word', ['attar'], /must contain at least 2/],
  ['too many words', Array.from({ length: 51 }, (_, i) => `word ${i}`), /no more than 50/],
  ['a word that is too long', ['attar', 'x'.repeat(61)], /each value in words must be shorter than or equal to 60/],
  ['an empty word', ['attar', '  '], /must have a letter or a digit/],
  ['a word of signs', ['attar', '…!'], /must have a letter or a digit/],
  ['a word twice, written in two ways', ['attar', 'ATTAR'], /must be unique/],
  ['a word that turns the writing direction', ['attar', 'perf\u202Eume'], /control or direction/],
  ['a word of two lines', ['attar', 'per\nfume'], /control or direction/],
])('%s: refused by the name of the field and the rule, and nothing changes', async (_, words, rule) => {
  const { refusal } = await save(words)

  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: { words: expect.any(Array) } } })
  expect(String(Object.values(refusal?.details?.fields ?? {}))).toMatch(rule)
  expect(await list()).toMatchObject({ total: 0 })
})

test('as many words as fit are taken, as long as they may be', async () => {
  const words = Array.from({ length: 50 }, (_, i) => `${String(i).padStart(2, '0')} ${'ক'.repeat(57)}`)

  expect((await save(words)).saved?.words).toEqual(words)
})

test('a word stands in one group: the refusal shows that group', async () => {
  const group = await add('attar', 'আতর')

  expect((await save(['perfume', 'Attar'])).refusal).toEqual({
    code: 'SYNONYM_TAKEN',
    details: { word: 'Attar', group },
  })
  expect(await wordsFound('perfume')).toEqual([])
})

test('two admins who add one word at once: one group holds it', async () => {
  const saves = await server.db.transaction(async (tx) => {
    // Each comes as far as it can before the other has saved.
    await tx.query('LOCK TABLE synonym_group IN SHARE MODE')
    const both = [save(['attar', 'scent']), save(['attar', 'perfume'])]
    expect(await waitingFor(server.db, 2)).toBe(2)
    return both
  })
  const answers = await Promise.all(saves)

  expect(answers.map(({ refusal }) => refusal?.code ?? 'saved').sort()).toEqual(['SYNONYM_TAKEN', 'saved'])
  expect(await list()).toMatchObject({ total: 1 })
})

test('what another admin saved meanwhile is not overwritten unseen', async () => {
  const { id, words } = await add('attar', 'scent')
  await save(['attar', 'perfume'], { id, expectedWords: words })

  expect((await save(['attar', 'ator'], { id, expectedWords: words })).refusal).toEqual({
    code: 'SYNONYMS_CHANGED',
    details: { expectedWords: ['attar', 'scent'], words: ['attar', 'perfume'] },
  })
  expect((await save(['attar', 'ator'], { id, expectedWords: ['attar', 'perfume'] })).saved?.words).toEqual([
    'attar',
    'ator',
  ])
})

test('a group that is gone is not changed', async () => {
  const id = '00000000-0000-4000-8000-000000000000'

  expect((await save(['attar', 'scent'], { id })).refusal).toMatchObject({ code: 'NOT_FOUND' })
  expect(await list()).toMatchObject({ total: 0 })
})

test('there are as many groups as the shop keeps, and no more', async () => {
  const { groups } = limits.synonyms
  await server.db.query(
    `INSERT INTO synonym_group (words) SELECT ARRAY['a' || n, 'b' || n] FROM generate_series(1, $1::int) AS n`,
    [groups - 1],
  )
  const { id } = await add('attar', 'scent')

  expect((await save(['tasbih', 'beads'])).refusal).toMatchObject({ code: 'SYNONYMS_FULL' })
  expect((await save(['attar', 'perfume'], { id })).saved).toBeDefined()
  expect(await list()).toMatchObject({ total: groups })
})
