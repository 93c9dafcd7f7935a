import type { PageRequest } from '@sunnah-store/schema/rendered-page'
import type { Copy } from '../../lib/copy/en/en.ts'
import type { ProductHead_ProductFragment } from './product-head.generated.ts'

/** What there is to say of a page to whoever does not see it. */
export interface PageFacts extends Pick<PageRequest, 'url' | 'language' | 'config'> {
  /** Its name in the table of pages. */
  name: string
  status: number
  title: string
  /** Nothing was found. */
  isEmpty: boolean
  copy: Copy
  product: ProductHead_ProductFragment | null
}
