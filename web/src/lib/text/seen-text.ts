import { unseenCharacters } from '@sunnah-store/schema/unseen-characters'

// What may come along when text is pasted, and the shop refuses: these, and control characters but tabs and new lines.
const unseen = new RegExp(`(?![\\t\\n\\r])[\\p{Cc}${unseenCharacters}]`, 'gu')

/** A text as the shop keeps it: without white space around it and what nobody can see in it. */
export const seenText = (text: string) => text.replace(unseen, '').trim()
