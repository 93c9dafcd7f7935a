/** What a link from a list remembers, so that the page it leads to can go back to the same place of the list. */
export const listBehind = (search: URLSearchParams) => ({ listBehind: search.toString() })

/** Whether the page was opened by a link of its list, which one step back leads to, at the place that was left. */
export const cameFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'listBehind' in state

/** The address of that list as it was; the list itself where nothing is remembered. */
export const backToList = (list: string, state: unknown): string => {
  const remembered = typeof state === 'object' && state !== null && 'listBehind' in state ? state.listBehind : ''
  return typeof remembered === 'string' && remembered ? `${list}?${remembered}` : list
}
