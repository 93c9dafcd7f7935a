import { limits } from '@sunnah-store/schema/limits'
import { type EntityManager, LessThanOrEqual, type SelectQueryBuilder } from 'typeorm'
import { splitWords } from '../database/contains.js'
import { DomainError } from '../errors.js'
import type { PageArgs } from '../graphql/page.js'
import { type ProductFilter, ProductSort, StockLevel } from './product.args.js'
import { Product } from './product.entity.js'
import { searchText } from './search-text.js'

/** One page of the products that the filter lets through. Without an order: the best match first when searching, else the newest. */
export const listProducts = (
  db: EntityManager,
  filter: ProductFilter,
  { page, size }: PageArgs,
  sort: ProductSort = ProductSort.RELEVANCE,
): Promise<Product[]> =>
  inOrder(matching(db, filter), sort, filter.search ?? '')
    .offset(page * size)
    .limit(size)
    .getMany()

/** How many products the filter lets through. */
export const countProducts = (db: EntityManager, filter: ProductFilter): Promise<number> =>
  matching(db, filter).getCount()

/** @throws DomainError NOT_FOUND when it is not there or no longer sold */
export const readProduct = async (db: EntityManager, id: string): Promise<Product> => {
  const product = await db.findOneBy(Product, { id })
  if (!product) throw new DomainError('NOT_FOUND', { productId: id })
  return product
}

const mostLeft = { [StockLevel.LOW]: limits.lowStock, [StockLevel.SOLD_OUT]: 0 }

const matching = (db: EntityManager, { category, search, stock }: ProductFilter) => {
  const query = db.createQueryBuilder(Product, 'product')
  if (category) query.andWhere({ categoryCode: category })
  if (stock) query.andWhere({ quantity: LessThanOrEqual(mostLeft[stock]) })
  splitWords(search ?? '').forEach((word, i) => {
    query.andWhere(`:word${i} <% ${searchText}`, { [`word${i}`]: word })
  })
  return query
}

const inOrder = (query: SelectQueryBuilder<Product>, sort: ProductSort, search: string) => {
  if (sort === ProductSort.PRICE_LOW_TO_HIGH) return query.orderBy('price * (100 - discount)').addOrderBy('id')
  if (sort === ProductSort.PRICE_HIGH_TO_LOW)
    return query.orderBy('price * (100 - discount)', 'DESC').addOrderBy('id', 'DESC')
  if (sort === ProductSort.RATING)
    return query.orderBy('rating', 'DESC', 'NULLS LAST').addOrderBy('"reviewCount"', 'DESC').addOrderBy('id', 'DESC')
  if (sort === ProductSort.FEWEST_LEFT) return query.orderBy('product.quantity').addOrderBy('product.id')
  if (sort === ProductSort.RELEVANCE && splitWords(search).length > 0)
    query
      .orderBy(`word_similarity(:search, name) + word_similarity(:search, ${searchText})`, 'DESC')
      .setParameter('search', search)
  return query.addOrderBy('product.createdAt', 'DESC').addOrderBy('product.id', 'DESC')
}
