import { Raw } from 'typeorm'

/** For the end of a hold. All processes go by the clock of the database. */
export const stillRunning = Raw((column) => `${column} > now()`)
