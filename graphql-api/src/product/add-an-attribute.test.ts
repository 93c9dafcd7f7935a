import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema, isInputObjectType, isObjectType } from 'graphql'
import type { OpenAPIV3_1 } from 'openapi-types'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { openTreeCopy, type TreeCopy } from '../testing/tree-copy.js'

// What docs/add-an-attribute.md tells people to do is done in a copy of the sources: these steps, and no others.
interface Step {
  path: string
  /** Lines to add, with a plus, among lines that are there. */
  changes: string[][]
}

let shop: TestShop
let tree: TreeCopy
let steps: Step[]
beforeAll(async () => {
  shop = await openTestShop()
  tree = await openTreeCopy()
  steps = stepsOf(await readFile(join(__dirname, '../../../docs/add-an-attribute.md'), 'utf8'))
  for (const { path, changes } of steps)
    for (const lines of changes) await tree.write(path, changed(await tree.read(path), lines))
  tree.run('npm', 'run', '--silent', 'schema')
  tree.run('npm', 'run', '--silent', 'codegen')
})
afterAll(async () => {
  await shop.close()
  await tree.close()
})

const stepsOf = (page: string): Step[] =>
  page
    .split(/^## \d+\. /m)
    .slice(1)
    .map((section) => ({
      path: /^`(.+)`/.exec(section)?.[1] ?? '',
      changes: [...section.matchAll(/^```diff\n(.+?)\n```/gms)].map(([, lines = '']) => lines.split('\n')),
    }))

const changed = (text: string, change: readonly string[]) => {
  const written = (lines: readonly string[]) => lines.map((line) => `\n${line.slice(1)}`).join('')
  const around = written(change.filter((line) => !line.startsWith('+')))
  const [before, after, ...more] = around === '' ? [text, ''] : `\n${text}`.split(`${around}\n`)
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`Not there, or twice: ${around}`)
  return `${before}${written(change)}\n${after}`.trimStart()
}

test('a new attribute of a product touches ten files at most', () => {
  expect(new Set(steps.map(({ path }) => path)).size).toBeLessThanOrEqual(10)
})

test('GraphQL, REST and its description have it', async () => {
  const schema = buildSchema(await tree.read('schema/schema.graphql'))
  const fieldsOf = (name: string) => {
    const type = schema.getType(name)
    return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []
  }
  const { paths, components }: OpenAPIV3_1.Document = JSON.parse(await tree.read('schema/openapi.json'))

  for (const type of ['Product', 'AddProductInput', 'UpdateProductInput']) expect(fieldsOf(type)).toContain('careNotes')
  expect(components?.schemas?.Product).toMatchObject({ properties: { disc: { properties: { care_notes: {} } } } })
  const body = (properties: object) => ({
    requestBody: { content: { 'application/json': { schema: { properties } } } },
  })
  const disc = { disc: { properties: { care_notes: {} } } }
  expect(paths?.['/product']?.post).toMatchObject(body(disc))
  expect(paths?.['/product/manage/{productId}']?.put).toMatchObject(body(disc))
  expect(paths?.['/product/{productId}']?.get?.responses?.['200']).toMatchObject({
    content: { 'application/json': { example: { disc: { care_notes: 'Keep it in the dark' } } } },
  })
})

test('a shop of before gets its column and keeps it, and files of products have it', async () => {
  const told = tree.run('node', 'graphql-api/src/testing/add-with-attribute.mjs', shop.url, 'careNotes', 'Dry')
  const { missing, columns, rows } = JSON.parse(told)

  expect(missing).toEqual([])
  // Those of variants follow what is said of the product.
  const place = columns.indexOf('variantId') - 1
  expect([columns[place], columns.at(-1)]).toEqual(['careNotes', 'exportedQuantity'])
  expect([rows[0][place], rows[0].at(-1)]).toEqual(['Dry', 0])
})

test.each([
  ['graphql-api', ['src/product/manage/import/import-row.ts', 'src/rest/manage-product.rows.ts']],
  [
    'web',
    [
      'src/apollo-client.d.ts',
      'src/features/product/manage/form/product-input.ts',
      'src/features/product/manage/form/product-rules.ts',
      'src/features/product/product-facts.tsx',
      'src/lib/copy/bn/product-fields.ts',
    ],
  ],
])('no type of %s is missing anything', async (workspace, files) => {
  await tree.write(`${workspace}/part.json`, JSON.stringify({ extends: './tsconfig.json', files, include: [] }))

  tree.run('node', 'node_modules/typescript-native/bin/tsc', '-p', `${workspace}/part.json`)
})
