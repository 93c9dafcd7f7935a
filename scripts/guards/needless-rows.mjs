// Locks and transactions that no row takes out where they stand, each with the reason.

const of = (why, ...places) => places.map(([file, text]) => ({ file, text, why }))

export const needlessRows = [
  ...of(
    'a row takes out what is inside of it',
    ['user/lock-user.ts', 'userLock('],
    ['product/lock-products.ts', 'productLocks('],
    ['product/manage/import/import-products.service.ts', 'lockProductsOf('],
    ['order/by-hand/take-order.service.ts', 'customerLock('],
    ['order/place-order.service.ts', 'customerLock('],
    ['order/order.service.ts', 'lockLines('],
    ['order/life/change-order.ts', 'lockLines('],
    ['order/place-order.service.ts', 'transact<'],
    ['cart/cart.service.ts', 'transact<'],
  ),
  ...of(
    'a row takes out each call of it',
    ['user/lock-user.ts', 'pg_advisory_xact_lock'],
    ['user/sign-in.service.ts', 'pg_advisory_xact_lock'],
    ['order/cash/record-payout.service.ts', 'pg_advisory_xact_lock'],
  ),
  ...of(
    'a transaction that somebody else has begun is handed on, or begun anew',
    ['audit/acting-manager.ts', '.transaction('],
    ['database/repeat-transaction.ts', '.transaction('],
    ['database/repeat-transaction.ts', 'repeatTransaction('],
    ['database/transact.ts', 'repeatTransaction('],
  ),
  ...of(
    'demo data for measurements, in a shop where nobody is',
    ['embedded/demo/seed-many.ts', '.transaction('],
    ['embedded/demo/seed-many-orders.ts', '.transaction('],
  ),
  ...of('a path, which nothing locks', ['embedded/data-folder.ts', 'lockPath(']),
]
