import { latinDigits } from '@sunnah-store/schema/digits'

const timeZone = 'Asia/Dhaka'

/** Numbers and dates as people of one language write them; days are those of Bangladesh. */
export const createFormat = (locale: string) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone })
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
    number: (value: number) => whole.format(value),
    rating: (value: number) => decimal.format(value),
    times: (count: number, price: string) => `${whole.format(count)} × ${price}`,
    year: (date: Date) => year.format(date),
    countdown: (seconds: number) => `${whole.format(Math.floor(seconds / 60))}:${twoDigits.format(seconds % 60)}`,
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

export interface Format extends ReturnType<typeof createFormat> {
  /** A moment as it is said on such a day in Bangladesh, 2026-11-21: “Today, 21:14”. */
  when: (iso: string, today: string) => string
}
