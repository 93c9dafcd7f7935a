import { latinDigits } from '../digits.ts'

/** Numbers and dates as people of one language write them; days are those of Bangladesh. */
export const createFormat = (locale: string) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  })
  const moment = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  })
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'Asia/Dhaka' })

  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'Asia/Dhaka' })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })

  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })

  return {
    countdown: (seconds: number) => `${whole.format(Math.floor(seconds / 60))}:${twoDigits.format(seconds % 60)}`,
    /** For the edge of a chart: 12K. */
    short: (value: number) => short.format(value),
    number: (value: number) => whole.format(value),
    rating: (value: number) => decimal.format(value),
    date: (iso: string) => day.format(new Date(iso)),
    shortDate: (iso: string) => shortDay.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
    /** As the server keeps it, parted for the eye: +880 1712-345678. */
    phone: (number: string) => number.replace(/^(\+880)(\d{4})(\d+)$/, '$1 $2-$3'),
    year: (date: Date) => year.format(date),
    /** What was typed or stored, in the digits of the language; nothing else is changed. */
    digits: latinDigits,
  }
}

export type Format = ReturnType<typeof createFormat>
