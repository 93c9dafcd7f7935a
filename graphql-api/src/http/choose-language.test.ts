import Fastify from 'fastify'
import { mountLanguageChoice } from './choose-language.js'

const shop = 'https://shop.example'
const app = Fastify()
beforeAll(() => mountLanguageChoice(app, shop))
afterAll(() => app.close())

const choose = async (language: string, referer?: string) => {
  const { statusCode, headers } = await app.inject({
    url: `/language/${language}`,
    headers: { ...(referer && { referer }) },
  })
  return [statusCode, headers.location, headers['set-cookie']]
}
const kept = (language: string) => `language=${language}; path=/; max-age=31536000; samesite=lax`

test.each([
  [`${shop}/attar?page=2&lang=en&brands=A`, '/attar?page=2&brands=A'],
  [`${shop}/track?lang=en`, '/track'],
  [undefined, '/'],
  ['no address', '/'],
  [`${shop}/nowhere`, '/'],
  [`${shop}//elsewhere.example/attar`, '/'],
  [`${shop}/\\elsewhere.example`, '/'],
  ['https://elsewhere.example/attar', '/'],
])('whoever chooses a language on %s has it kept, and reads on at %s', async (before, after) => {
  expect(await choose('bn', before)).toEqual([303, after, kept('bn')])
  expect(await choose('en', before)).toEqual([303, after, kept('en')])
})

test('a language that the shop does not speak is not there, and is kept nowhere', async () => {
  expect(await choose('de', `${shop}/attar`)).toEqual([404, undefined, undefined])
})
