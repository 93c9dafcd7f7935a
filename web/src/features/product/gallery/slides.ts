import type { ShoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import type { ProductGallery_ProductFragment } from './product-gallery.generated.ts'

/** A picture in the sizes in which the shop has it. */
export interface ShownImage {
  url: string
  srcSet: string | null
}

export interface Slide extends ShownImage {
  alt: string
  /** Where the words are in another language than the page. */
  lang: string | undefined
}

interface SlidesOptions {
  product: Pick<ProductGallery_ProductFragment, 'image' | 'images'>
  name: { name: string; lang: string | undefined }
  /** One more picture, such as that of the colour that is chosen; it may be one of the product's. */
  shown: ShownImage | null
  copy: Pick<ShoppingCopy, 'language' | 'gallery'>
}

/** The pictures of a product, in the order in which they are shown; the placeholder where it has none. */
export const slidesOf = ({ product, name: { name, lang }, shown, copy }: SlidesOptions): Slide[] => {
  const own = product.images.length > 0 ? product.images : [{ ...product.image, alt: null, altBn: null }]
  const isNew = shown && own.every(({ url }) => url !== shown.url)
  const all = isNew ? [...own, { ...shown, alt: null, altBn: null }] : own
  const unnamed = (place: number) => (all.length === 1 ? name : copy.gallery.pictureOf(name, place + 1))

  return all.map(({ url, srcSet, alt, altBn }, place) => {
    if (copy.language === 'bn' && altBn) return { url, srcSet, alt: altBn, lang: undefined }
    if (alt) return { url, srcSet, alt, lang: copy.language === 'en' ? undefined : 'en' }
    return { url, srcSet, alt: unnamed(place), lang }
  })
}
