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
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'Asia/Dhaka' })

  return {
    number: (value: number) => whole.format(value),
    rating: (value: number) => decimal.format(value),
    date: (iso: string) => day.format(new Date(iso)),
    year: (date: Date) => year.format(date),
  }
}
