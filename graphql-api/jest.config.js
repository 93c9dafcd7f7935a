import { compileAlso, transform } from '../jest.swc.js'

export default {
  displayName: 'server',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  transform,
  transformIgnorePatterns: compileAlso('jose'),
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/src/testing/start-services.mjs',
  globalTeardown: '<rootDir>/src/testing/stop-services.mjs',
}
