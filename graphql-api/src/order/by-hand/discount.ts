import { moreBelowToday } from '@sunnah-store/schema/more-below-today'
import { DomainError } from '../../errors.js'
import type { Order } from '../order.entity.js'
import { OrderOrigin } from '../order.enums.js'
import type { AgreedLine, HandLine } from './asked-lines.js'

/** @throws DomainError BAD_USER_INPUT when more is taken off than there is to pay */
export const refuseTooMuchOff = (discount: number, payable: number): void => {
  if (discount > payable) throw refusal(`must not be more than the ${payable} taka to pay`)
}

/** @throws DomainError BAD_USER_INPUT for an order that a shopper has placed */
export const refuseOffBought = ({ source }: Pick<Order, 'source'>): void => {
  if (source !== OrderOrigin.ADMIN) throw refusal('can be given only in an order that the shop has taken')
}

/** @throws DomainError BAD_USER_INPUT when more pieces than the order has are to cost what was agreed, and cost more today */
export const refuseMoreBelowToday = (had: readonly HandLine[], lines: readonly AgreedLine[]): void => {
  const below = moreBelowToday(had, lines)
  if (below)
    throw refusal(`must sell no more at ${below.unitPrice} taka of what costs ${below.priceToday} today`, 'lines')
}

const refusal = (rule: string, field = 'discount') =>
  new DomainError('BAD_USER_INPUT', { fields: { [field]: [`${field} ${rule}`] } })
