import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { refusalOf } from './refusal.ts'

const said = (code: string, details?: unknown) =>
  refusalOf(new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions: { code, details } }] }))

const group = { id: 'g-1', words: ['attar', 'আতর'] }
const line = { productId: 'p-1', name: 'Oud Attar', wanted: 3, available: 2 }

test('a refusal says what the shop says about it', () => {
  expect(said('OUT_OF_STOCK', { lines: [line] })).toEqual({ code: 'OUT_OF_STOCK', lines: [line] })
  expect(said('STOCK_CHANGED', { expectedQuantity: 5, quantity: 3 })).toEqual({
    code: 'STOCK_CHANGED',
    expectedQuantity: 5,
    quantity: 3,
  })
  expect(said('SYNONYM_TAKEN', { word: 'attar', group })).toEqual({ code: 'SYNONYM_TAKEN', word: 'attar', group })
  expect(said('SYNONYMS_CHANGED', { expectedWords: [], words: ['itr'] })).toEqual({
    code: 'SYNONYMS_CHANGED',
    words: ['itr'],
  })
  expect(said('BAD_USER_INPUT', { fields: { name: ['name is too long'] } })).toEqual({
    code: 'BAD_USER_INPUT',
    fields: ['name'],
  })
  expect(said('LAST_ADMIN')).toEqual({ code: 'LAST_ADMIN' })
})

test('what it does not say, or says in another way, is not believed', () => {
  expect(said('OUT_OF_STOCK', { lines: [null, { productId: 'p-1' }] })).toEqual({ code: 'OUT_OF_STOCK', lines: [] })
  expect(said('OUT_OF_STOCK', 'none left')).toEqual({ code: 'OUT_OF_STOCK', lines: [] })
  expect(said('PRICE_CHANGED', { total: '800', expectedTotal: 700, lines: [] })).toEqual({ code: 'OTHER' })
  expect(said('STOCK_CHANGED')).toEqual({ code: 'OTHER' })
  expect(said('SYNONYM_TAKEN', { word: 'attar', group: { id: 'g-1', words: [1] } })).toEqual({ code: 'OTHER' })
  expect(said('SYNONYMS_CHANGED', { words: 'itr' })).toEqual({ code: 'OTHER' })
  expect(said('BAD_USER_INPUT')).toEqual({ code: 'BAD_USER_INPUT', fields: [] })
  expect(said('GIFT_SOLD_OUT', { lines: [line] })).toEqual({ code: 'OTHER' })
})

test('a call that failed in another way is no refusal', () => {
  expect(refusalOf(new TypeError('Failed to fetch'))).toBeNull()
})
