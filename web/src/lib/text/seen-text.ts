import { withoutUnseen } from '@sunnah-store/schema/visible-text'

/** A text as the shop keeps it: without white space around it and what nobody can see in it. */
export const seenText = (text: string) => withoutUnseen(text).trim()
