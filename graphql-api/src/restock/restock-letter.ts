import { pages } from '@sunnah-store/schema/routes'
import type { Product } from '../product/product.entity.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { Language } from '../user/language.js'

/** What a notice tells. */
export type Restocked = Pick<Product, 'name' | 'nameBn'> &
  Pick<ProductVariant, 'productId' | 'size' | 'sizeBn' | 'color' | 'colorBn'>

/** The notice that something is back, with a link that has it chosen. */
export const restockLetter = (restocked: Restocked, language: Language, shopUrl: string) => {
  const name = nameIn(language, restocked)
  return letters[language](name, linkTo(restocked, shopUrl))
}

const letters = {
  [Language.ENGLISH]: (name: string, link: string) => ({
    subject: `Back in stock: ${name}`,
    text: `As-salamu alaykum,

you wanted to know when this is back: ${name}.
It is in stock now. We do not set a piece aside; whoever orders first has it.

${link}

You asked for this mail on the page of the product. We send it once.

Sunnah Store
`,
  }),
  [Language.BANGLA]: (name: string, link: string) => ({
    subject: `আবার স্টকে এসেছে: ${name}`,
    text: `আসসালামু আলাইকুম,

আপনি জানতে চেয়েছিলেন এটি কবে আবার আসবে: ${name}।
এটি এখন স্টকে আছে। আমরা কারও জন্য আলাদা করে রাখি না; যিনি আগে অর্ডার করবেন তিনিই পাবেন।

${link}

আপনি পণ্যের পাতায় এই ইমেইল চেয়েছিলেন। আমরা এটি একবারই পাঠাই।

সুন্নাহ স্টোর
`,
  }),
}

const nameIn = (language: Language, { name, nameBn, size, sizeBn, color, colorBn }: Restocked) => {
  const isBangla = language === Language.BANGLA
  const chosen = isBangla ? [sizeBn ?? size, colorBn ?? color] : [size, color]
  return [(isBangla && nameBn) || name, ...chosen].filter(Boolean).join(', ')
}

const linkTo = ({ productId, size, color }: Restocked, shopUrl: string) => {
  const url = new URL(pages.productDetail.replace(':productId', productId), shopUrl)
  if (size) url.searchParams.set('size', size)
  if (color) url.searchParams.set('color', color)
  return url.href
}
