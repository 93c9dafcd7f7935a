// What a spreadsheet may interpret as a formula, including full-width characters (OWASP, "CSV Injection").
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** Puts an apostrophe before a text that a spreadsheet could run as a formula. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Removes that apostrophe; any other text is unchanged. */
export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
