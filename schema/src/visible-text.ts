/**
 * A pattern (flag "u") that finds a character with something to see: neither white space nor any of the letters and
 * format characters that Unicode draws as nothing, nor the empty cell of Braille.
 */
export const visiblePattern = '[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]'

const visible = new RegExp(visiblePattern, 'u')

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => visible.test(text)

const unseen =
  /(\p{Emoji}[\uFE0E\uFE0F])|(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Variation_Selector}\uFEFF]/gu

/**
 * What shoppers write and others read (names, addresses, reviews) without the characters that nobody sees: control
 * characters but tabs and new lines, line separators, those that turn the writing direction (Unicode Standard Annex 9), the
 * mark that begins a file, and those that choose how the one before is drawn, except after an emoji (❤️). The client
 * takes them out of what is typed or pasted, the server refuses them. Bangla is spelt with the joiners U+200C and
 * U+200D, and families of emoji are joined by them: they stay.
 */
export const withoutUnseen = (text: string): string => text.replace(unseen, '$1')
