import { registerEnumType } from 'type-graphql'

/** What people ask the log about; one noun may belong to several. */
export enum AuditTopic {
  ORDERS = 'ORDERS',
  PRODUCTS = 'PRODUCTS',
  PRICES = 'PRICES',
  STOCK = 'STOCK',
  CASH = 'CASH',
  USERS = 'USERS',
  REVIEWS = 'REVIEWS',
  SETTINGS = 'SETTINGS',
  MAILS = 'MAILS',
  FILES = 'FILES',
}

registerEnumType(AuditTopic, {
  name: 'AuditTopic',
  description: 'What acts are looked for by.',
  valuesConfig: {
    ORDERS: { description: 'Orders, and what became of them.' },
    PRODUCTS: { description: 'Products, their variants and pictures.' },
    PRICES: { description: 'Prices and discounts.' },
    STOCK: { description: 'Pieces that were put into the stock or taken out.' },
    CASH: { description: 'What couriers have paid out or said.' },
    USERS: { description: 'Rights and accounts.' },
    REVIEWS: { description: 'Reviews.' },
    SETTINGS: { description: 'Delivery, limits, messages, the sender and search words.' },
    MAILS: { description: 'Mails that were given up.' },
    FILES: { description: 'What was taken out or in as a file.' },
  },
})

const nouns = (...names: string[]) => `noun IN (${names.map((name) => `'${name}'`).join()})`
const changed = (...fields: string[]) =>
  `jsonb_exists_any(coalesce(before, '{}') || coalesce(after, '{}'), ARRAY[${fields.map((field) => `'${field}'`).join()}])`
const files = `act IN ('exportOrders', 'exportUsers', 'exportHistory') OR ${nouns('IMPORT')}`

/** SQL: which entries are about it. */
export const isAbout: Record<AuditTopic, string> = {
  [AuditTopic.ORDERS]: nouns('ORDER'),
  [AuditTopic.PRODUCTS]: nouns('PRODUCT', 'VARIANT', 'PICTURE', 'IMPORT'),
  [AuditTopic.PRICES]: `${nouns('PRODUCT', 'VARIANT')} AND ${changed('price', 'discount')}`,
  [AuditTopic.STOCK]: `${nouns('VARIANT')} AND ${changed('quantity')}`,
  [AuditTopic.CASH]: nouns('PAYOUT', 'COURIER'),
  [AuditTopic.USERS]: nouns('USER'),
  [AuditTopic.REVIEWS]: nouns('REVIEW'),
  [AuditTopic.SETTINGS]: nouns('DELIVERY', 'LIMITS', 'MESSAGES', 'SENDER', 'SYNONYMS'),
  [AuditTopic.MAILS]: nouns('MAIL'),
  [AuditTopic.FILES]: files,
}
