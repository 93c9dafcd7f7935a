import type { EntityManager } from 'typeorm'
import { buildAdmin, buildProduct, buildShopper } from './factories.js'

/** Who and what the documented calls are replayed with: a product at 722 taka, a shopper and an admin. */
export const buildContractWorld = async (db: EntityManager) => ({
  product: await buildProduct(db, {
    name: 'Oud Attar',
    price: 850,
    discount: 15,
    brandName: 'Mehkara',
    placeOfOrigin: 'UAE',
  }),
  amina: await buildShopper(db, { name: 'Amina Rahman' }),
  admin: await buildAdmin(db),
})
