// The fastest of its kind: Fastify, Mercurius with compiled queries, and hand-written SQL.
import Fastify from 'fastify'
import mercurius from 'mercurius'
import { ask } from './database.mjs'
import { asPage, asProductWithReviews, listOfProducts, productWithReviews, searchOfProducts } from './sql.mjs'

const schema = `
  type Image { url: String! }
  type Reviewer { name: String! photoUrl: String }
  type Review { id: ID! rating: Int! feedback: String! postedAt: String! reviewer: Reviewer! }
  type ReviewPage { total: Int! items: [Review!]! }
  type Product {
    id: ID! name: String! description: String price: Int! discount: Int! discountedPrice: Int! quantity: Int!
    rating: Float reviewCount: Int! image: Image! reviews(size: Int! = 10): ReviewPage!
  }
  type ProductPage { total: Int! items: [Product!]! }
  type Query {
    products(page: Int! = 0, size: Int! = 10, search: String): ProductPage!
    product(id: ID!): Product
  }`

const resolvers = {
  Query: {
    products: async (_, { page, search }) =>
      asPage(search ? await ask('search', searchOfProducts, [search]) : await ask('list', listOfProducts, [page])),
    product: async (_, { id }) => asProductWithReviews(await ask('product', productWithReviews, [id])),
  },
}

const app = Fastify()
await app.register(mercurius, { schema, resolvers, jit: 1 })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
