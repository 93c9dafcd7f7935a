import { keepCookie } from '../lib/storage/cookie.ts'

/** What was chosen in a test is not chosen in the next one. */
export const forgetCookies = () => {
  for (const name of ['theme', 'language']) keepCookie(name, null)
}
