/** Writes numbers. Its rules are read when the first number is written: they take longer than the page has that is being taken over. */
export const lateNumber = (locale: string, options: Intl.NumberFormatOptions) => {
  let rules: Intl.NumberFormat | undefined
  return (value: number) => {
    rules ??= new Intl.NumberFormat(locale, options)
    return rules.format(value)
  }
}

/** Writes moments of time, alike. */
export const lateDate = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let rules: Intl.DateTimeFormat | undefined
  return (date: Date) => {
    rules ??= new Intl.DateTimeFormat(locale, options)
    return rules.format(date)
  }
}
