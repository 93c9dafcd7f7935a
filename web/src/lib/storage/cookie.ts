import { choiceCookie } from '@sunnah-store/schema/choice-cookie'

/** What was chosen on this device and the server must know too, to render its pages; null when nothing was. */
export const readCookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

/** @param value of letters only; null forgets it */
export const keepCookie = (name: string, value: string | null) => {
  // The Cookie Store API is missing where the shop is opened by plain http.
  Object.assign(document, { cookie: choiceCookie(name, value) })
}
