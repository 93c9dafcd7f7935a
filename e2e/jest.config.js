import { sources } from '../jest.swc.js'

export default {
  displayName: 'e2e',
  testMatch: ['<rootDir>/**/*.test.ts'],
  ...sources,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  globalSetup: '<rootDir>/support/set-up.ts',
  globalTeardown: '<rootDir>/support/tear-down.ts',
}
