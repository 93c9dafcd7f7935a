/**
 * Line separators and the characters that turn the writing direction (Unicode Standard Annex 9), to stand in a class of a
 * regular expression with the flag u. The joiners U+200C and U+200D are none of these: Bangla is spelt with them.
 */
export const unseenCharacters = '\\p{Zl}\\p{Zp}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF'
