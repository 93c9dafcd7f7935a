import type { EntityManager } from 'typeorm'
import type { Cell } from '../csv/write-csv.js'

const PAGE = 200

const inBangladesh = (time: string) => `to_char(${time} AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI:SS')`

const cells = {
  number: 'placed.number',
  placedAt: inBangladesh('"placedAt"'),
  deliveredAt: inBangladesh('"deliveredAt"'),
  customerName: '"customerName"',
  customerEmail: '"customerEmail"',
  phone: 'phone',
  address: 'address',
  district: 'district',
  country: 'country',
  paymentMethod: '"paymentMethod"',
  // On the order's first row only, so that the column can be summed.
  total: 'CASE WHEN line.position = 0 THEN total END',
  productId: 'line."productId"',
  product: 'line.name',
  unitPrice: 'line."unitPrice"',
  quantity: 'line.quantity',
  lineTotal: 'line."unitPrice"::bigint * line.quantity',
  area: 'area',
  receiverName: 'coalesce("receiverName", "customerName")',
  riderNote: '"riderNote"',
  callFirst: '"callFirst"::int',
  // On the order's first row only, as the total.
  deliveryFee: 'CASE WHEN line.position = 0 THEN "deliveryFee" END',
  sku: 'line.sku',
  size: 'line.size',
  color: 'line.color',
}

/** The columns of the orders file, in order. */
export const orderColumns = Object.keys(cells)

/** Every order, newest first, one row per line; read page by page to keep memory small. */
export async function* exportOrders(db: EntityManager): AsyncGenerator<Cell[][]> {
  for (let page = await pageBefore(db, null); page.length > 0; ) {
    yield page.map(({ cells }) => cells)
    page = await pageBefore(db, page.at(-1)?.id ?? null)
  }
}

interface ExportedLine {
  id: string
  cells: Cell[]
}

// Raw rows, since entities take far more memory. Paged by the row and not by its time: a Date has no microseconds.
const pageBefore = (db: EntityManager, id: string | null): Promise<ExportedLine[]> =>
  db.query(
    `SELECT placed.id, jsonb_build_array(${Object.values(cells).join(', ')}) AS cells
     FROM (
       SELECT * FROM "order" WHERE "deletedAt" IS NULL
         ${id ? 'AND ("placedAt", id) < (SELECT "placedAt", id FROM "order" WHERE id = $1)' : ''}
       ORDER BY "placedAt" DESC, id DESC LIMIT ${PAGE}
     ) AS placed JOIN order_line AS line ON line."orderId" = placed.id
     ORDER BY "placedAt" DESC, placed.id DESC, line.position`,
    id ? [id] : [],
  )
