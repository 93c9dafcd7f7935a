/** Which page numbers to offer: the first, the last, the current one and its neighbours; `null` where some are left out. */
export const paginationWindow = (current: number, count: number): readonly (number | null)[] => {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  )
  return shown.flatMap((page, index) => [...gap(shown[index - 1] ?? 0, page), page])
}

// A gap of one page takes no more room than its number.
const gap = (before: number, after: number) => {
  if (after - before === 2) return [before + 1]
  return after - before > 2 ? [null] : []
}
