import type { pages } from '@sunnah-store/schema/routes'

/** The pages of those who manage the shop, as the list of addresses names them. */
export const adminPageNames = [
  'overview',
  'addProduct',
  'manageProduct',
  'updateProduct',
  'importProducts',
  'allOrders',
  'orderSlip',
  'manageUsers',
] as const satisfies (keyof typeof pages)[]

export type AdminPageName = (typeof adminPageNames)[number]
