import { ValidateBy } from 'class-validator'

const DAY = 86_400_000

/** The last of some days that begin with `from`; of so many at most. */
export const EndsSpan = (most: number): PropertyDecorator =>
  ValidateBy({
    name: 'endsSpan',
    validator: {
      validate: (to, about) => {
        const { from } = (about?.object ?? {}) as { from?: string | null }
        const days = (Date.parse(to) - Date.parse(from ?? '')) / DAY + 1
        return days >= 1 && days <= most
      },
      defaultMessage: () => `to must not be before from, nor more than ${most} days from it`,
    },
  })
