import type { EntityManager } from 'typeorm'
import type { Cell } from '../csv/write-csv.js'
import { Order } from './order.entity.js'
import { orderLoaders } from './order.loader.js'
import type { OrderLine } from './order-line.entity.js'

const PAGE = 200

/** The columns of a file of orders, in their order. */
export const orderColumns = [
  'number',
  'placedAt',
  'deliveredAt',
  'customerName',
  'customerEmail',
  'phone',
  'address',
  'district',
  'country',
  'paymentMethod',
  'total',
  'productId',
  'product',
  'unitPrice',
  'quantity',
  'lineTotal',
] as const

/** Every order, the newest first, a row for each of its lines; page by page, so that nothing is kept. */
export async function* exportOrders(db: EntityManager): AsyncGenerator<Cell[][]> {
  for (let orders = await pageBefore(db, null); orders.length > 0; ) {
    yield await rowsOf(db, orders)
    orders = await pageBefore(db, orders.at(-1)?.id ?? null)
  }
}

const pageBefore = (db: EntityManager, id: string | null) => {
  const query = db.createQueryBuilder(Order, 'placed')
  // By the row itself: a Date has no microseconds.
  if (id) query.where('(placed.placedAt, placed.id) < (SELECT "placedAt", id FROM "order" WHERE id = :id)', { id })
  return query.orderBy('placed.placedAt', 'DESC').addOrderBy('placed.id', 'DESC').limit(PAGE).getMany()
}

const rowsOf = async (db: EntityManager, orders: Order[]) => {
  const { orderLines } = orderLoaders(db)
  const rows = orders.map(async (order) => (await orderLines.load(order.id)).map((line) => rowOf(order, line)))
  return (await Promise.all(rows)).flat()
}

const rowOf = (order: Order, line: OrderLine): Cell[] => [
  order.number,
  inBangladesh(order.placedAt),
  inBangladesh(order.deliveredAt),
  order.customerName,
  order.customerEmail,
  order.phone,
  order.address,
  order.district,
  order.country,
  order.paymentMethod,
  // On its first line only, so that the column can be summed up.
  line.position === 0 ? order.total : null,
  line.productId,
  line.name,
  line.unitPrice,
  line.quantity,
  line.lineTotal,
]

// Sweden writes times as spreadsheets read them: 2026-11-21 18:05:09.
const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Dhaka' })

const inBangladesh = (time: Date | null) => time && format.format(time)
