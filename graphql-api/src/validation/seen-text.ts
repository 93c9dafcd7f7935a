import { unseenCharacters } from '@sunnah-store/schema/unseen-characters'

/** One line in which every character can be seen. */
export const seenLine = new RegExp(`^[^\\p{Cc}${unseenCharacters}]*$`, 'u')

/** The same for several lines, with tabs. */
export const seenLines = new RegExp(`^(?:[^\\p{Cc}${unseenCharacters}]|[\\t\\n\\r])*$`, 'u')
