import { QueryFailedError } from 'typeorm'
import { DomainError } from '../../../errors.js'

/** @throws DomainError SKU_TAKEN when the work was refused because a number of this shop stands at another variant */
export const refuseTakenSku = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof QueryFailedError && error.driverError.constraint === 'product_variant_sku')
      throw new DomainError('SKU_TAKEN', { sku: skuIn(error.driverError.detail) })
    throw error
  }
}

/** PostgreSQL names the value in parentheses, in any language. */
const skuIn = (detail: unknown) => /\(sku\)=\((.*)\)/.exec(String(detail))?.[1]
