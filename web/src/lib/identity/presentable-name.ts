import { nameFault } from '@sunnah-store/schema/display-name'
import { limits } from '@sunnah-store/schema/limits'
import { seenText } from '../text/seen-text.ts'

/** The name that the shop shows for somebody: their own as far as it can be shown, else how their address begins. */
export const presentableName = (name: string | null, email: string) =>
  [name, email.split('@')[0]].map((text) => shortened(oneLine(text ?? ''))).find((text) => nameFault(text) === null) ??
  'Shopper'

/** A name as it is kept: in one line, without what nobody can see. */
export const oneLine = (name: string) => seenText(name).replace(/\s+/g, ' ')

const shortened = (line: string) => [...line].slice(0, limits.name).join('').trim()
