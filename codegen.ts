import type { CodegenConfig } from '@graphql-codegen/cli'

const config = {
  scalars: { ID: 'string', DateTimeISO: 'string', SafeInt: 'number', LocalDate: 'string' },
  strictScalars: true,
  useTypeImports: true,
  // A component sees the fields of its own fragments only.
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
}

// Hashes of what only admins ask would be bytes for everybody.
const shoppersDocuments = ['web/src/**/*.graphql', '!web/src/**/manage/**']

export default {
  schema: 'schema/schema.graphql',
  generates: {
    'web/src/generated/types.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { ...config, generatesOperationTypes: false },
    },
    'web/src/generated/public-fields.ts': { plugins: ['./codegen/public-fields.cjs'] },
    'web/src/generated/persisted-queries.ts': {
      documents: shoppersDocuments,
      plugins: ['./codegen/persisted-queries.cjs'],
    },
    'schema/persisted-queries.json': {
      documents: shoppersDocuments,
      plugins: [{ './codegen/persisted-queries.cjs': { for: 'server' } }],
    },
    'web/src/': {
      documents: 'web/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/types.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './codegen/typed-hooks.cjs'],
      config,
    },
    // What the REST gateway asks of the schema.
    'graphql-api/src/rest/documents.generated.ts': {
      documents: 'graphql-api/src/rest/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...config, inlineFragmentTypes: 'inline' },
    },
  },
} satisfies CodegenConfig
