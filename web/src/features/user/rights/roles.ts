import type { Role } from '../../../generated/types.ts'

/** Who may the most comes first. */
export const roles: readonly Role[] = ['OWNER', 'ADMIN', 'STAFF', 'SHOPPER']

export const mayMore = (role: Role, than: Role): boolean => roles.indexOf(role) < roles.indexOf(than)

/** Somebody whose role may change. */
export interface Person {
  id: string
  name: string
  email: string | null
  emailVerified: boolean
  phone: string | null
  phoneVerified: boolean
  role: Role
  /** In UTC; null while log-ins need no code. */
  secondFactorSince: string | null
}
