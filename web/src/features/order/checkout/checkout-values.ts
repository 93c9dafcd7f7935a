/** What a shopper fills in. */
export interface CheckoutValues {
  address: string
  district: string
  phone: string
}

const empty: CheckoutValues = { address: '', district: '', phone: '' }

/** What was filled in before a reload. */
export const asCheckoutValues = (stored: unknown): CheckoutValues => {
  const given = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return {
    ...empty,
    ...Object.fromEntries(given.filter(([name, value]) => name in empty && typeof value === 'string')),
  }
}
