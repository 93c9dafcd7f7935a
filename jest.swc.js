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

export const transform = { '^.+\\.tsx$': swc(true), '^.+\\.(ts|m?js)$': swc(false) }

/** Packages that are ES modules only are compiled too; all others are taken as they are. */
export const compileAlso = (...packages) => [`/node_modules/(?!(${packages.join('|')})/)`]
