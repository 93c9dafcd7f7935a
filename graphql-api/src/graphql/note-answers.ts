import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import type { Product } from '../product/product.entity.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import type { Context } from './context.js'
import type { Steps } from './steps.js'

/** Notes which answers are whole: queries without an error. */
export const noteAnswers: Steps = {
  willSendResponse: ({ operation, response: { body }, contextValue: { keeping } }) =>
    keeping?.noteAnswer(operation?.operation === 'query' && body.kind === 'single' && !body.singleResult.errors),
}

/** Notes whose stock an answer tells: an order changes nothing else, and happens all the time. */
export const noteStock = (schema: GraphQLSchema): void => {
  resolveQuantityOf(schema, 'Product', resolveQuantity)
  resolveQuantityOf(schema, 'ProductVariant', resolveVariantQuantity)
}

const resolveQuantityOf = <Source>(
  schema: GraphQLSchema,
  typeName: string,
  resolve: GraphQLFieldResolver<Source, Context>,
) => {
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields().quantity : undefined
  if (field) field.resolve = resolve
}

const resolveQuantity = ({ id, quantity }: Product, _args: unknown, { keeping }: Context) => {
  keeping?.noteStock(id)
  return quantity
}

const resolveVariantQuantity = ({ productId, quantity }: ProductVariant, _args: unknown, { keeping }: Context) => {
  keeping?.noteStock(productId)
  return quantity
}
