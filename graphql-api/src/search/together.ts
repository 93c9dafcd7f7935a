import { type CatalogueWords, fieldOf, placeOf } from './catalogue-words.js'
import { isNaming } from './fields.js'

/** Where these words stand together: all in one field, or all in what names a thing. The field that is worth least counts. */
export const together = (catalogue: CatalogueWords, [first = '', ...others]: readonly string[]): Uint32Array => {
  let found = catalogue.postingsOf(first)
  for (const word of others) found = intersect(found, catalogue.postingsOf(word))
  return found
}

const intersect = (a: Uint32Array, b: Uint32Array): Uint32Array => {
  const both: number[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [one, other] = [a[i] ?? 0, b[j] ?? 0]
    if (placeOf(one) === placeOf(other)) {
      const [field, otherField] = [fieldOf(one), fieldOf(other)]
      if (field === otherField || (isNaming[field] && isNaming[otherField])) both.push(Math.max(one, other))
      i++
      j++
    } else if (one < other) i++
    else j++
  }
  return Uint32Array.from(both)
}
