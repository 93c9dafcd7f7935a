import { QueryFailedError } from 'typeorm'
import { DomainError } from '../../../errors.js'

/** @throws DomainError SKU_TAKEN or VARIANT_TAKEN when the database refuses a number of the shop, or a choice of a product, a second time */
export const refuseTaken = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    const { constraint, detail } = error instanceof QueryFailedError ? error.driverError : {}
    if (constraint === 'product_variant_sku') throw new DomainError('SKU_TAKEN', { sku: skuIn(detail) })
    // Its small letters may be others than ours.
    if (constraint === 'product_variant_once') throw new DomainError('VARIANT_TAKEN')
    throw error
  }
}

/** PostgreSQL names the value in parentheses, in any language. */
const skuIn = (detail: unknown) => /\(sku\)=\((.*)\)/.exec(String(detail))?.[1]
