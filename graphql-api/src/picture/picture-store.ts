/** Permanent storage of files by name, shared by all servers of a shop. */
export interface PictureStore {
  /** @throws DomainError UNAVAILABLE when the store does not answer */
  put(name: string, content: Buffer): Promise<void>
  /** @returns null when there is no such file. @throws DomainError UNAVAILABLE when the store does not answer */
  get(name: string): Promise<Buffer | null>
  /** The names of all files. @throws DomainError UNAVAILABLE when the store does not answer */
  list(): Promise<string[]>
  /** Also when there is no such file. @throws DomainError UNAVAILABLE when the store does not answer */
  remove(name: string): Promise<void>
}
