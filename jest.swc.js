// The build's compiler with the same settings, but for CommonJS, which is what Jest runs.
const swc = (react) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: react, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
]

/** What every workspace's tests need. */
export const sources = {
  runtime: '<rootDir>/../jest.runtime.js',
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.(ts|m?js)$': swc(false) },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // By its path, so that Jest knows which tests a change of the shared rules touches.
    '^@sunnah-store/schema/(.*)$': '<rootDir>/../schema/src/$1.ts',
  },
}
