import { switches, valueKinds } from '@sunnah-store/schema/list-parameters'

type Change = Record<string, string | readonly string[] | null>

/** The same address with other filters or another order, at the first page; null takes one off. */
export const withFilter = (search: URLSearchParams, change: Change): string => {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    next.delete(name)
    for (const one of value === null ? [] : [value].flat()) next.append(name, one)
  }
  return `?${next}`
}

/** The same with one value of a filter more, or without it. */
export const withValue = (search: URLSearchParams, name: string, value: string, isOn: boolean): string => {
  const others = search.getAll(name).filter((one) => one.toLowerCase() !== value.toLowerCase())
  return withFilter(search, { [name]: isOn ? [...others, value] : others })
}

const filterNames = ['minPrice', 'maxPrice', 'minRating', ...valueKinds, ...switches]

export const withoutFilters = (search: URLSearchParams): string =>
  withFilter(search, Object.fromEntries(filterNames.map((name) => [name, null])))
