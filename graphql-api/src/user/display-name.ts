import { type NameFault, nameFault } from '@sunnah-store/schema/display-name'
import { limits } from '@sunnah-store/schema/limits'
import { ValidateBy } from 'class-validator'
import { IsSeenLine } from '../validation/visible-text.js'

const faults: Record<NameFault, string> = {
  missing: 'name must contain something that can be seen',
  tooLong: `name must have 1 to ${limits.name} characters`,
  shopsOwn: "name must not be the shop's own",
}

const faultOf = (name: unknown) => nameFault(typeof name === 'string' ? name : '')

/** A name that others are shown: one line that keeps the rule which the client knows too. */
export const IsDisplayName = (): PropertyDecorator => (target, property) => {
  IsSeenLine()(target, property)
  ValidateBy({
    name: 'isDisplayName',
    validator: {
      validate: (name) => faultOf(name) === null,
      defaultMessage: (about) => faults[faultOf(about?.value) ?? 'missing'],
    },
  })(target, property)
}
