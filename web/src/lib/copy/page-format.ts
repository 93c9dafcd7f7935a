import { latinDigits } from '@sunnah-store/schema/digits'
import { createFormat } from './format.ts'

/** Numbers and dates as people of one language write them; days are those of Bangladesh. */
export const createPageFormat = (locale: string) => {
  const format = createFormat(locale)
  const timeZone = 'Asia/Dhaka'
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const moment = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })

  return {
    ...format,
    countdown: (seconds: number) => `${format.number(Math.floor(seconds / 60))}:${twoDigits.format(seconds % 60)}`,
    /** For the edge of a chart: 12K. */
    short: (value: number) => short.format(value),
    date: (iso: string) => day.format(new Date(iso)),
    shortDate: (iso: string) => shortDay.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
    /** A number as the server keeps it, as it is dialled within Bangladesh: 01712-345678. */
    phone: (number: string) => number.replace(/^\+880/, '0').replace(/^(01\d{3})(\d{6})$/, '$1-$2'),
    /** What was typed or stored, in the digits of the language; nothing else is changed. */
    digits: latinDigits,
  }
}

export interface PageFormat extends ReturnType<typeof createPageFormat> {
  /** A moment as it is said on such a day in Bangladesh, 2026-11-21: “Today, 21:14”. */
  when: (iso: string, today: string) => string
}
