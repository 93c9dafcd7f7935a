/** Something only the person who starts the shop can mend. Shown as one line, without a stack. */
export class StartupProblem extends Error {}

/** The message shown for anything that was thrown: no parameters of a query, no details of a constraint. */
export const explain = (error: unknown): string => {
  if (error instanceof StartupProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The code that the operating system or a library gave an error, such as ENOENT; null when it has none. */
export const errorCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null
