/** The code that the operating system or a library gave an error, such as ENOENT; null when it has none. */
export const errorCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null
