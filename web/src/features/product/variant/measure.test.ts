import { inUnit } from './measure.ts'

test.each([
  ['98', '38.5'],
  ['100', '39.5'],
  ['96.5', '38'],
  ['96–98', '38–38.5'],
  ['free size', 'free size'],
  ['', ''],
])('%p centimetres are %p inches', (cell, expected) => {
  expect(inUnit(cell, 'CM', 'INCH')).toBe(expected)
})

test.each([
  ['38', '97'],
  ['38.5 to 40', '98 to 102'],
])('%p inches are %p centimetres', (cell, expected) => {
  expect(inUnit(cell, 'INCH', 'CM')).toBe(expected)
})

test('in its own unit a cell stays as the owner typed it', () => {
  expect(inUnit('98.25', 'CM', 'CM')).toBe('98.25')
})
