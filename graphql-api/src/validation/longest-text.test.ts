import { AddProductInput } from '../product/manage/product.input.js'
import { PostReviewInput } from '../review/review.input.js'
import { brokenRules } from './broken-rules.js'

const product = { categoryCode: 77, price: 850, quantity: 45, discount: 0 }
const review = { productId: '00000000-0000-4000-8000-000000000000', rating: 5 }

const rulesOf = async (name: string, feedback: string) => ({
  ...(await brokenRules(Object.assign(new AddProductInput(), { ...product, name }))),
  ...(await brokenRules(Object.assign(new PostReviewInput(), { ...review, feedback }))),
})

test.each(['ক', '👍', '7'])('as many %s as the database has room for are taken, and no more', async (letter) => {
  expect(await rulesOf(letter.repeat(200), letter.repeat(2000))).toEqual({})
  expect(await rulesOf(letter.repeat(201), letter.repeat(2001))).toEqual({
    name: ['name must be shorter than or equal to 200 characters'],
    feedback: ['feedback must be shorter than or equal to 2000 characters'],
  })
})

test('a character that chooses how the one before it is drawn counts as the database counts it', async () => {
  expect(await rulesOf('❤\uFE0F'.repeat(100), '❤\uFE0F'.repeat(1000))).toEqual({})
  expect(await rulesOf('❤\uFE0F'.repeat(101), '❤\uFE0F'.repeat(1001))).toEqual({
    name: ['name must be shorter than or equal to 200 characters'],
    feedback: ['feedback must be shorter than or equal to 2000 characters'],
  })
})
