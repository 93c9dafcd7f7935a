import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { EntitySchema } from 'typeorm'

/** Decorates a class as a compiler does it, since these files are not compiled. */
const fields = (type, typesOf) => {
  for (const [name, [typeOf, options]] of Object.entries(typesOf)) Field(typeOf, options)(type.prototype, name)
  ObjectType(type.name)(type)
}
const nullable = { nullable: true }
const text = [() => String]

class Image {}
fields(Image, { url: text })

class Reviewer {}
fields(Reviewer, { name: text, photoUrl: [() => String, nullable] })

export class Review {}
fields(Review, {
  id: [() => ID],
  rating: [() => Int],
  feedback: text,
  postedAt: [() => Date],
  reviewer: [() => Reviewer],
})

export class ReviewPage {}
fields(ReviewPage, { total: [() => Int], items: [() => [Review]] })

export class Product {
  get discountedPrice() {
    return Math.floor((this.price * (100 - this.discount)) / 100)
  }

  get image() {
    return { url: this.imageUrl }
  }
}
fields(Product, {
  id: [() => ID],
  name: text,
  description: [() => String, nullable],
  price: [() => Int],
  discount: [() => Int],
  discountedPrice: [() => Int],
  quantity: [() => Int],
  rating: [() => Float, nullable],
  reviewCount: [() => Int],
  image: [() => Image],
})

export class ProductPage {}
fields(ProductPage, { total: [() => Int], items: [() => [Product]] })

const id = { type: 'uuid', primary: true, generated: 'uuid' }
const many = (names, type) => Object.fromEntries(names.map((name) => [name, { type }]))

const reviewer = new EntitySchema({
  name: 'Reviewer',
  tableName: 'user',
  target: Reviewer,
  columns: { id, ...many(['uid', 'email', 'name', 'photoUrl'], 'text'), createdAt: { type: 'timestamptz' } },
})

const product = new EntitySchema({
  name: 'Product',
  tableName: 'product',
  target: Product,
  columns: {
    id,
    ...many(['categoryCode', 'price', 'discount', 'quantity', 'reviewCount'], 'integer'),
    ...many(['name', 'nameBn', 'description', 'imageUrl', 'productType', 'placeOfOrigin', 'modelNumber'], 'text'),
    ...many(['material', 'color', 'size', 'brandName'], 'text'),
    ...many(['createdAt', 'updatedAt'], 'timestamptz'),
    rating: { type: 'double precision' },
    deletedAt: { type: 'timestamptz', deleteDate: true },
  },
})

const review = new EntitySchema({
  name: 'Review',
  tableName: 'review',
  target: Review,
  columns: { id, rating: { type: 'integer' }, feedback: { type: 'text' }, postedAt: { type: 'timestamptz' } },
  relations: {
    product: { type: 'many-to-one', target: () => Product, joinColumn: true },
    reviewer: { type: 'many-to-one', target: () => Reviewer, joinColumn: true },
  },
})

export const entities = [reviewer, product, review]
