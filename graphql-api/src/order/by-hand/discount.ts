import { DomainError } from '../../errors.js'
import type { Order } from '../order.entity.js'
import { OrderOrigin } from '../order.enums.js'

/** @throws DomainError BAD_USER_INPUT when more is taken off than there is to pay */
export const refuseTooMuchOff = (discount: number, payable: number): void => {
  if (discount > payable) throw refusal(`must not be more than the ${payable} taka to pay`)
}

/** @throws DomainError BAD_USER_INPUT for an order that a shopper has placed */
export const refuseOffBought = ({ source }: Pick<Order, 'source'>): void => {
  if (source !== OrderOrigin.ADMIN) throw refusal('can be given only in an order that the shop has taken')
}

const refusal = (rule: string) => new DomainError('BAD_USER_INPUT', { fields: { discount: [`discount ${rule}`] } })
