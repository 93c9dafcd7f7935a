import { type Static, type TObject, Type } from '@sinclair/typebox'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { AuditFilter } from '../audit/audit.args.js'
import { recordAct } from '../audit/audit.service.js'
import { AuditNoun } from '../audit/audit-entry.entity.js'
import { AuditTopic } from '../audit/audit-topic.js'
import { actColumns, exportActs } from '../audit/export-acts.service.js'
import { exportPayouts, payoutColumns } from '../order/cash/export-payouts.service.js'
import { type Call, requestSchemas } from '../rest/call.js'
import { oneOf } from '../rest/fields.js'
import { download, sendFile } from './csv-download.js'
import { type Callers, onlyFor } from './only-for.js'

const exportPayoutsCall = {
  ...download('What couriers have paid out, the newest first; `difference` is below 0 when some is missing.'),
  path: endpoints.exportPayouts,
  operationId: 'exportPayouts',
  summary: 'All payouts as CSV',
} satisfies Call

// A leap second is a time by that format, and none by JavaScript's clock.
const moment = (description: string) => Type.String({ format: 'date-time', pattern: '^.{17}[0-5]', description })

const exportHistoryCall = {
  ...download('What admins have done, the newest first; times are those of Bangladesh.'),
  path: endpoints.exportHistory,
  operationId: 'exportHistory',
  summary: 'Who did what as CSV',
  query: {
    actorId: Type.Optional(Type.String({ format: 'uuid', description: 'Who did it, by their id.' })),
    bySystem: Type.Optional(Type.Boolean({ description: 'true: only what the shop did by itself.' })),
    topic: Type.Optional(oneOf(Object.values(AuditTopic), 'What it was about; not given: all.')),
    from: Type.Optional(moment('From this moment on.')),
    to: Type.Optional(moment('Before this moment.')),
  },
} as const satisfies Call

/** Beside the spreadsheets of products and orders. */
export const adminFileCalls: readonly Call[] = [exportPayoutsCall, exportHistoryCall]

interface HistoryExport {
  Querystring: Static<TObject<typeof exportHistoryCall.query>>
}

/** CSV of the payouts and of the audit log; for admins. */
export const mountAdminFiles = (app: FastifyInstance, db: EntityManager, callers: Callers): void => {
  const { admit, callerOf } = onlyFor('admin', callers)

  app.get(exportPayoutsCall.path, { onRequest: admit('exports') }, (_request, reply) =>
    sendFile(reply, 'payouts', payoutColumns, exportPayouts(db)),
  )
  app.get<HistoryExport>(
    exportHistoryCall.path,
    { onRequest: admit('exports'), schema: requestSchemas(exportHistoryCall) },
    async (request, reply) => {
      const about = { noun: AuditNoun.HISTORY, thingId: 'all' }
      await recordAct(db, callerOf(request), exportHistoryCall.operationId, about)
      const { from, to, topic, ...query } = request.query
      const filter = Object.assign(new AuditFilter(), query, {
        topic: topic && AuditTopic[topic],
        from: from && new Date(from),
        to: to && new Date(to),
      })
      return sendFile(reply, 'history', actColumns, exportActs(db, filter))
    },
  )
}
