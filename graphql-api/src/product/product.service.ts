import { limits } from '@sunnah-store/schema/limits'
import { type EntityManager, LessThanOrEqual, type SelectQueryBuilder } from 'typeorm'
import { DomainError } from '../errors.js'
import type { PageArgs } from '../graphql/page.js'
import { ProductSort, StockLevel } from './product.args.js'
import { Product } from './product.entity.js'

interface Filter {
  category?: number | null
  stock?: StockLevel | null
  /** Only these; by RELEVANCE they stand in this order. */
  ids?: readonly string[]
}

/** One page of the products that the filter lets through; without an order, the newest first. */
export const listProducts = (
  db: EntityManager,
  filter: Filter,
  { page, size }: PageArgs,
  sort: ProductSort = ProductSort.RELEVANCE,
): Promise<Product[]> =>
  inOrder(matching(db, filter), sort, filter.ids)
    .offset(page * size)
    .limit(size)
    .getMany()

/** How many products the filter lets through. */
export const countProducts = (db: EntityManager, filter: Filter): Promise<number> => matching(db, filter).getCount()

/** @throws DomainError NOT_FOUND when it is not there or no longer sold */
export const readProduct = async (db: EntityManager, id: string): Promise<Product> => {
  const product = await db.findOneBy(Product, { id })
  if (!product) throw new DomainError('NOT_FOUND', { productId: id })
  return product
}

const mostLeft = { [StockLevel.LOW]: limits.lowStock, [StockLevel.SOLD_OUT]: 0 }

const matching = (db: EntityManager, { category, stock, ids }: Filter) => {
  const query = db.createQueryBuilder(Product, 'product')
  if (category) query.andWhere({ categoryCode: category })
  if (stock) query.andWhere({ quantity: LessThanOrEqual(mostLeft[stock]) })
  if (ids) query.andWhere('product.id = ANY(:ids)', { ids })
  return query
}

const inOrder = (query: SelectQueryBuilder<Product>, sort: ProductSort, ids?: readonly string[]) => {
  if (sort === ProductSort.PRICE_LOW_TO_HIGH) return query.orderBy('price * (100 - discount)').addOrderBy('id')
  if (sort === ProductSort.PRICE_HIGH_TO_LOW)
    return query.orderBy('price * (100 - discount)', 'DESC').addOrderBy('id', 'DESC')
  if (sort === ProductSort.RATING)
    return query.orderBy('rating', 'DESC', 'NULLS LAST').addOrderBy('"reviewCount"', 'DESC').addOrderBy('id', 'DESC')
  if (sort === ProductSort.FEWEST_LEFT) return query.orderBy('product.quantity').addOrderBy('product.id')
  if (sort === ProductSort.RELEVANCE && ids) return query.orderBy('array_position(:ids, product.id)')
  return query.addOrderBy('product.createdAt', 'DESC').addOrderBy('product.id', 'DESC')
}
