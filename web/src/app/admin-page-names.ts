import type { pages } from '@sunnah-store/schema/routes'

/** The admin pages, by their names in the list of routes. */
export const adminPageNames = [
  'overview',
  'reports',
  'addProduct',
  'manageProduct',
  'updateProduct',
  'productVariants',
  'productSizeChart',
  'importProducts',
  'allOrders',
  'takeOrder',
  'sendOrders',
  'order',
  'orderSlips',
  'orderSlip',
  'cash',
  'payout',
  'correctOrder',
  'manageUsers',
  'searchWords',
  'mails',
  'messages',
  'sender',
  'deliveryRules',
  'purchaseLimits',
  'auditLog',
] as const satisfies (keyof typeof pages)[]

export type AdminPageName = (typeof adminPageNames)[number]

/** Those that staff see too. */
export const staffPageNames: readonly AdminPageName[] = [
  'allOrders',
  'takeOrder',
  'sendOrders',
  'order',
  'orderSlips',
  'orderSlip',
  'correctOrder',
  'manageProduct',
]
