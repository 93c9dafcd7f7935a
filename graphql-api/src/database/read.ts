import type { EntityManager } from 'typeorm'

/** Runs a piece of work that only reads, on the database that is right for it. The work may be run twice. */
export type Read = <Result>(work: (db: EntityManager) => Promise<Result>) => Promise<Result>

/** Reads that must see what was committed before them. */
export const readFrom =
  (db: EntityManager): Read =>
  (work) =>
    work(db)
