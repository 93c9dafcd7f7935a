import { withoutUnseen } from '@sunnah-store/schema/visible-text'

/** A text as the shop stores it: trimmed and without invisible characters. */
export const seenText = (text: string) => withoutUnseen(text).trim()
