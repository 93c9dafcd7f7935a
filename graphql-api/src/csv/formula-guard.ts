// What a spreadsheet may take for a formula, full-width forms too (OWASP, "CSV Injection").
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A text that no spreadsheet runs: one that could be a formula gets an apostrophe in front. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before its guard; one that has none stays. */
export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
