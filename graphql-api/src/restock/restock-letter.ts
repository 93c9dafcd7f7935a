import { pages } from '@sunnah-store/schema/routes'
import type { Product } from '../product/product.entity.js'
import { nameIn } from '../product/variant/name-in.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import type { Language } from '../user/language.js'
import { restockPage } from './restock-page.js'
import { restockWords } from './restock-words.js'

/** What a notice tells. */
export type Restocked = Pick<Product, 'name' | 'nameBn' | 'imageUrl'> &
  Pick<ProductVariant, 'productId' | 'size' | 'sizeBn' | 'color' | 'colorBn'>

/** The notice that something is back, with a link that has it chosen; as plain text and as a page. */
export const restockLetter = (restocked: Restocked, language: Language, shopUrl: string) => {
  const words = restockWords[language]
  const name = nameIn(language, restocked)
  const link = linkTo(restocked, shopUrl)
  const picture = new URL(restocked.imageUrl, shopUrl).href

  return {
    subject: words.subject(name),
    text: `${words.greeting}

${words.asked(name)}
${words.inStock}

${link}

${words.once}

${words.shop}
`,
    html: restockPage(words, { name, link, picture }),
  }
}

const linkTo = ({ productId, size, color }: Restocked, shopUrl: string) => {
  const url = new URL(pages.productDetail.replace(':productId', productId), shopUrl)
  if (size) url.searchParams.set('size', size)
  if (color) url.searchParams.set('color', color)
  return url.href
}
