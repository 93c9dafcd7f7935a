/** How an order ended that no parcel goes out for any more; null of every other. */
export const endedAs = ({
  status,
  lost,
}: {
  status: string
  lost: boolean
}): 'CANCELLED' | 'RETURNED' | 'LOST' | null => {
  if (lost) return 'LOST'
  return status === 'CANCELLED' || status === 'RETURNED' ? status : null
}
