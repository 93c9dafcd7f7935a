import { limits } from '@sunnah-store/schema/limits'

/** What an address is called that the shopper has not named: as wished, with a number where another is called so. */
export const freeLabel = (wished: string, taken: readonly string[], inDigits: (count: number) => string) => {
  const labelOf = (count: number) => {
    const end = count === 1 ? '' : ` ${inDigits(count)}`
    return (
      [...wished]
        .slice(0, limits.addressLabel - end.length)
        .join('')
        .trimEnd() + end
    )
  }

  let count = 1
  while (taken.includes(labelOf(count))) count += 1
  return labelOf(count)
}
