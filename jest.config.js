export default {
  projects: ['<rootDir>/graphql-api', '<rootDir>/web', '<rootDir>/e2e'],
  reporters: ['default', '<rootDir>/scripts/tally.mjs'],
}
