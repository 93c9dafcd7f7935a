/** How an order ended that no parcel goes out for any more; null of every other. */
export const endedAs = (status: string): 'CANCELLED' | 'RETURNED' | null =>
  status === 'CANCELLED' || status === 'RETURNED' ? status : null
