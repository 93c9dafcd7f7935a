import { limits } from '@sunnah-store/schema/limits'

const shopsOwn = /^\s*sunnah\s*store\s*$/i
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** The name that the shop shows for somebody: their own as far as it can be shown, else how their address begins. */
export const presentableName = (name: string | null, email: string) => {
  const shown = [...(name ?? '').replace(invisible, '').trim()].slice(0, limits.name).join('').trim()
  return shown && !shopsOwn.test(shown) ? shown : (email.split('@')[0] ?? email).slice(0, limits.name)
}
