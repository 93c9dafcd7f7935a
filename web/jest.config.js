import { sources } from '../jest.swc.js'

export default {
  displayName: 'web',
  roots: ['<rootDir>/src', '<rootDir>/../schema/src'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/jest.browser.js',
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  ...sources,
  setupFilesAfterEnv: [
    '@testing-library/jest-dom',
    '<rootDir>/src/testing/patience.ts',
    '<rootDir>/src/testing/no-owner-stacks.ts',
  ],
}
