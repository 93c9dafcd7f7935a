/** Something only the person who starts the shop can mend. Shown as one line, without a stack. */
export class StartupProblem extends Error {}

/** The message shown for anything that was thrown: no parameters of a query, no details of a constraint. */
export const explain = (error: unknown): string => {
  if (error instanceof StartupProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
