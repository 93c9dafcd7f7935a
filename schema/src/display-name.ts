import { limits } from './limits.js'
import { textLength } from './text-length.js'
import { isVisible } from './visible-text.js'

export type NameFault = 'missing' | 'tooLong' | 'shopsOwn'

/** Why nobody can go by this name; null when they can. The shop's own name is refused however it is spaced, cased or adorned. */
export const nameFault = (name: string): NameFault | null => {
  if (!isVisible(name)) return 'missing'
  if (textLength(name) > limits.name) return 'tooLong'
  return isShopsOwn(name) ? 'shopsOwn' : null
}

const isShopsOwn = (name: string) =>
  shopsOwn.test(
    name
      .normalize('NFKD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase(),
  )

// With the letters of other scripts that look the same.
const shopsOwn = /^[sѕ][uυս][nνηնոп][nνηնոп][aаα][hһнηհ][sѕ][tтτ][oоοօ][rг][eеεє]$/u
