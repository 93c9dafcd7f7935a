export interface DatabaseConfig {
  /** Null: the server starts its own PostgreSQL. */
  databaseUrl: string | null
  /** Null: `databaseUrl` leads straight to the primary. */
  directDatabaseUrl: string | null
  /** Where visitors read the primary. Null: as everything else does. */
  visitorDatabaseUrl: string | null
  /** Copies of the database that answer visitors. */
  replicaUrls: readonly string[]
  /** Of the user who may change tables. Null: any may. */
  migrationUrl: string | null
}

interface DatabaseSettings {
  DATABASE_URL: string | undefined
  DATABASE_DIRECT_URL: string | undefined
  DATABASE_VISITOR_URL: string | undefined
  DATABASE_REPLICA_URLS: readonly string[]
  DATABASE_PASSWORD: string | undefined
  DATABASE_MIGRATION_URL: string | undefined
}

/** The addresses of the database, with the password put into those that have none; null for what is not configured. */
export const databaseOf = ({ DATABASE_PASSWORD: password, ...env }: DatabaseSettings): DatabaseConfig => {
  const complete = (url: string) => withPassword(url, password)
  return {
    databaseUrl: env.DATABASE_URL ? complete(env.DATABASE_URL) : null,
    directDatabaseUrl: env.DATABASE_DIRECT_URL ? complete(env.DATABASE_DIRECT_URL) : null,
    visitorDatabaseUrl: env.DATABASE_VISITOR_URL ? complete(env.DATABASE_VISITOR_URL) : null,
    replicaUrls: env.DATABASE_REPLICA_URLS.map(complete),
    migrationUrl: env.DATABASE_MIGRATION_URL ?? null,
  }
}

const withPassword = (address: string, password = '') => {
  const url = new URL(address)
  if (password === '' || url.password) return address
  url.password = encodeURIComponent(password)
  return url.href
}

/** The others stand beside DATABASE_URL. */
export const databaseProblems = (given: Record<string, string | undefined>): string[] => {
  const beside = [
    'DATABASE_DIRECT_URL',
    'DATABASE_VISITOR_URL',
    'DATABASE_REPLICA_URLS',
    'DATABASE_PASSWORD',
    'DATABASE_MIGRATION_URL',
  ]
  return given.DATABASE_URL
    ? []
    : beside.filter((name) => given[name]).map((name) => `DATABASE_URL must be set with ${name}`)
}
