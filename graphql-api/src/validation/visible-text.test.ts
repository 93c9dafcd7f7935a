import { AddProductInput } from '../product/manage/product.input.js'
import { PostReviewInput } from '../review/review.input.js'
import { brokenRules } from './broken-rules.js'

const product = { categoryCode: 77, price: 850, quantity: 45, discount: 0 }
const review = { productId: '00000000-0000-4000-8000-000000000000', rating: 5 }

const rulesOf = async (text: string) => ({
  ...(await brokenRules(Object.assign(new AddProductInput(), { ...product, name: text }))),
  ...(await brokenRules(Object.assign(new PostReviewInput(), { ...review, feedback: text }))),
})

test.each(['', ' \n', '\u200B', '\u2060', '\u3164', '\u200B\u2060', '\u00AD\u2800'])(
  'a product is not named, nor a review written, with %j: nothing can be seen in it',
  async (text) => {
    expect(await rulesOf(text)).toMatchObject({
      name: expect.arrayContaining(['name must contain something that can be seen']),
      feedback: expect.arrayContaining(['feedback must contain something that can be seen']),
    })
  },
)

test.each(['আতর', '5', '👍', 'র\u200D্যাব', '…'])('%s can be seen', async (text) => {
  expect(await rulesOf(text)).toEqual({})
})

test.each([
  ['turns the writing direction', 'Good \u202Edoog'],
  ['isolates a direction', 'Good \u2067attar'],
  ['rings a bell', 'Good\u0007'],
  ['holds the mark that begins a file', 'Go\uFEFFod'],
  ['chooses how a letter is drawn', 'Go\uFE0Fod'],
])('a review that %s is refused', async (_, feedback) => {
  expect(await brokenRules(Object.assign(new PostReviewInput(), { ...review, feedback }))).toEqual({
    feedback: ['feedback must not contain control or direction characters'],
  })
})

test.each(['Love it ❤\uFE0F', '☎\uFE0E', '1\uFE0F\u20E3 of 5', '👩\u200D❤\uFE0F\u200D👩', 'Good.\n\nবাহ, র\u200D্যাব!'])(
  'a review that says %j is taken',
  async (feedback) => {
    expect(await brokenRules(Object.assign(new PostReviewInput(), { ...review, feedback }))).toEqual({})
  },
)
