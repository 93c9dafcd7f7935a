import { Role } from '../role.js'
import type { User } from '../user.entity.js'

/** Where rights need a second factor, whoever has none is a shopper until then. All sessions of those who have one were opened with it. */
export const restRights = (user: User, rightsNeedSecondFactor: boolean): User =>
  rightsNeedSecondFactor && user.isStaff && !user.secondFactorSince
    ? Object.assign(user, { role: Role.SHOPPER, needsSecondFactor: true })
    : user
