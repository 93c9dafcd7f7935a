const year = 365 * 24 * 60 * 60

/** What was chosen on this device and the server must know too, to render its pages; null when nothing was. */
export const readCookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

/** @param value of letters only; null forgets it */
export const keepCookie = (name: string, value: string | null) => {
  // The Cookie Store API is missing where the shop is opened by plain http.
  const cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : year}; samesite=lax`
  Object.assign(document, { cookie })
}
