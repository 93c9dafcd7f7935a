import { buildSchema, execute, type GraphQLResolveInfo, parse } from 'graphql'
import { askedFields } from './asked-fields.js'

const schema = buildSchema(
  'type Query { page: Page } type Page { items: [Item!] total: Int } type Item { id: ID name: String about: String }',
)

/** What is asked of the items, each time that the document is executed with one of these variables. */
const askedOf = async (text: string, ...variables: Record<string, unknown>[]) => {
  const document = parse(text)
  const asked: string[][] = []
  const fieldResolver = (_source: unknown, _args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    if (info.fieldName === 'page') asked.push([...askedFields(info, 'items')].sort())
    return null
  }
  for (const variableValues of variables) await execute({ schema, document, variableValues, fieldResolver })
  return asked
}

test('fields are found in fragments, however they are spread', async () => {
  const text =
    '{ page { ...P ... on Page { items { id } } } } fragment P on Page { items { ...I ...I } } fragment I on Item { name }'

  expect(await askedOf(text, {})).toEqual([['id', 'name']])
})

test('a field that is asked at two places is asked for what stands at both, each time anew', async () => {
  const text = `query ($more: Boolean!) { page { items { id } } ...M @include(if: $more) }
    fragment M on Query { page { items { about } } }`

  expect(await askedOf(text, { more: false }, { more: true })).toEqual([['id'], ['about', 'id']])
})
