// What may come along when text is pasted, and the shop refuses: control characters but tabs and new lines, line
// separators, and what turns the writing direction. The joiners of Bangla stay.
const unseen = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** A text as the shop keeps it: without white space around it and what nobody can see in it. */
export const seenText = (text: string) => text.replace(unseen, '').trim()
