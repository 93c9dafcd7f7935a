import { anyProduct } from '../graphql/keeping.js'
import { codedBody } from './kept-answer.js'
import { KeptAnswers } from './kept-answers.js'

/** Answers that listen to a database which has nothing to say. */
const openAnswers = (bytes = 1_000_000) => {
  const answers = new KeptAnswers(bytes)
  answers.listen({
    on: (_channel, { onListening }) => onListening?.(),
    connect: async () => {},
    announce: async () => true,
    close: async () => {},
  })
  return answers
}

test.each([
  ['kept when another product is sold meanwhile', ['rehal'], ['attar'], true],
  ['kept when it tells nothing that is sold', [], ['attar'], true],
  ['not kept when its own product is sold meanwhile', ['rehal', 'tasbih'], ['attar', 'tasbih'], false],
  ['not kept when it tells of all products and one is sold meanwhile', [anyProduct], ['attar'], false],
  ['kept when it tells of all products and one is reviewed meanwhile', [anyProduct], ['reviews:attar'], true],
  ['not kept when the reviews that it tells change meanwhile', ['reviews:attar'], ['reviews:attar'], false],
])('an answer is %s', (_, tells, sold, isKept) => {
  const answers = openAnswers()
  answers.forgetTelling(tells)
  const { moment } = answers

  for (const part of sold) answers.forgetTelling([part])
  answers.keep('page', { plain: Buffer.from('text'), headers: [], tells }, moment)

  expect(answers.get('page') !== undefined).toBe(isKept)
})

test('an answer is not kept when anything else changes meanwhile, nor when so much is sold that nobody remembers it', () => {
  const answers = openAnswers()
  const keepWhile = (change: () => void) => {
    const { moment } = answers
    change()
    answers.keep('page', { plain: Buffer.from('text'), headers: [], tells: ['rehal'] }, moment)
    return answers.get('page')
  }

  expect(keepWhile(() => answers.forgetAll())).toBeUndefined()
  const much = Array.from({ length: 10_001 }, (_, i) => `product-${i}`)
  expect(keepWhile(() => answers.forgetTelling(['rehal', ...much]))).toBeUndefined()
  expect(keepWhile(() => {})).toBeDefined()
})

test('long answers push no others out', () => {
  const answers = openAnswers(4_000_000)
  const keep = (key: string, bytes: number) =>
    answers.keep(key, { plain: Buffer.alloc(bytes, 'x'), headers: [], tells: [] }, answers.moment)
  keep('short', 1000)
  for (let i = 0; i < 20; i++) keep(`long ${i}`, 450_000)

  expect(answers.get('short')).toBeDefined()
})

test('what is noted of an answer weighs too, so that short ones that tell of many products do not fill the memory', () => {
  const answers = openAnswers(1_000_000)
  const tells = Array.from({ length: 200 }, (_, i) => `product-${i}`)
  for (let i = 0; i < 100; i++)
    answers.keep(`page ${i}`, { plain: Buffer.from('text'), headers: [], tells }, answers.moment)

  const kept = Array.from({ length: 100 }, (_, i) => `page ${i}`).filter((key) => answers.has(key))
  expect(kept.length).toBeLessThan(20)
  expect(kept).toContain('page 99')
})

test('an answer holds nothing in memory but itself, in any coding', () => {
  const answers = openAnswers()
  answers.keep('page', { plain: Buffer.from('text '.repeat(200)), headers: [], tells: [] }, answers.moment)
  const kept = answers.get('page')

  for (const coding of ['', 'gzip', 'br']) {
    const body = kept && codedBody(kept, coding).body
    expect(body?.buffer.byteLength).toBe(body?.length)
  }
})

test('what is asked for once pushes out nothing that was asked for again', () => {
  const answers = openAnswers()
  const keep = (key: string) =>
    answers.keep(key, { plain: Buffer.alloc(10_000, 'x'), headers: [], tells: [key] }, answers.moment)
  const pages = Array.from({ length: 10 }, (_, i) => `page ${i}`)
  for (const page of pages) keep(page)
  for (const page of pages) answers.get(page)
  for (let i = 0; i < 1000; i++) keep(`once ${i}`)

  expect(pages.filter((page) => answers.get(page))).toEqual(pages)
  expect(answers.get('once 999')).toBeDefined()
  expect(answers.get('once 0')).toBeUndefined()
})

test('documents that are each asked for again push out no page that was', () => {
  const answers = openAnswers()
  const ask = (key: string, isPage: boolean) => {
    answers.keep(key, { plain: Buffer.alloc(10_000, 'x'), headers: [], tells: [], isPage }, answers.moment)
    return answers.get(key)
  }
  const pages = Array.from({ length: 10 }, (_, i) => `page ${i}`)
  for (const page of pages) ask(page, true)
  for (let i = 0; i < 1000; i++) expect(ask(`made up ${i}`, false)).toBeDefined()

  expect(pages.filter((page) => answers.get(page))).toEqual(pages)
})

test('what was asked for again gives way to what is asked for now, and is forgotten with what it tells', () => {
  const answers = openAnswers()
  const ask = (key: string) => {
    answers.keep(key, { plain: Buffer.alloc(10_000, 'x'), headers: [], tells: [key] }, answers.moment)
    return answers.get(key)
  }
  for (let i = 0; i < 1000; i++) expect(ask(`page ${i}`)).toBeDefined()

  expect(answers.get('page 0')).toBeUndefined()
  answers.forgetTelling(['page 998'])
  expect([answers.get('page 998'), answers.get('page 999') !== undefined]).toEqual([undefined, true])
})
