import { sources } from '../jest.swc.js'

export default {
  displayName: 'server',
  roots: ['<rootDir>/src', '<rootDir>/../schema/src'],
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  ...sources,
  // ES modules only, so they are compiled too.
  transformIgnorePatterns: ['/node_modules/(?!(jose|s3mini)/)'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/src/testing/start-services.mjs',
  globalTeardown: '<rootDir>/src/testing/stop-services.mjs',
}
