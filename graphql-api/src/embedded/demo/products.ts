import { readFile } from 'node:fs/promises'
import {
  banglaTwins,
  type DetailName,
  detailNames,
  isTwinned,
  productFields,
} from '@sunnah-store/schema/product-fields'
import type { Product } from '../../product/product.entity.js'

/** A product of the demo shop, as in graphql-api/demo/products.json. */
export interface DemoProduct {
  name: string
  nameBn: string
  /** Names its pictures: /images/SLUG-640.webp. */
  slug: string
  p_id: number
  price: number
  discount: number
  quantity: number
  about: string
  aboutBn: string | null
  disc: { [Name in DetailName as (typeof productFields)[Name]['rest']]?: string }
  /** Where there is something to choose; their pieces are those of the product, which costs what the cheapest does. */
  variants?: DemoVariant[]
  optionNames?: Product['optionNames']
  sizeChart?: Product['sizeChart']
  /** Where there are several, `slug` first. */
  pictures?: { slug: string; alt: string; altBn: string }[]
}

export interface DemoVariant {
  sku?: string
  size?: string
  sizeBn?: string
  color?: string
  colorBn?: string
  quantity: number
  price?: number
  /** As `slug`. */
  picture?: string
}

export const pictureOf = (slug: string): string => `/images/${slug}-640.webp`

export interface DemoReview {
  /** Of the product. */
  name: string
  rating: number
  feedback: string
  reviewer: string
}

const read = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`../../../demo/${file}`, import.meta.url), 'utf8'))

export const readDemoReviews = (): Promise<DemoReview[]> => read('reviews.json')

/** The facts of the demo products in Bangla: short ones by what they are in English, descriptions by the product's slug. */
interface InBangla {
  texts: Record<string, string>
  descriptions: Record<string, string>
}

const withBangla =
  ({ texts, descriptions }: InBangla) =>
  (product: DemoProduct): DemoProduct => {
    const twins = detailNames.flatMap((name) => {
      const text = texts[product.disc[productFields[name].rest] ?? '']
      return isTwinned(name) && text !== undefined ? [[productFields[banglaTwins[name]].rest, text]] : []
    })
    const aboutBn = descriptions[product.slug] ?? null
    return { ...product, aboutBn, disc: { ...product.disc, ...Object.fromEntries(twins) } }
  }

/** Ordered so that the first page shows every category. */
export const readDemoProducts = async (): Promise<DemoProduct[]> => {
  const [written, bangla] = await Promise.all([read<DemoProduct[]>('products.json'), read<InBangla>('bangla.json')])
  const products = written.map(withBangla(bangla))
  const place = (product: DemoProduct) => products.filter(({ p_id }) => p_id === product.p_id).indexOf(product)
  return [...products].sort((a, b) => place(a) - place(b) || a.p_id - b.p_id)
}
