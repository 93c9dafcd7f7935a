export default {
  projects: ['graphql-api', 'web', 'e2e'].map((name) => `<rootDir>/${name}/jest.config.js`),
  reporters: ['default', '<rootDir>/scripts/tally.mjs'],
}
