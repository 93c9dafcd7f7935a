/**
 * A pattern (flag "u") that finds a character with something to see: neither white space nor any of the letters and
 * format characters that Unicode draws as nothing, nor the empty cell of Braille.
 */
export const visiblePattern = '[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]'

const visible = new RegExp(visiblePattern, 'u')

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => visible.test(text)
