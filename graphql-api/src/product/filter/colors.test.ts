import { swatchOf } from '@sunnah-store/schema/colors'
import { facetTextsOf } from './facet-texts.js'

const colorsOf = (color: string) =>
  facetTextsOf({
    brandName: null,
    material: null,
    materialBn: null,
    size: null,
    sizeBn: null,
    color,
    colorBn: null,
    variants: [],
  }).colors

test.each(['White', 'Black', 'Grey', 'Blue', 'Teal', 'Green', 'Yellow', 'Red', 'Pink', 'Purple', 'Brown', 'Beige'])(
  '%s looks the same in a filter and on its product',
  (color) => {
    expect(colorsOf(color)).toEqual([expect.objectContaining({ text: color, swatch: swatchOf(color) })])
  },
)

test.each(['Navy', 'Sky blue', 'Off white', 'Olive', 'Maroon', 'Gold'])(
  '%s has a look of its own on its product, and a family in a filter',
  (color) => {
    const [family] = colorsOf(color)
    expect(swatchOf(color)).toMatch(/^#[0-9A-F]{6}$/)
    expect(family?.swatch).toBe(swatchOf(family?.text ?? ''))
    expect(family?.swatch).not.toBe(swatchOf(color))
  },
)

test("a colour of the shop's own has no look", () => {
  expect(swatchOf('Desert storm')).toBeNull()
  expect(colorsOf('Desert storm')).toEqual([{ text: 'Desert storm', textBn: null, swatch: null }])
})
