import { DomainError } from '../../errors.js'

/** That what was sent in a field cannot be so. @param why names the field and the rule */
export const wrongField = (field: string, why: string) =>
  new DomainError('BAD_USER_INPUT', { fields: { [field]: [why] } })
