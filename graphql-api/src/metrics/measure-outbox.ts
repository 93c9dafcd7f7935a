import { Gauge } from 'prom-client'
import type { EntityManager } from 'typeorm'
import { queryRow } from '../database/query-rows.js'

/** How many mails and text messages are on their way; asked when somebody scrapes. In the process that sends them. */
export const measureOutbox = (db: EntityManager): void => {
  new Gauge({
    name: 'outbox_messages_waiting',
    help: 'Mails and text messages that are not sent yet and not given up',
    async collect() {
      const { waiting } = await queryRow<{ waiting: number }>(
        db,
        'SELECT count(*)::int AS waiting FROM outbox_message WHERE "gaveUpAt" IS NULL',
      )
      this.set(waiting)
    },
  })
}
