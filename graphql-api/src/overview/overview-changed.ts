/** The channel of changes that no order tells, in PostgreSQL (NOTIFY) and as a topic of subscriptions. */
export const OVERVIEW_CHANGED = 'overview_changed'
