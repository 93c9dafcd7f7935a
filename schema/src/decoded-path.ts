/** A path as people read it; null when it is not well-formed. */
export const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
