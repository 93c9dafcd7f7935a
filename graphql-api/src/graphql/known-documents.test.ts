import { parse, print, visit } from 'graphql'
import { createKnownDocuments } from './known-documents.js'

const named = (name: string) => parse(`query ${name} { products { items { name } } }${'\n# nothing'.repeat(1000)}`)

test('a document that has passed is found again, without the text that it was read from', async () => {
  const known = createKnownDocuments()
  await known.set('key', named('Long'))
  const kept = await known.get('key')
  if (!kept) throw new Error('It was not kept')

  expect(print(kept)).toBe(print(named('Long')))
  const places: unknown[] = []
  visit(kept, { enter: ({ loc }) => void (loc && places.push(loc)) })
  expect(places).toEqual([])
})

test('the longest not asked for go when there are more than are kept', async () => {
  const size = JSON.stringify(named('One'), (key, value) => (key === 'loc' ? undefined : value)).length
  const known = createKnownDocuments(2 * size)
  await known.set('one', named('One'))
  await known.set('two', named('Two'))
  await known.get('one')
  await known.set('six', named('Six'))

  const isKept = async (key: string) => (await known.get(key)) !== undefined
  expect(await Promise.all(['one', 'two', 'six'].map(isKept))).toEqual([true, false, true])
  await known.delete('one')
  expect(await isKept('one')).toBe(false)
})
