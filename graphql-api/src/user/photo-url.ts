const GOOGLE_PICTURES = /^lh\d\.googleusercontent\.com$/

/** The address when its picture may be shown to others, else null: a strange host would learn who reads a review. */
export const allowedPhotoUrl = (given: string | null | undefined): string | null => {
  if (!given) return null
  if (/^\/images\/[\w.-]+$/.test(given)) return given
  if (!URL.canParse(given)) return null
  const { protocol, hostname, port, username, href } = new URL(given)
  return protocol === 'https:' && GOOGLE_PICTURES.test(hostname) && port === '' && username === '' ? href : null
}
