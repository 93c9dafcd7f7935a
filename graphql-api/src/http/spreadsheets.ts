import { type Static, type TObject, Type } from '@sinclair/typebox'
import { districts } from '@sunnah-store/schema/districts'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { actingAs } from '../audit/acting-manager.js'
import { recordAct } from '../audit/audit.service.js'
import { AuditNoun } from '../audit/audit-entry.entity.js'
import { forRequest } from '../database/for-request.js'
import { DomainError } from '../errors.js'
import { OrderCash } from '../order/cash/cash.js'
import { exportOrders, orderColumns } from '../order/export-orders.service.js'
import { OrderSort, OrderState } from '../order/order.enums.js'
import { exportReport, reportHeader } from '../overview/export-report.service.js'
import { ReportStep } from '../overview/figures.js'
import { ReportArgs } from '../overview/report.args.js'
import { exportProducts } from '../product/manage/export-products.service.js'
import { importProducts } from '../product/manage/import/import-products.service.js'
import { fileColumns } from '../product/manage/product-columns.js'
import { type Call, requestSchemas } from '../rest/call.js'
import { oneOf } from '../rest/fields.js'
import { brokenRules } from '../validation/broken-rules.js'
import { adminFileCalls, mountAdminFiles } from './admin-files.js'
import { day, download, sendFile, words } from './csv-download.js'
import { importReportSchema } from './import-report-schema.js'
import { type Callers, onlyFor } from './only-for.js'
import type { UploadPlaces } from './upload-places.js'

const exportProductsCall = {
  ...download('Every product that is sold, the oldest first.'),
  path: endpoints.exportProducts,
  operationId: 'exportProducts',
  summary: 'All products as CSV',
} satisfies Call

const exportOrdersCall = {
  ...download(
    'Those that the query leaves, or all; the newest first unless it says otherwise, a row for each line of an order; `total` stands on its first line only. Times are those of Bangladesh.',
  ),
  path: endpoints.exportOrders,
  operationId: 'exportOrders',
  summary: 'Orders as CSV',
  query: {
    search: Type.Optional(words(limits.searchLength, 'What the list of orders may be searched for.')),
    state: Type.Optional(oneOf(Object.values(OrderState), 'Where they stand; not given: all.')),
    from: Type.Optional(day('Placed on this day of Dhaka or later.')),
    to: Type.Optional(day('Placed on this day of Dhaka or earlier.')),
    district: Type.Optional(oneOf(districts, 'To this district.')),
    courier: Type.Optional(words(limits.order.courier, 'Sent by this courier or rider.')),
    minTotal: Type.Optional(Type.Integer({ minimum: 0, description: 'At least so much to be paid, in whole taka.' })),
    maxTotal: Type.Optional(Type.Integer({ minimum: 0, description: 'At most so much, in whole taka.' })),
    cash: Type.Optional(oneOf(Object.values(OrderCash), 'Whose cash is there.')),
    sort: Type.Optional(oneOf([OrderSort.NEWEST, OrderSort.OLDEST], 'Which come first; not given: the newest.')),
  },
} as const satisfies Call

const exportReportCall = {
  ...download('What was ordered, collected, cancelled and came back: a row for each day, or month, of Bangladesh.'),
  path: endpoints.exportReport,
  operationId: 'exportReport',
  summary: 'The figures of some days as CSV',
  query: {
    from: day('The first day.'),
    to: day(`The last one; at most ${limits.reportDays} days together.`),
    by: Type.Optional(oneOf(Object.values(ReportStep), 'What a row is about; not given: a day.')),
  },
  errors: ['BAD_USER_INPUT'],
} as const satisfies Call

