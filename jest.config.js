export default {
  projects: ['graphql-api', 'web', 'e2e'].map((name) => `<rootDir>/${name}/jest.config.js`),
  // The runner itself only waits while tests run: every core is for them.
  maxWorkers: '100%',
  // A busy machine is slow, not wrong; and a first start makes a database.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/scripts/tally.mjs'],
}
