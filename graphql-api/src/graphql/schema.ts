import { type GraphQLSchema, specifiedDirectives } from 'graphql'
import { buildSchema } from 'type-graphql'
import { CategoryResolver } from '../product/category.resolver.js'
import { ProductResolver } from '../product/product.resolver.js'
import { ProductReviewsResolver, ReviewResolver } from '../review/review.resolver.js'
import { UserResolver } from '../user/user.resolver.js'
import { accessDirectives, enforceAccess } from './access.js'
import { validateInput } from './validate-input.js'

/** The only place that knows every resolver. */
export const createSchema = async (): Promise<GraphQLSchema> =>
  enforceAccess(
    await buildSchema({
      resolvers: [CategoryResolver, ProductResolver, ProductReviewsResolver, ReviewResolver, UserResolver],
      directives: [...specifiedDirectives, ...accessDirectives],
      validateFn: validateInput,
    }),
  )
