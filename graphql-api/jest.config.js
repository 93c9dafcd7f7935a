import { sources } from '../jest.swc.js'

export default {
  displayName: 'server',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  ...sources,
  // An ES module only, so it is compiled too.
  transformIgnorePatterns: ['/node_modules/(?!jose/)'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/src/testing/start-services.mjs',
  globalTeardown: '<rootDir>/src/testing/stop-services.mjs',
}
