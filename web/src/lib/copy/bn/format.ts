import { banglaDigits } from '@sunnah-store/schema/digits'
import { timeZone } from '@sunnah-store/schema/time-zone'
import { createFormat, type Format } from '../format.ts'
import { lateDate } from '../late-formats.ts'
import { createWhen } from '../when.ts'

const format = createFormat('bn-BD')
const day = lateDate('bn-BD', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
const clock = lateDate('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })

const date = (iso: string) => day(new Date(iso))

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

const moment = (iso: string) => `${date(iso)}, ${time(iso)}`

/** Numbers, days and times as they are written in Bangladesh. */
export const bnFormat: Format = {
  ...format,
  date,
  time,
  moment,
  when: createWhen({ today: 'আজ', yesterday: 'গতকাল', time, moment }),
  phone: (number) => banglaDigits(format.phone(number)),
  digits: banglaDigits,
}

export const taka = (amount: number) => `${bnFormat.number(amount)} টাকা`
