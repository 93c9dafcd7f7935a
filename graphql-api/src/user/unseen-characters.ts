// Line separators and the characters that turn the writing direction (Unicode Standard Annex 9).
// The joiners U+200C and U+200D are none of these: Bangla is spelt with them.
const unseen = '\\p{Zl}\\p{Zp}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF'

/** One line in which every character can be seen. */
export const seenLine = new RegExp(`^[^\\p{Cc}${unseen}]*$`, 'u')

/** The same for several lines, with tabs. */
export const seenLines = new RegExp(`^(?:[^\\p{Cc}${unseen}]|[\\t\\n\\r])*$`, 'u')
