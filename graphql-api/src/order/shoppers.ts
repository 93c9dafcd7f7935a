/**
 * SQL: how many shoppers the orders of a group are from. Orders that the shop took are of a phone alone; several accounts
 * may send to one phone.
 */
export const shoppers = `least(count(DISTINCT coalesce("userId"::text, phone)), count(DISTINCT phone))`
