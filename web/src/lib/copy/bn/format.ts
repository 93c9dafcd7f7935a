import { banglaDigits } from '@sunnah-store/schema/digits'
import { timeZone } from '@sunnah-store/schema/time-zone'
import { createFormat, type Format, type Writing } from '../format.ts'
import { lateDate } from '../late-formats.ts'
import { createWhen } from '../when.ts'

// As CLDR has them.
const months = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'

export const bangla: Writing = {
  locale: 'bn-BD',
  // By thousands, then by hundreds: lakh and crore.
  commas: /\B(?=(\d\d)*\d{3}$)/g,
  digits: banglaDigits,
  months: months.split(' '),
  weekdays: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি'],
  beforeYear: ',',
}

const format = createFormat(bangla)
const clock = lateDate('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })

// The part of the day is said with the hour; Intl has AM and PM for it.
const parts: readonly [until: number, name: string][] = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [15, 'দুপুর'],
  [18, 'বিকাল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
]

const time = (iso: string) => {
  const [hour = '', minute = ''] = clock(new Date(iso)).split(':')
  const part = parts.find(([until]) => Number(hour) < until)?.[1]
  return `${part} ${banglaDigits(`${Number(hour) % 12 || 12}:${minute}`)}`
}

const moment = (iso: string) => `${format.date(iso)}, ${time(iso)}`

/** Numbers, days and times as they are written in Bangladesh. */
export const bnFormat: Format = {
  ...format,
  time,
  moment,
  when: createWhen({ today: 'আজ', yesterday: 'গতকাল', time, moment }),
  phone: (number) => banglaDigits(format.phone(number)),
}

export const taka = (amount: number) => `${bnFormat.number(amount)} টাকা`
