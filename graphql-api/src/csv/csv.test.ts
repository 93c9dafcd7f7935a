import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Parser } from 'csv-parse'
import { guardFormula, unguardFormula } from './formula-guard.js'
import { hasLostLetters } from './lost-letters.js'
import { readCsv } from './read-csv.js'
import { type Cell, writeCsv } from './write-csv.js'

const most = { rows: 10, cells: 100 }

const textOf = async (file: Readable) => (await buffer(file)).toString()

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages
}

test.each([
  ...['', 'Tasbih', '=1', '+1', '-1', '@a', '\ta', '\ra', "'", "'=1", "''=1", "'a", '＝1', ' =1', "it's"],
  ...[
    'a;=1',
    ';=1',
    "a;'=1",
    "';=1",
    'a; b',
    'a\t@b',
    '\t=1',
    'a\r+b',
    'a\r\n-b',
    'a\n\nb',
    'a;＝1;-2',
    'a;"=1',
    `a;'"=1`,
    '\t""@a',
    "a;'",
    'a-b=c',
  ],
])('the guard of %j comes off again', (cell) => {
  expect(unguardFormula(guardFormula(cell))).toBe(cell)
  expect(guardFormula(cell)).not.toMatch(/^[=+\-@\t\r＝＋－＠]|[;\t\r\n]"*[=+\-@＝＋－＠]/)
})

test('what is written is read again, cell by cell', async () => {
  const rows = [
    ['a, "b"', 'two\nlines', 'two\r\nlines'],
    ['১২', '', ' spaces '],
  ]

  const file = await textOf(await writeCsv(['x', 'y', 'z'], pagesOf(rows, [[1, null, -3]])))

  expect(file.startsWith('\ufeffx,y,z\r\n')).toBe(true)
  expect(await readCsv(Buffer.from(file), most)).toEqual({
    rows: [['x', 'y', 'z'], ...rows, ['1', '', '-3']],
    fault: null,
  })
})

test.each([
  ['sep=;\r\n', ';'],
  ['\ufeff"sep=\t"\n', '\t'],
  ['SEP=,\r', ','],
])('a first line %j names the sign between cells and is no row', async (line, sign) => {
  const file = Buffer.from(`${line}x${sign}"y"\n1${sign}"2`)

  expect(await readCsv(file, most)).toEqual({ rows: [['x', 'y']], fault: { row: 2, code: 'QUOTE_NOT_CLOSED' } })
})

test.each([
  ['????', 'টুপি'],
  ['??? Rose, 6 ml', 'আতর Rose, 6 ml'],
  ['A ? B', 'A ও B'],
  ['?450', '৳450'],
  ['?????? ??????? ?? ????????????? ??????', 'জলপাই কাঠের ৩৩ দানার তসবিহ'],
  ['???? ??? (2 x 6 ml)', ''],
  ['????', ''],
])('%j are letters that were lost', (text, before) => {
  expect(hasLostLetters(text, before)).toBe(true)
})

test.each([
  ['Is it original? Yes.', ''],
  ['Is it original? Yes.', 'এটা কি আসল? হ্যাঁ।'],
  ['Really?? Yes!?!', 'সত্যি?'],
  ['আসল ?? হ্যাঁ', 'আসল'],
  ['Want the best ?? Want a good price ?? Call us', 'Call us'],
  ['??', ''],
  ['Rose Attar', 'গোলাপ আতর'],
  ['', 'গোলাপ আতর'],
  ['Is it halal??', 'Is it halal?'],
])('%j is what somebody wrote', (text, before) => {
  expect(hasLostLetters(text, before)).toBe(false)
})

test('a file with too many rows is told of those, however many cells they have', async () => {
  const file = Buffer.from('1,2\n'.repeat(20))
  expect(await readCsv(file, { rows: 3, cells: 10 })).toEqual({ rows: [], fault: { row: 4, code: 'TOO_MANY_ROWS' } })
  expect(await readCsv(file, { rows: 30, cells: 10 })).toMatchObject({ fault: { code: 'FILE_TOO_WIDE' } })
})

test.each(['\n', '\r', '\r\n'])('of millions of rows that end by %j not many are parsed', async (end) => {
  const write = jest.spyOn(Parser.prototype, 'write')
  const file = Buffer.from(end.repeat(2_000_000))

  expect(await readCsv(file, { rows: 3, cells: 10 })).toEqual({ rows: [], fault: { row: 4, code: 'TOO_MANY_ROWS' } })

  expect(write.mock.calls.map(([text]) => text)).toEqual([end.repeat(4)])
  write.mockRestore()
})

test.each([
  ['another line end within a text', '1,"a\nb"\r2,b\r3,c\r'],
  ['another line end behind the first', '1,a\r\n2,b\r\n3,c\r\n'],
  ['a line end of one sign in a file of two', '1,a\r\n2,b\nb\nb\nb\r\n3,c'],
])('%s is no row', async (_, file) => {
  expect(await readCsv(Buffer.from(file), { rows: 3, cells: 10 })).toMatchObject({ fault: null, rows: { length: 3 } })
})

test('what breaks while a file is read is the caller’s', async () => {
  const broken = jest
    .spyOn(Parser.prototype, '_transform')
    .mockImplementation((_chunk, _encoding, done) => done(new Error('Out of memory')))

  await expect(readCsv(Buffer.from('x,y'.repeat(100_000)), { ...most, cells: 1_000_000 })).rejects.toThrow(
    'Out of memory',
  )
  broken.mockRestore()
})

test('a file of nothing is its header', async () => {
  expect(await textOf(await writeCsv(['x', 'y'], pagesOf()))).toBe('\ufeffx,y\r\n')
})

test('pages are read as the reader wants them, however many there are', async () => {
  let read = 0
  async function* endless(): AsyncGenerator<Cell[][]> {
    for (; ; read++) yield Array.from({ length: 100 }, (_, i) => [i, 'x'.repeat(100)])
  }

  const file = await writeCsv(['n', 'x'], endless())
  let taken = 0
  for await (const chunk of file) {
    taken += chunk.length
    if (taken > 1_000_000) break
  }

  expect(read).toBeLessThan(150)
})

test('an error before the first page is the caller’s, a later one breaks the file off', async () => {
  async function* failing(pages: number): AsyncGenerator<Cell[][]> {
    for (let i = 0; i < pages; i++) yield [['x']]
    throw new Error('The database is gone')
  }

  await expect(writeCsv(['x'], failing(0))).rejects.toThrow('gone')
  await expect(textOf(await writeCsv(['x'], failing(1)))).rejects.toThrow('gone')
})
