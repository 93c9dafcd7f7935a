// Of new passwords; the identity service is set to the same (docs/operations.md).
export const shortestPassword = 8

const MOST = 10_000

/** Of passwords that have leaked, the commonest first: as many of them as are refused, without those that are too short anyway. */
export const commonest = (passwords: readonly string[]): string[] =>
  passwords.filter(({ length }) => length >= shortestPassword).slice(0, MOST)
