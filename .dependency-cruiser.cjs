// Who may import whom; docs/architecture.md says why.
const { readdirSync } = require('node:fs')

const only = (name, from, to, except = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to, ...(except.length > 0 && { pathNot: except }) },
})

const server = (...folders) => `^graphql-api/src/(${folders.join('|')})/`
const client = (...folders) => `^web/src/(${folders.join('|')})/`

// Every other folder of the server is a noun.
const infrastructure = [
  'backup',
  'commands',
  'csv',
  'database',
  'embedded',
  'graphql',
  'http',
  'identity',
  'limits',
  'metrics',
  'queue',
  'rest',
  'search',
  'start',
  'testing',
  'validation',
]
const nouns = readdirSync('graphql-api/src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !infrastructure.includes(entry.name))
  .map(({ name }) => name)
// What stands below all nouns, and what stands above them.
const ground = ['csv', 'database', 'limits', 'queue', 'search', 'validation']
const above = ['backup', 'commands', 'embedded', 'graphql', 'http', 'identity', 'metrics', 'rest', 'start']
const late = ['order', 'courier', 'overview', 'account']
const nounsBut = (...names) => nouns.filter((noun) => !names.includes(noun))

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index[.]tsx?$', pathNot: 'node_modules' },
    },
    // That package has types and nothing else; what bench/ alone needs is installed by `npm run bench`.
    {
      name: 'what-exists',
      severity: 'error',
      from: { pathNot: '^bench/(contestants/|support/flame-graph|web/lighthouse)' },
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },

    only('client-and-server-meet-in-the-schema', '^web/', '^graphql-api/'),
    only('server-and-client-meet-in-the-schema', '^graphql-api/', '^web/'),
    only('the-schema-stands-alone', '^schema/src/', '^(web|graphql-api)/'),

    only('client-ground-knows-no-shop', client('ui', 'theme', 'lib', 'generated'), client('features', 'pages', 'app')),
    only('theme-and-lib-know-no-ui', client('theme', 'lib'), client('ui')),
    only('features-know-no-pages', client('features'), client('pages', 'app')),
    {
      name: 'features-know-no-other-feature',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    only('pages-know-no-app', client('pages'), client('app')),
    only('the-service-worker-knows-only-lib', client('worker'), '^web/src/', [client('worker', 'lib')]),
    only('only-the-build-knows-the-service-worker', '^web/src/(?!worker/)', client('worker')),
    only('client-tests-help-only-tests', '^web/src/(?!testing/)', client('testing')),

    only('picture-knows-no-other-noun', server('picture'), server(...nounsBut('picture'))),
    only(
      'product-and-user-come-first',
      server('product(?!/manage)', 'user'),
      server('product/manage', 'review', 'stock', 'cart', 'wish', 'restock', ...late),
    ),
    only(
      'then-review-stock-and-cart',
      server('review', 'stock', 'cart', 'wish', 'restock'),
      server('product/manage', ...late),
    ),
    only('product-management-knows-stock-alone', server('product/manage'), server('review', 'cart', ...late)),
    only('outbox-knows-users-alone', server('outbox'), server(...nounsBut('outbox', 'user', 'contact'))),
    only('delivery-knows-no-other-noun', server('delivery'), server(...nounsBut('delivery'))),
    only('then-order', server('order'), server(...late.slice(1))),
    only(
      'settings-of-the-owner-know-no-noun',
      server('purchase-limits', 'sender'),
      server(...nounsBut('purchase-limits', 'sender')),
    ),
    only('only-the-schema-knows-resolvers', `^graphql-api/src/(?!graphql/schema\\.ts)`, '\\.resolver\\.ts$'),
    only(
      'services-know-no-transport',
      '\\.service\\.ts$',
      '(^|/)node_modules/(graphql|type-graphql|fastify|@fastify|@apollo|firebase-admin)/',
    ),
    only('nouns-know-no-http', server(...nouns), '(^|/)node_modules/(fastify|@fastify)/'),
    only('nouns-know-no-gateway', server(...nouns), server('rest', 'http', 'embedded', 'commands', 'start')),
    only('services-know-no-graphql', '\\.service\\.ts$', server('graphql')),
    only('only-the-data-source-knows-entities', '^graphql-api/src/database/(?!data-source\\.ts)', server(...nouns)),
    only('the-ground-knows-nothing-above-it', server(...ground), server(...above)),
    only('backup-knows-pictures-alone', server('backup'), server(...nounsBut('picture'))),
    only('search-knows-no-shop', server('search'), server(...nouns, 'database', 'graphql', 'rest', 'http')),
    only('csv-knows-no-shop', server('csv'), server(...nouns, 'database', 'graphql', 'rest', 'http')),
    only('rest-reaches-only-documents', server('rest'), server(...nouns, 'database', 'embedded', 'commands')),
    only(
      'only-the-identity-folder-knows-firebase',
      '^graphql-api/src/(?!identity/)',
      '(^|/)node_modules/firebase-admin/',
    ),
    only('server-tests-help-only-tests', '^graphql-api/src/(?!testing/)', server('testing')),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'types', 'import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
}
