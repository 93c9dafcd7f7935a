import { gathered } from './gathered-lines.js'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('lines of the log are written together a moment later, in their order, each once', () => {
  const written: string[] = []
  const log = gathered({ write: (lines) => written.push(lines) })

  log.write('one\n')
  log.write('two\n')
  expect(written).toEqual([])
  jest.advanceTimersByTime(100)
  log.write('three\n')
  jest.advanceTimersByTime(1000)

  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('what is left is written when the process ends', () => {
  const written: string[] = []
  const log = gathered({ write: (lines) => written.push(lines) })

  log.write('last words\n')
  process.emit('exit', 0)

  expect(written).toEqual(['last words\n'])
})
