import { growthOf } from './lean-memory.js'

const MB = 1024 * 1024

test('the heap grows by less while a crowd has left much more in memory than at rest, however much that is', () => {
  for (const atRest of [170 * MB, 320 * MB]) {
    expect(growthOf(atRest + 20 * MB, atRest, 1000)).toBe(60)
    expect(growthOf(atRest + 30 * MB, atRest, 1000)).toBe(25)
    expect(growthOf(atRest + 30 * MB, atRest, 32)).toBe(70)
  }
})
