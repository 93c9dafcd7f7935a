import { limits } from '@sunnah-store/schema/limits'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { seenText } from '../text/seen-text.ts'

const shopsOwn = /^\s*sunnah\s*store\s*$/i

/** The name that the shop shows for somebody: their own as far as it can be shown, else how their address begins. */
export const presentableName = (name: string | null, email: string) => {
  const line = seenText(name ?? '').replace(/\s+/g, ' ')
  const shown = [...line].slice(0, limits.name).join('').trim()
  return isVisible(shown) && !shopsOwn.test(shown) ? shown : (email.split('@')[0] ?? email).slice(0, limits.name)
}
