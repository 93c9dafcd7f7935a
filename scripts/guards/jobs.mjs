// What one of all servers does, and the tests that must fall without it.
import { guard } from './guard.mjs'

export const jobs = [
  guard(
    'others pass over what a server is at',
    'database/once-in.ts',
    "pg_try_advisory_xact_lock(hashtextextended('job ' || $1, 0)) AS",
    'true AND $1::text IS NOT NULL AS',
    'database/once-in.test',
  ),
  guard(
    'what was done a while ago is not done again',
    'database/once-in.ts',
    'if (due.length > 0) await work(tx)',
    'await work(tx)',
    'database/once-in.test',
  ),
]
