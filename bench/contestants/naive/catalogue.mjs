import { Arg, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { DataSource, ILike } from 'typeorm'
import { entities, Product, ProductPage, Review, ReviewPage } from './entities.mjs'

export const db = new DataSource({ type: 'postgres', url: process.env.DATABASE_URL, entities })

const asPage = ([items, total]) => ({ items, total })

export class Catalogue {
  async products(page, size, search) {
    const found = search && ILike(`%${search}%`)
    const where = found ? [{ name: found }, { brandName: found }, { productType: found }] : {}
    const order = { createdAt: 'DESC', id: 'DESC' }
    return asPage(await db.getRepository(Product).findAndCount({ where, order, skip: page * size, take: size }))
  }

  product(id) {
    return db.getRepository(Product).findOneBy({ id })
  }

  async reviews(product, size) {
    const items = await db.getRepository(Review).find({
      where: { product: { id: product.id } },
      relations: { reviewer: true },
      order: { postedAt: 'DESC', id: 'DESC' },
      take: size,
    })
    return { items, total: product.reviewCount }
  }
}

/** Decorates a method as a compiler does it. */
const method = (name, decorator, parameters) => {
  for (const [place, parameter] of parameters.entries()) parameter(Catalogue.prototype, name, place)
  decorator(Catalogue.prototype, name, Object.getOwnPropertyDescriptor(Catalogue.prototype, name))
}
const page = Arg('page', () => Int, { defaultValue: 0 })
const size = Arg('size', () => Int, { defaultValue: 10 })

method(
  'products',
  Query(() => ProductPage),
  [page, size, Arg('search', () => String, { nullable: true })],
)
method(
  'product',
  Query(() => Product, { nullable: true }),
  [Arg('id', () => ID)],
)
method(
  'reviews',
  FieldResolver(() => ReviewPage),
  [Root(), size],
)
Resolver(() => Product)(Catalogue)
