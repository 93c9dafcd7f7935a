import { DomainError } from '../errors.js'

/** Keeps files by their names, for good. All servers of a shop share one. */
export interface PictureStore {
  /** @throws DomainError UNAVAILABLE when the store does not answer */
  put(name: string, content: Buffer): Promise<void>
  /** @returns null when there is no such file. @throws DomainError UNAVAILABLE when the store does not answer */
  get(name: string): Promise<Buffer | null>
}

/** @throws DomainError UNAVAILABLE, with what the store said as its cause */
export const unavailable = (cause: unknown): never => {
  throw new DomainError('UNAVAILABLE', undefined, { cause })
}
