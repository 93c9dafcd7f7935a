/** Sizes by letters, from the smallest. */
export const letterSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

const MOST_BETWEEN = 30

/**
 * The sizes from one to another, both among them, such as "M to XXL" or "52 to 58"; none where they are no such sizes.
 * @param step between sizes that are numbers
 */
export const sizeRun = (from: string, to: string, step: number): string[] => {
  const [first, last] = [letterSizes.indexOf(from), letterSizes.indexOf(to)]
  if (first >= 0 && last >= 0) return letterSizes.slice(first, last + 1)
  const between = Number(to) - Number(from)
  return between > 0 && between <= MOST_BETWEEN && between % step === 0
    ? Array.from({ length: between / step + 1 }, (_, i) => String(Number(from) + i * step))
    : []
}
