import { readFile } from 'node:fs/promises'
import type { DetailName, productFields } from '@sunnah-store/schema/product-fields'

/** A good of the demo shop, as graphql-api/demo/goods.json holds it. */
export interface DemoGood {
  name: string
  nameBn: string
  /** Names its pictures: /images/SLUG-640.webp. */
  slug: string
  p_id: number
  price: number
  discount: number
  quantity: number
  about: string
  disc: { [Name in DetailName as (typeof productFields)[Name]['rest']]?: string }
}

export interface DemoReview {
  /** Of the good. */
  name: string
  rating: number
  feedback: string
  reviewer: string
}

const read = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`../../../demo/${file}`, import.meta.url), 'utf8'))

export const readDemoReviews = (): Promise<DemoReview[]> => read('reviews.json')

/** Ordered so that every category is met on the first page, not one after the other. */
export const readDemoGoods = async (): Promise<DemoGood[]> => {
  const goods = await read<DemoGood[]>('goods.json')
  const place = (good: DemoGood) => goods.filter(({ p_id }) => p_id === good.p_id).indexOf(good)
  return [...goods].sort((a, b) => place(a) - place(b) || a.p_id - b.p_id)
}
