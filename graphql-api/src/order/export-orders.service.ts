import type { EntityManager } from 'typeorm'
import type { Cell } from '../csv/write-csv.js'
import { localTime } from '../database/local-day.js'
import { queryRows } from '../database/query-rows.js'
import { OrderCash } from './cash/cash.js'
import { filteredOrders } from './filtered-orders.js'
import type { OrderFilter } from './order.args.js'
import { OrderSort, OrderState } from './order.enums.js'

const PAGE = 200

const inBangladesh = (time: string) => `to_char(${localTime(time)}, 'YYYY-MM-DD HH24:MI:SS')`

const onFirstRow = (value: string) => `CASE WHEN line.position = 0 THEN ${value} END`

const cells = {
  number: 'placed.number',
  placedAt: inBangladesh('"placedAt"'),
  deliveredAt: inBangladesh('"deliveredAt"'),
  customerName: '"customerName"',
  customerEmail: '"customerEmail"',
  // As people write it and couriers' sheets take it: 017…
  phone: `replace(phone, '+880', '0')`,
  address: 'address',
  district: 'district',
  country: 'country',
  paymentMethod: '"paymentMethod"',
  // On the order's first row only, so that the column can be summed.
  total: onFirstRow('total'),
  productId: 'line."productId"',
  product: 'line.name',
  unitPrice: 'line."unitPrice"',
  quantity: 'line.quantity',
  lineTotal: 'line."unitPrice"::bigint * line.quantity',
  area: 'area',
  receiverName: 'coalesce("receiverName", "customerName")',
  riderNote: '"riderNote"',
  callFirst: '"callFirst"::int',
  deliveryFee: onFirstRow('"deliveryFee"'),
  discount: onFirstRow('discount'),
  sku: 'line.sku',
  size: 'line.size',
  color: 'line.color',
  status: 'placed.status',
  courier: 'shipment.courier',
  trackingCode: '"trackingCode"',
  // As cashOf() tells it of one order.
  cash: `CASE WHEN placed.status = 'SHIPPED' THEN '${OrderCash.TO_COLLECT}' WHEN "deliveredAt" IS NULL THEN NULL
    WHEN shipment."orderId" IS NULL OR "payoutId" IS NOT NULL THEN '${OrderCash.RECEIVED}'
    WHEN placed.status <> 'RETURNED' OR placed."cashOwed" THEN '${OrderCash.WITH_COURIER}' END`,
  // With these on the first row the total is the sum of its lines and the delivery fee, less the discount.
  doorDifference: onFirstRow('"doorDifference"'),
  discountReason: onFirstRow('"discountReason"'),
  givenBack: onFirstRow('ended."givenBack"'),
  source: onFirstRow('placed.source'),
  reason: onFirstRow('ended.reason'),
}

/** The columns of the orders file, in order. */
export const orderColumns = Object.keys(cells)

/** In which order a file may have the orders. */
export type ExportSort = Exclude<OrderSort, OrderSort.TO_DELIVER_FIRST>

/** The orders that the filter leaves, one row per line; read page by page to keep memory small. */
export async function* exportOrders(
  db: EntityManager,
  filter: OrderFilter = { state: OrderState.ALL },
  sort: ExportSort = OrderSort.NEWEST,
): AsyncGenerator<Cell[][]> {
  for (let ids = await idsAfter(db, filter, sort); ids.length > 0; ids = await idsAfter(db, filter, sort, ids.at(-1)))
    yield cellsOf(db, ids, sort)
}

const ways = {
  [OrderSort.NEWEST]: { direction: 'DESC', beyond: '<' },
  [OrderSort.OLDEST]: { direction: 'ASC', beyond: '>' },
} as const

// Paged by the row and not by its time: a Date has no microseconds.
const idsAfter = async (db: EntityManager, filter: OrderFilter, sort: ExportSort, last?: string): Promise<string[]> => {
  const { direction, beyond } = ways[sort]
  const query = await filteredOrders(db, filter)
  if (last) query.andWhere(`("placedAt", id) ${beyond} (SELECT "placedAt", id FROM "order" WHERE id = :last)`, { last })
  const rows: { id: string }[] = await query
    .select('order.id', 'id')
    .orderBy('order.placedAt', direction)
    .addOrderBy('order.id', direction)
    .limit(PAGE)
    .getRawMany()
  return rows.map(({ id }) => id)
}

// Raw rows, since entities take far more memory.
const cellsOf = async (db: EntityManager, ids: readonly string[], sort: ExportSort): Promise<Cell[][]> => {
  const { direction } = ways[sort]
  const rows = await queryRows<{ cells: Cell[] }>(
    db,
    `SELECT jsonb_build_array(${Object.values(cells).join(', ')}) AS cells
     FROM "order" AS placed JOIN order_line AS line ON line."orderId" = placed.id
     LEFT JOIN shipment ON shipment."orderId" = placed.id
     LEFT JOIN LATERAL (SELECT reason, "givenBack" FROM order_event WHERE "orderId" = placed.id AND "to" IS NOT NULL
       ORDER BY place DESC LIMIT 1) AS ended ON true WHERE placed.id = ANY($1)
     ORDER BY "placedAt" ${direction}, placed.id ${direction}, line.position`,
    [ids],
  )
  return rows.map(({ cells }) => cells)
}
