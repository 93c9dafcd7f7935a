import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EntityManager } from 'typeorm'
import { type Cell, writeCsv } from '../csv/write-csv.js'
import { exportOrders, orderColumns } from '../order/export-orders.service.js'
import { exportProducts } from '../product/manage/export-products.service.js'
import { importProducts } from '../product/manage/import/import-products.service.js'
import { productColumns } from '../product/manage/product-columns.js'
import { onlyAdmins, type UserOf } from './only-admins.js'

const dryRun = {
  type: 'object',
  required: ['dryRun'],
  properties: { dryRun: { type: 'boolean' } },
  additionalProperties: false,
}

const idempotencyKey = {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', minLength: 1, maxLength: 200 } },
}

interface ImportCall {
  Headers: { 'idempotency-key'?: string }
  Querystring: { dryRun: boolean }
  Body: Buffer | undefined
}

/** Products and orders as files for spreadsheets, and products from such a file; for admins. */
export const mountSpreadsheets = async (app: FastifyInstance, db: EntityManager, userOf: UserOf): Promise<void> => {
  const { admit, adminOf } = onlyAdmins(userOf)

  app.get(endpoints.exportProducts, { onRequest: admit }, (_request, reply) =>
    sendFile(reply, 'products', Object.keys(productColumns), exportProducts(db)),
  )
  app.get(endpoints.exportOrders, { onRequest: admit }, (_request, reply) =>
    sendFile(reply, 'orders', orderColumns, exportOrders(db)),
  )

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: limits.import.bytes }, keep)
    scope.post<ImportCall>(
      endpoints.importProducts,
      { onRequest: admit, schema: { querystring: dryRun, headers: idempotencyKey } },
      async (request) => {
        const { body = Buffer.alloc(0), headers, query } = request
        const options = { ...query, idempotencyKey: headers['idempotency-key'] ?? null }
        return importProducts(db, adminOf(request), body, options)
      },
    )
  })
}

const keep = async (_request: unknown, body: Buffer) => body

const sendFile = async (
  reply: FastifyReply,
  what: string,
  columns: readonly string[],
  rows: AsyncGenerator<Cell[][]>,
) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${what}.csv"`)
    .header('cache-control', 'no-store')
    .send(await writeCsv(columns, rows))
