import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'

const { number } = enFormat
const { fee, freeFrom, days } = limits.delivery

/** What delivery costs and how long it takes, as admins set it. */
export const deliveryRules = {
  loadFailed: 'The delivery rules could not be loaded',
  everywhere: 'In all districts',
  fee: 'Fee in taka',
  minDays: 'Days at least',
  maxDays: 'Days at most',
  freeFrom: 'Free from a total of',
  freeFromHint: 'In taka, without the fee, in every district. Empty: the fee is always charged.',
  exceptions: 'Other rules by district',
  noExceptions: 'No district has a rule of its own.',
  another: 'A district with a rule of its own',
  chooseDistrict: 'Choose a district',
  add: 'Add the district',
  remove: (district: string) => `Remove the rule for ${district}`,
  feeWrong: `Enter the fee as a whole number from 0 to ${number(fee)}`,
  daysWrong: `Enter the days as a whole number from 0 to ${number(days)}`,
  daysTurned: 'The most days cannot be fewer than the fewest',
  freeFromWrong: `Enter the total as a whole number from 0 to ${number(freeFrom)}, or nothing`,
  save: 'Save delivery',
  saving: 'Saving…',
  saved: 'Delivery is saved. Orders that are placed already keep what was agreed.',
  problems: {
    failed: 'Delivery was not saved. Check your connection, then save again. What you typed is still here.',
    changed:
      'Somebody else has changed delivery meanwhile. What you typed is still here: save again to replace theirs, or reload the page to see it.',
  },
}
