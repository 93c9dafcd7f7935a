import { latinDigits } from '@sunnah-store/schema/digits'
import { timeZone } from '@sunnah-store/schema/time-zone'
import { lateDate, lateNumber } from './late-formats.ts'

/** Numbers and dates as people of one language write them; days are those of Bangladesh. */
export const createFormat = (locale: string) => {
  const whole = lateNumber(locale, { maximumFractionDigits: 0 })
  const decimal = lateNumber(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const twoDigits = lateNumber(locale, { minimumIntegerDigits: 2 })
  const short = lateNumber(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const year = lateDate(locale, { year: 'numeric', timeZone })
  const day = lateDate(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const shortDay = lateDate(locale, { day: 'numeric', month: 'short', timeZone })
  const month = lateDate(locale, { month: 'long', year: 'numeric', timeZone })
  const time = lateDate(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const moment = lateDate(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })

  return {
    number: whole,
    rating: decimal,
    times: (count: number, price: string) => `${whole(count)} × ${price}`,
    year,
    countdown: (seconds: number) => `${whole(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`,
    /** For the edge of a chart: 12K. */
    short,
    date: (iso: string) => day(new Date(iso)),
    shortDate: (iso: string) => shortDay(new Date(iso)),
    month: (iso: string) => month(new Date(iso)),
    time: (iso: string) => time(new Date(iso)),
    moment: (iso: string) => moment(new Date(iso)),
    /** A number as the server keeps it, as it is dialled within Bangladesh: 01712-345678. */
    phone: (number: string) => number.replace(/^\+880/, '0').replace(/^(01\d{3})(\d{6})$/, '$1-$2'),
    /** What was typed or stored, in the digits of the language; nothing else is changed. */
    digits: latinDigits,
  }
}

export interface Format extends ReturnType<typeof createFormat> {
  /** A moment as it is said on such a day in Bangladesh, 2026-11-21: “Today, 21:14”. */
  when: (iso: string, today: string) => string
}
