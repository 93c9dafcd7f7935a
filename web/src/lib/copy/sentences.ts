import type { PageSentences } from './en/pages.ts'
import type { Copy } from './en/shop.ts'

/** All that is said in one language. English pages bring their own sentences, so that the first page is small. */
export interface Sentences {
  shop: Copy
  pages?: PageSentences
}
