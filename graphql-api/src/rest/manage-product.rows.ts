import { endpoints } from '@sunnah-store/schema/routes'
import { addressOf, changed, changedAnswer, deleted, deletedAnswer, stored, storedAnswer } from './answers.js'
import { RestAddProductDocument, RestDeleteProductDocument, RestUpdateProductDocument } from './documents.generated.js'
import { productId } from './fields.js'
import { operation } from './operation.js'
import { detailsOf, newProductBody, productChangesBody, restNames } from './product-body.js'
import { asRestProduct, exampleProduct, productSchema } from './product-schema.js'

/** The calls with which admins keep the catalogue. */
export const manageProductRows = [
  operation({
    method: 'POST',
    path: endpoints.products,
    operationId: 'addProduct',
    access: 'admin',
    summary: 'Add a product',
    description: '`p_id`, `name`, `price` and `quantity` are enough; what is not sent is empty.',
    body: newProductBody,
    status: 201,
    answers: storedAnswer(productSchema),
    example: stored(exampleProduct),
    fieldNames: restNames,
    document: RestAddProductDocument,
    variables: ({ body }) => ({
      input: {
        discount: 0,
        ...detailsOf(body),
        categoryCode: body.p_id,
        name: body.name,
        price: body.price,
        quantity: body.quantity,
      },
    }),
    answer: ({ addProduct }) => stored(asRestProduct(addProduct)),
    location: ({ _id }) => addressOf(endpoints.product, _id),
  }),
  operation({
    method: 'PUT',
    path: endpoints.productManage,
    operationId: 'updateProduct',
    access: 'admin',
    summary: 'Change a product',
    description:
      'What is not sent stays, within `disc` too. The stock of a product with several variants is set by PUT /product/{productId}.',
    params: { productId },
    body: productChangesBody,
    answers: changedAnswer,
    example: changed(),
    errors: ['NOT_FOUND', 'VARIANT_REQUIRED', 'STOCK_CHANGED'],
    fieldNames: restNames,
    document: RestUpdateProductDocument,
    variables: ({ params: { productId }, body }) => {
      const { p_id, name, price, quantity, expectedQuantity } = body
      return {
        id: productId,
        input: {
          ...detailsOf(body),
          ...(p_id !== undefined && { categoryCode: p_id }),
          ...(name !== undefined && { name }),
          ...(price !== undefined && { price }),
          ...(quantity !== undefined && { quantity }),
          ...(expectedQuantity !== undefined && { expectedQuantity }),
        },
      }
    },
    answer: () => changed(),
  }),
  operation({
    method: 'DELETE',
    path: endpoints.product,
    operationId: 'deleteProduct',
    access: 'admin',
    summary: 'Take a product out of the shop',
    description: 'Orders keep the product; pieces that shoppers hold return to the stock.',
    params: { productId },
    answers: deletedAnswer,
    example: deleted(1),
    document: RestDeleteProductDocument,
    variables: ({ params: { productId } }) => ({ id: productId }),
    answer: ({ deleteProduct }) => deleted(deleteProduct ? 1 : 0),
  }),
]
