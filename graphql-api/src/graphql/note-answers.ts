import { MapperKind, mapSchema } from '@graphql-tools/utils'
import type { GraphQLSchema } from 'graphql'
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
export const noteStock = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, type) => {
      if (name !== 'quantity') return undefined
      if (type === 'Product') return { ...field, resolve: resolveQuantity }
      return type === 'ProductVariant' ? { ...field, resolve: resolveVariantQuantity } : undefined
    },
  })

const resolveQuantity = ({ id, quantity }: Product, _args: unknown, { keeping }: Context) => {
  keeping?.noteStock(id)
  return quantity
}

const resolveVariantQuantity = ({ productId, quantity }: ProductVariant, _args: unknown, { keeping }: Context) => {
  keeping?.noteStock(productId)
  return quantity
}
