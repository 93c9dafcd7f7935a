import { type PhoneFault, readPhone } from './phone.ts'

/** What is said of a phone number that is refused; a fault of which nothing is said is none. */
type Refusals = { [fault in PhoneFault | 'notMobile']?: string | undefined }

/** A number of Bangladesh must stand there, however it is written. */
export const phoneRule =
  (refusals: Refusals) =>
  (typed: string): true | string => {
    const { phone, fault } = readPhone(typed)
    if (fault !== null) return refusals[fault] ?? true
    return phone.isMobile || (refusals.notMobile ?? true)
  }
