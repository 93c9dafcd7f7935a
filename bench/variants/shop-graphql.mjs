import { createRequire } from 'node:module'

/** GraphQL as the shop has it: a schema cannot be executed by another copy. */
export const graphql = createRequire(new URL('../../graphql-api/package.json', import.meta.url))('graphql')
