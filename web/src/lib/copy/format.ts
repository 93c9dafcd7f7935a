/** Numbers as people of one language write them, and the year in Bangladesh: what the first page needs. */
export const createFormat = (locale: string) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'Asia/Dhaka' })

  return {
    number: (value: number) => whole.format(value),
    rating: (value: number) => decimal.format(value),
    times: (count: number, price: string) => `${whole.format(count)} × ${price}`,
    year: (date: Date) => year.format(date),
  }
}
