// Where a spreadsheet may begin to read a formula, also in full-width characters (OWASP, "CSV Injection"): at the start of a cell,
// and where one that parts cells by another sign than a comma begins the next cell or row, in which it reads over quotation marks.
const FORMULA = /^(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=['"]*[=+\-@＝＋－＠])/g
const GUARD = /^'(?='*[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])'(?=['"]*[=+\-@＝＋－＠])/g

/** Puts an apostrophe before whatever of a text a spreadsheet could run as a formula. */
export const guardFormula = (text: string): string => text.replace(FORMULA, "'")

/** Removes those apostrophes; any other text is unchanged. */
export const unguardFormula = (cell: string): string => cell.replace(GUARD, '')
