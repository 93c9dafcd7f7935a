import type { PoolConfig } from 'pg'
import { DataSource, type QueryRunner } from 'typeorm'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { CartItem } from '../cart/cart-item.entity.js'
import { CourierNotice } from '../courier/courier-notice.entity.js'
import { CourierRelease } from '../courier/courier-release.entity.js'
import { CourierSending } from '../courier/courier-sending.entity.js'
import { DeliveryException } from '../delivery/delivery-exception.entity.js'
import { DeliveryPlan } from '../delivery/delivery-plan.entity.js'
import { Address } from '../order/address/address.entity.js'
import { OrderCorrection } from '../order/by-hand/order-correction.entity.js'
import { Payout } from '../order/cash/payout.entity.js'
import { OrderEvent } from '../order/life/order-event.entity.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { MessageSettings } from '../order/message/message-settings.entity.js'
import { OrderMessage } from '../order/message/order-message.entity.js'
import { Order } from '../order/order.entity.js'
import { OrderLine } from '../order/order-line.entity.js'
import { OutboxMessage } from '../outbox/outbox-message.entity.js'
import { UnshownPicture } from '../picture/unshown-picture.entity.js'
import { ImportKey } from '../product/manage/import/import-key.entity.js'
import { ProductImport } from '../product/manage/import/undo/product-import.entity.js'
import { ProductImportRow } from '../product/manage/import/undo/product-import-row.entity.js'
import { Product } from '../product/product.entity.js'
import { ProductPicture } from '../product/product-picture.entity.js'
import { SynonymGroup } from '../product/search/synonym-group.entity.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { PurchaseLimits } from '../purchase-limits/purchase-limits.entity.js'
import { RestockRequest } from '../restock/restock-request.entity.js'
import { Review } from '../review/review.entity.js'
import { ReviewUpload } from '../review/review-upload.entity.js'
import { ReviewVote } from '../review/review-vote.entity.js'
import { Sender } from '../sender/sender.entity.js'
import { StockChange } from '../stock/stock-change.entity.js'
import { StockHold } from '../stock/stock-hold.entity.js'
import { StockHoldStart } from '../stock/stock-hold-start.entity.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'
import { SecondFactor } from '../user/second-factor/second-factor.entity.js'
import { UsedIdToken } from '../user/used-id-token.entity.js'
import { User } from '../user/user.entity.js'
import { UserSession } from '../user/user-session.entity.js'
import { Wish } from '../wish/wish.entity.js'
import { LastingClient } from './lasting-client.js'
import { migrations } from './migrations.js'
import { RepeatingManager } from './repeat-transaction.js'

/**
 * Of each connection. Nobody waits for ever: not for a lock, an answer or a free connection. Then the caller is told to
 * try again.
 */
export const connectionSettings = {
  // On solid-state disks a page read at random costs hardly more than the next one; the default is for spinning ones.
  random_page_cost: 1.1,
  // The shop asks many short questions; to start workers for one takes longer than they save.
  max_parallel_workers_per_gather: 0,
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
}
/** What `pg` sends as it connects. */
const optionsOf = (settings: Readonly<Record<string, number>>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** For what visitors read: nothing that they may ask takes so long, unless somebody found out how to make it slow. */
export const forVisitors: PoolConfig = { options: optionsOf({ ...connectionSettings, statement_timeout: 1000 }) }

/**
 * The shop's database, not yet connected. The tables are made by migrations only.
 * @param patience how long to wait for a free connection, in milliseconds; at 1000 many of a rush for the last pieces are sent away
 * @param more what `pg` is told of each connection besides
 */
export const createDataSource = (url: string, patience = 2_000, more: PoolConfig = {}): DataSource =>
  new ShopDataSource({
    type: 'postgres',
    url,
    entities: [
      Address,
      AuditEntry,
      CartItem,
      CourierNotice,
      CourierRelease,
      CourierSending,
      DeliveryException,
      DeliveryPlan,
      ImportKey,
      MessageSettings,
      Order,
      OrderEvent,
      OrderCorrection,
      OrderLine,
      OrderMessage,
      OutboxMessage,
      Payout,
      Product,
      ProductImport,
      ProductImportRow,
      ProductPicture,
      ProductVariant,
      PurchaseLimits,
      RemovedIdentity,
      RestockRequest,
      Review,
      ReviewUpload,
      ReviewVote,
      SecondFactor,
      Sender,
      Shipment,
      StockChange,
      StockHold,
      StockHoldStart,
      SynonymGroup,
      UnshownPicture,
      UsedIdToken,
      User,
      UserSession,
      Wish,
    ],
    migrations,
    migrationsTransactionMode: 'each',
    // The migrations install what is needed; gen_random_uuid() is part of PostgreSQL itself.
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    // With a pipeline, statements may be sent before those in front of them are answered (database/transact.ts).
    extra: {
      Client: LastingClient,
      options: optionsOf(connectionSettings),
      max: 10,
      connectionTimeoutMillis: patience,
      pipeline: true,
      ...more,
    },
  })

class ShopDataSource extends DataSource {
  override createEntityManager(queryRunner?: QueryRunner): RepeatingManager {
    return new RepeatingManager(this, queryRunner)
  }
}
