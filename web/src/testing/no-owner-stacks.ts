import * as React from 'react'

// In development, React keeps with each element the stack that made it, for its warnings: a tenth of a test's time.
// It does so for so many a second; here for none.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
})
