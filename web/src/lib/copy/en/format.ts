import { latinDigits } from '@sunnah-store/schema/digits'
import { createFormat, type Format, type Writing } from '../format.ts'
import { createWhen } from '../when.ts'

export const english: Writing = {
  locale: 'en-GB',
  commas: /\B(?=(\d{3})+$)/g,
  digits: latinDigits,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  beforeYear: '',
}

const format = createFormat(english)

/** Numbers, days and times as they are written in English. */
export const enFormat: Format = {
  ...format,
  when: createWhen({ today: 'Today', yesterday: 'Yesterday', time: format.time, moment: format.moment }),
}

export const taka = (amount: number) => `${enFormat.number(amount)} TK`
