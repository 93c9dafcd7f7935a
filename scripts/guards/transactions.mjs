// Transactions: the same work without one, and the tests that must fall then.
import { guard } from './guard.mjs'

const of = (name, file, tests, after = '') =>
  guard(name, file, `db.transaction(async (tx) => {${after}`, `((work) => work(db))(async (tx) => {${after}`, ...tests)

export const transactions = [
  guard(
    'what cannot be put in a row is done again',
    'database/repeat-transaction.ts',
    "'40001', '40P01'",
    "'40P01'",
    'database/repeat-transaction.test',
  ),
  guard(
    'what was broken off in a deadlock is done again',
    'database/repeat-transaction.ts',
    "'40001', '40P01'",
    "'40001'",
    'start/faults.api.test',
  ),
  {
    name: 'an order, and what is in a cart',
    file: 'database/transact.ts',
    text: "'BEGIN', ...statements.map((one) => prepared(db, one)), 'COMMIT'",
    by: "'SELECT 1', ...statements.map((one) => prepared(db, one)), 'SELECT 1'",
    tests: ['cart/cart.service.test', 'order/variant-storm.test'],
  },
  guard(
    'a backup, which shows one moment',
    'backup/write-backup.ts',
    "'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'",
    "'START TRANSACTION READ ONLY'",
    'backup/backup.test',
  ),
  guard(
    'a backup that is restored',
    'backup/restore-backup.ts',
    "    await client.query('BEGIN')\n",
    '',
    'backup/backup.test',
  ),
  of('a hold', 'stock/hold.service.ts', ['transactions.test', 'stock/hold.service.test']),
  of('holds that have ended', 'stock/stock.service.ts', [
    'transactions.test',
    'stock/hold.service.test',
    'order/storm.test',
  ]),
  of('a stock that an admin sets', 'stock/admin-stock.service.ts', [
    'transactions.test',
    'product/manage/manage-product.service.test',
    'order/storm.test',
  ]),
  of(
    'a new product',
    'product/manage/manage-product.service.ts',
    ['transactions.test', 'product/manage/manage-product.service.test'],
    '\n    const { id } = await tx.save',
  ),
  of(
    'a product that changes',
    'product/manage/manage-product.service.ts',
    ['transactions.test', 'product/manage/manage-product.service.test'],
    '\n    await lockProducts(tx, [id])\n    requirePriceAsSeen',
  ),
  of(
    'a product that goes',
    'product/manage/manage-product.service.ts',
    ['transactions.test', 'product/manage/manage-product.service.test', 'order/storm.test'],
    '\n    await lockProducts(tx, [id])\n    await releaseAllHolds',
  ),
  of('variants that change', 'product/manage/variants/change-variants.service.ts', [
    'transactions.test',
    'product/manage/variants/save-variants.service.test',
  ]),
  {
    name: 'an import',
    file: 'product/manage/import/import-products.service.ts',
    text: 'db.transaction((tx) => {',
    by: '((work) => work(db))((tx) => {',
    tests: ['product/manage/import/import-products.api.test', 'product/manage/import/import-edited.api.test'],
  },
  of('an import that is undone', 'product/manage/import/undo/undo-import.service.ts', [
    'product/manage/import/undo/undo-import.api.test',
  ]),
  of('an order that goes', 'order/order.service.ts', [
    'transactions.test',
    'order/order.service.test',
    'order/storm.test',
  ]),
  of('a review', 'review/review.service.ts', ['transactions.test', 'review/review.service.test', 'order/storm.test']),
  of('a vote', 'review/vote.service.ts', ['transactions.test', 'review/vote.api.test']),
  of('an upload', 'review/review-photo.service.ts', ['transactions.test', 'review/review-photos.api.test']),
  of('waiting for stock', 'restock/restock.service.ts', ['transactions.test', 'restock/restock.api.test']),
  {
    name: 'notices of stock',
    file: 'restock/send-restock-notices.service.ts',
    text: 'db.transaction((tx) => writeNotices(tx, shopUrl))',
    by: 'writeNotices(db, shopUrl)',
    tests: ['restock/restock.api.test'],
  },
  of('a wish', 'wish/wish.service.ts', ['transactions.test', 'wish/wish.api.test']),
  of(
    'an address that is saved',
    'order/address/address.service.ts',
    ['transactions.test', 'order/address/address.api.test'],
    '\n    await lockUser(tx, shopper.id)\n    const saved = await listAddresses(tx, shopper)\n    const before',
  ),
  of(
    'an address that goes',
    'order/address/address.service.ts',
    ['transactions.test', 'order/address/address.api.test'],
    '\n    await lockUser(tx, shopper.id)\n    const saved = await listAddresses(tx, shopper)\n    const gone',
  ),
  of('a group of words', 'product/search/synonym.service.ts', ['product/search/synonym.api.test']),
  of('the delivery rules', 'delivery/delivery.service.ts', ['transactions.test', 'delivery/delivery.api.test']),
  of('the limits of purchases', 'purchase-limits/purchase-limits.service.ts', [
    'transactions.test',
    'purchase-limits/purchase-limits.api.test',
  ]),
  of('the sender of parcels', 'sender/sender.service.ts', ['transactions.test']),
  of('a review that is hidden', 'review/hide-review.service.ts', ['audit/audit.api.test']),
  of('a role that is given', 'user/rights.service.ts', ['audit/audit.api.test'], '\n    await lockAdmins(tx)'),
  of('a size chart', 'product/manage/variants/save-size-chart.service.ts', ['audit/audit.api.test']),
  of('an order that is taken', 'order/by-hand/take-order.service.ts', [
    'transactions.test',
    'order/by-hand/take-order.test',
  ]),
  of('a step of an order', 'order/life/change-order.ts', ['order/life/order-life.test']),
  of('a payout', 'order/cash/record-payout.service.ts', ['order/cash/payout.test']),
  of('a payout that is taken back', 'order/cash/take-back-payout.service.ts', ['order/cash/payout.test']),
  {
    name: 'a mail that is tried again',
    file: 'outbox/given-up-mails.service.ts',
    text: 'db.transaction((tx) =>',
    by: '((work) => work(db))((tx) =>',
    tests: ['audit/audit.api.test'],
  },
  {
    name: 'a group of words that goes',
    file: 'product/search/synonym.service.ts',
    text: 'db.transaction((tx) => tx.delete(',
    by: '((work) => work(db))((tx) => tx.delete(',
    tests: ['audit/audit.api.test'],
  },
  of(
    'a second factor that is begun',
    'user/second-factor/second-factor.service.ts',
    ['transactions.test'],
    '\n    await lockUser(tx, userId)',
  ),
  guard(
    'a second factor that is taken away',
    'user/second-factor/second-factor.service.ts',
    'db.transaction(async (tx) => {\n    const user = await tx.findOne',
    '((work) => work(db))(async (tx) => {\n    const user = await tx.findOne',
    'transactions.test',
  ),
  of('a profile', 'user/update-profile.service.ts', ['transactions.test', 'user/update-profile.api.test']),
  of('a sign-in', 'user/sign-in.service.ts', ['user/sign-in.api.test', 'account/remove-user.api.test']),
  of('a log-out everywhere', 'user/session.service.ts', ['transactions.test']),
  guard(
    'what the log says of a log-out of somebody else',
    'user/session.service.ts',
    'await endAllSessions(db, identity, id, note)',
    'await endAllSessions(db, identity, id)\n  await note(db)',
    'transactions.test',
  ),
  of('the removal of somebody', 'account/remove-user.service.ts', [
    'transactions.test',
    'account/remove-user.api.test',
    'order/storm.test',
  ]),
  {
    name: 'all that the shop keeps of somebody, at one moment',
    file: 'account/my-data.service.ts',
    text: "db.transaction('REPEATABLE READ', async (tx) => {",
    by: '((work) => work(db))(async (tx) => {',
    tests: ['transactions.test', 'account/my-data.api.test'],
  },
  of('what one of all servers does', 'database/once-in.ts', ['database/once-in.test']),
  of(
    'an order that is being sent',
    'courier/sending.ts',
    ['courier/send-orders.test'],
    `
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (!order)`,
  ),
  of(
    'an order that a courier has taken',
    'courier/sending.ts',
    ['courier/send-orders.test'],
    `
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } })
    const { affected }`,
  ),
  of('an order that is released', 'courier/release-order.service.ts', ['courier/release-order.test']),
  of('what a courier said and somebody has looked at', 'courier/courier-notice.service.ts', ['audit/audit.api.test']),
  of('a note about an order', 'order/life/add-order-note.service.ts', ['order/life/add-order-note.api.test']),
  of('which messages are sent', 'order/message/message-settings.service.ts', ['order/message/order-messages.api.test']),
  {
    name: 'messages about orders',
    file: 'order/message/write-order-messages.service.ts',
    text: 'db.transaction((tx) => writeBatch(tx, shop, ways))',
    by: 'writeBatch(db, shop, ways)',
    tests: ['order/message/order-messages.api.test'],
  },
  of('searches that found nothing', 'product/search/missed-search.service.ts', [
    'product/search/missed-search.api.test',
  ]),
  of('names that are forgotten', 'database/name-words.ts', ['user/user.service.test']),
  of('the demo shop', 'embedded/demo/seed.ts', ['embedded/demo/seed.test']),
]
