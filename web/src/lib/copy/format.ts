import { dayOf } from '@sunnah-store/schema/local-day'
import { timeZone } from '@sunnah-store/schema/time-zone'
import { lateDate, lateNumber } from './late-formats.ts'

/** How one language writes numbers and days. */
export interface Writing {
  locale: string
  /** Where a comma parts the digits of a number. */
  commas: RegExp
  digits: (text: string) => string
  months: readonly string[]
  /** From Sunday on. */
  weekdays: readonly string[]
  /** What follows a month where the year is said. */
  beforeYear: string
}

/**
 * Numbers and dates as people of one language write them; days are those of Bangladesh. What stands in pages that the server
 * renders is written without Intl: the first rule that a phone reads of it takes as long as a good part of the page has to be
 * taken over, and an old phone may have other names of months than the server.
 */
export const createFormat = ({ locale, commas, digits, months, beforeYear }: Writing) => {
  const written = (value: number, decimals: number) => {
    const [whole = '', rest = ''] = value.toFixed(decimals).split('.')
    return digits(`${whole.replace(commas, ',')}${rest && `.${rest}`}`)
  }
  const whole = (value: number) => written(value, 0)
  const short = lateNumber(locale, { notation: 'compact', maximumFractionDigits: 1 })
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
    rating: (value: number) => written(value, 1),
    times: (count: number, price: string) => `${whole(count)} × ${price}`,
    year: (date: Date) => digits(dayOf(date).slice(0, 4)),
    countdown: (seconds: number) =>
      `${whole(Math.floor(seconds / 60))}:${digits(String(seconds % 60).padStart(2, '0'))}`,
    /** For the edge of a chart: 12K. */
    short,
    date: (iso: string) => {
      const [year, month = 1, day] = dayOf(new Date(iso)).split('-').map(Number)
      return digits(`${day} ${months[month - 1]}${beforeYear} ${year}`)
    },
    shortDate: (iso: string) => shortDay(new Date(iso)),
    month: (iso: string) => month(new Date(iso)),
    time: (iso: string) => time(new Date(iso)),
    moment: (iso: string) => moment(new Date(iso)),
    /** A number as the server keeps it, as it is dialled within Bangladesh: 01712-345678. */
    phone: (number: string) => number.replace(/^\+880/, '0').replace(/^(01\d{3})(\d{6})$/, '$1-$2'),
    /** What was typed or stored, in the digits of the language; nothing else is changed. */
    digits,
  }
}

export interface Format extends ReturnType<typeof createFormat> {
  /** A moment as it is said on such a day in Bangladesh, 2026-11-21: “Today, 21:14”. */
  when: (iso: string, today: string) => string
}
