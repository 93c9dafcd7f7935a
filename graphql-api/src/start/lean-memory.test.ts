import { growthOf } from './lean-memory.js'

const MB = 1024 * 1024

test('the heap grows by less while a crowd has left much more in memory than at rest, however much that is', () => {
  for (const atRest of [170 * MB, 320 * MB]) {
    expect(growthOf(1000, atRest, () => atRest + 20 * MB)).toBe(60)
    expect(growthOf(1000, atRest, () => atRest + 30 * MB)).toBe(25)
    expect(growthOf(32, atRest, () => atRest + 30 * MB)).toBe(60)
  }
})
