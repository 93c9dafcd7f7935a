import { availableParallelism } from 'node:os'

export default {
  projects: ['graphql-api', 'web', 'e2e'].map((name) => `<rootDir>/${name}/jest.config.js`),
  // Browser tests wait for the browser as often as they work, so half as many again as there are cores run at a time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // With each test file a worker keeps more, and spends more of its time on freeing it.
  workerIdleMemoryLimit: '2.5GB',
  // A busy machine is slow, not wrong; and a first start makes a database.
  testTimeout: 300_000,
  reporters: ['default', '<rootDir>/scripts/tally.mjs'],
}
