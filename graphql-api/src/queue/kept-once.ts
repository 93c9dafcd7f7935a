/** What takes long to get: gotten when it is first asked for, and anew after a failure. */
export const keptOnce = <T>(get: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined
  return () => {
    kept ??= get().catch((error) => {
      kept = undefined
      throw error
    })
    return kept
  }
}
