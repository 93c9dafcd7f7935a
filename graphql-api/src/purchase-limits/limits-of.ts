/** SQL: the orders to which nothing more is to be added than the owner allows. */
export const openOrders = `status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'RETURNING') AND "deletedAt" IS NULL`

/** SQL: whether this user has received an order. */
export const hasReceived = (userId: string) =>
  `EXISTS (SELECT FROM "order" WHERE "userId" = ${userId} AND status = 'DELIVERED')`

const names = ['pieces', 'held', 'orders', 'total']
const columnOf = (sort: string, name: string) => `"${sort}${name.charAt(0).toUpperCase()}${name.slice(1)}"`

/** SQL: the one row of what somebody may have. @param isKnown SQL: whether anything was delivered to them */
export const limitsOf = (isKnown: string): string => `
  SELECT "isKnown", "unconfirmedTotal", ${names
    .map((name) => `CASE WHEN "isKnown" THEN ${columnOf('known', name)} ELSE ${columnOf('new', name)} END AS "${name}"`)
    .join(', ')}
  FROM purchase_limits CROSS JOIN (SELECT ${isKnown} AS "isKnown") AS customer`
