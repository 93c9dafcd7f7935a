import { bookSynonyms } from './first-synonyms/books.js'
import { categorySynonyms } from './first-synonyms/categories.js'
import { clothesSynonyms } from './first-synonyms/clothes.js'
import { colourSynonyms } from './first-synonyms/colours.js'
import { neighbourSynonyms } from './first-synonyms/neighbours.js'
import { scentSynonyms } from './first-synonyms/scents.js'
import { sizeAndOccasionSynonyms } from './first-synonyms/sizes-and-occasions.js'
import { worshipSynonyms } from './first-synonyms/worship.js'

/** The words that a new shop begins with: one line a group of words that mean the same, in any script, with commas between. */
export const firstSynonyms: readonly string[] = [
  ...categorySynonyms,
  ...bookSynonyms,
  ...clothesSynonyms,
  ...worshipSynonyms,
  ...scentSynonyms,
  ...colourSynonyms,
  ...sizeAndOccasionSynonyms,
  ...neighbourSynonyms,
]
