import { fileURLToPath } from 'node:url'
import { shopServer } from '../support/shop-server.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

const ours = {
  ...shopServer,
  env: { ...shopServer.env, KEPT_ANSWERS_MB: '0' },
  hasGraphql: true,
  does: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'],
}

/** Who is measured, and at what. Those with GraphQL are asked at /graphql, others at the workload's name, such as /W1. */
export const contestants = {
  ours,
  kept: { ...shopServer, hasGraphql: true, does: ['W1', 'W2', 'W3', 'W4'] },
  naive: { program: at('naive.mjs'), hasGraphql: true, does: ['W1', 'W2', 'W3', 'W4'] },
  mercurius: { program: at('mercurius.mjs'), hasGraphql: true, does: ['W1', 'W2', 'W3', 'W4'] },
  bare: { program: at('bare.mjs'), hasGraphql: false, does: ['W1', 'W2', 'W3', 'W4', 'W5'] },
}

const without = (...parts) => ({
  ...ours,
  flags: ['--import', at('../variants/leave-out.mjs')],
  env: { ...ours.env, WITHOUT: parts.join() },
  does: ['W1', 'W2', 'W3', 'W4'],
})

/** Our own server without some of its parts: measured only when they are named. */
export const variants = {
  'without-apollo': without('apollo'),
  'without-compiling': without('compiling'),
  'without-limits': without('limits'),
  'without-validation': without('validation'),
  'without-preparing': without('preparing'),
  'without-all-rules': without('apollo', 'limits', 'validation'),
}
