import { Role } from '../role.js'
import type { User } from '../user.entity.js'

/** Where rights need a second factor, whoever has none is a shopper until then. Every session of those who have one has had a code. */
export const restRights = (user: User, rightsNeedSecondFactor: boolean): User =>
  rightsNeedSecondFactor && user.isStaff && !user.secondFactorSince
    ? Object.assign(user, { role: Role.SHOPPER, needsSecondFactor: true })
    : user
