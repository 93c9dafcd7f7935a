import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the request being answered: what a caller is told of an unexpected failure, and what the log knows it by. */
export const currentRequestId = new AsyncLocalStorage<string>()
