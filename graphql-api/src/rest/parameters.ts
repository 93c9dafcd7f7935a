const id = (description: string) => ({ type: 'string', format: 'uuid', description }) as const

export const productId = id('The `_id` of a product.')
export const orderId = id('The `_id` of an order.')
export const userId = id('The `_id` of a user.')
export const email = {
  type: 'string',
  format: 'email',
  maxLength: 320,
  description: 'An email address, in any case.',
} as const