const importProductsCall = {
  method: 'POST',
  path: endpoints.importProducts,
  operationId: 'importProducts',
  access: 'admin',
  summary: 'Import products from a CSV file',
  description: `The columns of the export, in any order; those that are missing stay as they are. Cells are parted by commas, semicolons or tabs. At most ${limits.import.rows.toLocaleString('en')} products and 5 MB. A row without \`id\` is a new product, one with \`id\` changes what differs. A changed \`quantity\` needs \`exportedQuantity\`: it is refused when the stock has moved since. All rows are imported, or none: then the answer is 400 with this report in \`details\`. A dry run imports nothing and always answers the report. The same \`Idempotency-Key\` with the same file again imports nothing and answers the first report; a refused import, or a dry run, leaves the key free.`,
  query: { dryRun: Type.Boolean({ description: 'true: a dry run, which imports nothing.' }) },
  takesIdempotencyKey: true,
  takes: 'text/csv',
  body: Type.String({ description: 'The file.' }),
  answers: importReportSchema,
  errors: ['IDEMPOTENCY_MISMATCH'],
} as const satisfies Call

export const spreadsheetCalls: readonly Call[] = [
  exportProductsCall,
  exportOrdersCall,
  exportReportCall,
  importProductsCall,
  ...adminFileCalls,
]

interface OrdersExport {
  Querystring: Static<TObject<typeof exportOrdersCall.query>>
}

interface ReportExport {
  Querystring: Static<TObject<typeof exportReportCall.query>>
}

interface Import {
  Headers: { 'idempotency-key'?: string }
  Querystring: Static<TObject<typeof importProductsCall.query>>
  Body: Buffer | undefined
  Reply: Static<typeof importProductsCall.answers>
}

interface Spreadsheets {
  db: EntityManager
  callers: Callers
  places: UploadPlaces
}

/** CSV export of products and orders, and CSV import of products; for admins. */
export const mountSpreadsheets = async (app: FastifyInstance, { db, callers, places }: Spreadsheets): Promise<void> => {
  const { admit, callerOf } = onlyFor('admin', callers)
  mountAdminFiles(app, db, callers)

  app.get(exportProductsCall.path, { onRequest: admit('exports') }, (_request, reply) =>
    sendFile(reply, 'products', fileColumns, exportProducts(db)),
  )
  app.get<OrdersExport>(
    exportOrdersCall.path,
    { onRequest: admit('exports'), schema: requestSchemas(exportOrdersCall) },
    async (request, reply) => {
      const after = leftBy(request.query)
      await recordAct(db, callerOf(request), exportOrdersCall.operationId, {
        noun: AuditNoun.ORDER,
        thingId: 'all',
        after,
      })
      const { cash, state = 'ALL', sort = 'NEWEST', ...query } = request.query
      const filter = { ...query, state: OrderState[state], ...(cash && { cash: OrderCash[cash] }) }
      return sendFile(reply, 'orders', orderColumns, exportOrders(db, filter, OrderSort[sort]))
    },
  )

  app.get<ReportExport>(
    exportReportCall.path,
    { onRequest: admit('exports'), schema: requestSchemas(exportReportCall) },
    async ({ query: { from, to, by = 'DAY' } }, reply) => {
      const asked = Object.assign(new ReportArgs(), { from, to, by: ReportStep[by] })
      const fields = await brokenRules(asked)
      if (Object.keys(fields).length > 0) throw new DomainError('BAD_USER_INPUT', { fields })
      return sendFile(reply, 'report', reportHeader, exportReport(db, asked))
    },
  )

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: limits.import.bytes }, keep)
    scope.post<Import>(
      importProductsCall.path,
      { onRequest: [admit('imports'), places.shop(callerOf)], schema: requestSchemas(importProductsCall) },
      async (request) => {
        const { body = Buffer.alloc(0), headers, query } = request
        const options = { ...query, idempotencyKey: headers['idempotency-key'] ?? null }
        const admin = callerOf(request)
        const acting = actingAs(forRequest(db, request.id), admin, importProductsCall.operationId)
        const report = await importProducts(acting, admin, body, options)
        await app.upToDate()
        return report
      },
    )
  })
}

/** What the log keeps of a filter; never the words, which may name somebody. */
const leftBy = ({ search, from: firstDay, to: lastDay, sort: _, ...query }: OrdersExport['Querystring']) => ({
  ...(search && { searched: true }),
  ...(firstDay && { firstDay }),
  ...(lastDay && { lastDay }),
  ...query,
})

const keep = async (_request: unknown, body: Buffer) => body
