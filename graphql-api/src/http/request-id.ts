import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the current request, shown to the caller of an unexpected error and written to the log. */
export const currentRequestId = new AsyncLocalStorage<string>()
