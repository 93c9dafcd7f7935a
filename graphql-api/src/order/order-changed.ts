/** The channel of the ids of changed orders, in PostgreSQL (NOTIFY) and as a topic of subscriptions. */
export const ORDER_CHANGED = 'order_changed'
