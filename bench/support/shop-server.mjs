import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createAccessTokens } from '../../graphql-api/dist/identity/access-token.js'

const accessTokenSecret = 'a secret for measuring, of more than 32 bytes'

/** The shop as it runs in production; nobody signs in at the identity service while it is measured. */
export const shopServer = {
  program: fileURLToPath(new URL('../../graphql-api/dist/main.js', import.meta.url)),
  flags: ['--max-semi-space-size=8'],
  readyPath: '/health/ready',
  env: {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    ACCESS_TOKEN_SECRET: accessTokenSecret,
    SECOND_FACTOR_SECRET: accessTokenSecret,
    FIREBASE_PROJECT_ID: 'demo-bench',
    FIREBASE_API_KEY: 'key',
    // All load comes from one address.
    RATE_LIMIT_SCALE: '100000',
    DATA_DIR: tmpdir(),
  },
}

const tokens = createAccessTokens(accessTokenSecret)

/** What a signed-in user sends with each request, for the next 15 minutes. */
export const headersOf = async (userId) => {
  const session = { userId, sessionId: randomUUID(), loggedInAt: new Date() }
  return { authorization: `Bearer ${(await tokens.issue(session)).accessToken}` }
}
