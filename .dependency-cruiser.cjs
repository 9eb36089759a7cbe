// The house rules about who may import whom; a broken one fails `npm run check`.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(gateway|services|web|e2e|locales|schema)/', pathNot: [...allowed, '__generated__'] },
});

// The rooms of the gateway, with what each may import besides itself.
const GATEWAY_ROOMS = {
  config: ['^locales/languages\\.json$'],
  errors: ['^gateway/src/config/', '^locales/en\\.json$'],
  // Pure functions.
  rules: ['^locales/letters\\.json$'],
  auth: ['^gateway/src/(config|errors)/'],
  // Counts what clients write.
  rates: ['^gateway/src/config/'],
  // The API keys of internal clients.
  keys: ['^gateway/src/config/'],
  rest: ['^gateway/src/(auth|config|errors)/', '^schema/rest/'],
  loaders: ['^gateway/src/(rest|errors|config)/'],
  // Knows rows and loaders by their types.
  builder: [
    '^gateway/src/(auth|errors|config)/',
    '^gateway/src/(rest/(rows|call|callLimits)|loaders/requestLoaders)\\.ts$',
  ],
  // Asks the loaders of its context and never calls REST itself.
  schema: [
    '^gateway/src/(builder|rules|auth|errors|config)/',
    '^gateway/src/rest/(rows|outcome)\\.ts$',
    '^schema/(limits|pictureSizes)\\.json$',
  ],
  // Puts everything together for a request.
  server: [
    '^gateway/src/(auth|builder|keys|rules|rates|rest|errors|config)/',
    '^gateway/src/(schema/index|loaders/requestLoaders)\\.ts$',
  ],
};

const gatewayRooms = Object.entries(GATEWAY_ROOMS).map(([room, others]) =>
  only(
    `gateway-${room}`,
    `^gateway/src/${room}/`,
    [`^gateway/src/${room}/`, ...others],
    `gateway/src/${room} imports only what its entry in GATEWAY_ROOMS names.`,
  ),
);

// The rooms of web: each imports only what stands before it.
const WEB_LAYERS = [
  'config',
  'relay',
  'i18n',
  'paths',
  'browser',
  'ui',
  'head',
  'routing',
  'auth',
  'shell',
  'features',
  'pages',
  'entry',
  'server',
];

// GraphQL is compiled by the build alone, so the queries of the server's own routes are handed over by `entry/server.tsx`.
const SERVER_QUERIES = '^web/src/server/.+Quer(?:y|ies)\\.ts$';

const webLayers = WEB_LAYERS.slice(0, -1).map((layer, index) => ({
  name: `web-${layer}`,
  comment: `web/src/${layer} imports only the rooms before it: ${WEB_LAYERS.join(' → ')}.`,
  severity: 'error',
  from: { path: `^web/src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^web/src/(${WEB_LAYERS.slice(index + 1).join('|')})/`,
    ...(layer === 'entry' ? { pathNot: SERVER_QUERIES } : {}),
  },
}));

// The layers of services: each imports only those before it. The back ends do not import each other.
const SERVICES_LAYERS = [
  'config',
  'text',
  'html',
  'rest',
  'db',
  'sql',
  'net-pay',
  'process',
  'contract',
  'identity',
  'limits',
  'purging',
  'mail',
  'server',
  'counting',
  'offer-filter',
  'uploads',
  'leads',
  'user-data',
  'moderation',
  'alerts',
  'backup',
  '(?:web-api|more-jobs|ip-lookup|images|partner-site|outbox)',
  'documentation',
  'app',
];

const servicesLayers = SERVICES_LAYERS.slice(0, -1).map((layer, index) => ({
  name: `services-${layer}`,
  comment: 'A folder of services/src imports only those before it in SERVICES_LAYERS.',
  severity: 'error',
  from: { path: `^services/src/${layer}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^services/src/(${SERVICES_LAYERS.slice(index + 1).join('|')})/` },
}));

const BACK_ENDS = SERVICES_LAYERS.find((layer) => layer.includes('|'));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Cycles are fatal.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import must lead somewhere.',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot:
          '__generated__|[?]no-inline$|^virtual:|^fastify/types/|^@graphql-typed-document-node/core$|^react-relay/relay-hooks/',
      },
    },
    {
      name: 'workspaces-apart',
      severity: 'error',
      comment: 'Workspaces meet in schema/ and locales/ only; what all servers do is in server/.',
      from: { path: '^(gateway|services|web|e2e)/' },
      to: { path: '^(gateway|services|web|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'server-alone',
      severity: 'error',
      comment: 'What all servers do knows none of them.',
      from: { path: '^server/' },
      to: { path: '^(gateway|services|web|e2e|locales|schema|scripts)/' },
    },
    {
      name: 'lab-apart',
      severity: 'error',
      comment: 'The laboratory looks at the product from outside; the product does not know it.',
      from: { path: '^(gateway|server|services|web|schema)/', pathNot: '/test/' },
      to: { path: '^lab/' },
    },
    {
      name: 'browser-without-server',
      severity: 'error',
      comment: 'Only the server of the site and its settings have what all servers do.',
      from: { path: '^web/src/', pathNot: '^web/src/(server|config)/' },
      to: { path: '^server/src/' },
    },
    {
      name: 'services-alone',
      severity: 'error',
      comment:
        'The reference services use nothing of ours but facts of languages and pages, limits, and texts: their mails, and titles of pages (read as files).',
      from: { path: '^(services/src|sample)/' },
      to: {
        path: '^(locales|schema)/',
        pathNot: '^(locales/(languages|letters|mails/en)|schema/(pages|limits|pictureSizes))\\.json$',
      },
    },
    {
      name: 'trusted-texts',
      severity: 'error',
      comment: 'Few places may mark texts as safe markup or scripts for browsers with Trusted Types.',
      from: {
        path: '^web/src/',
        pathNot:
          '^web/src/(ui/rich-text/((RichText|written)\\.tsx|trusted\\.test\\.ts)|head/StructuredData\\.tsx|features/offline/startOffline\\.tsx)$',
      },
      to: { path: '^web/src/ui/rich-text/trusted\\.ts$' },
    },
    {
      name: 'client-alone',
      severity: 'error',
      comment: 'The client is published: it has only what it brings along.',
      from: { path: '^schema/client/' },
      to: { path: '^(gateway|server|services|web|e2e|locales|scripts|schema)/', pathNot: '^schema/client/' },
    },
    ...gatewayRooms,
    ...servicesLayers,
    {
      name: 'services-layers-known',
      comment: 'A folder of services/src is one of the layers.',
      severity: 'error',
      from: {
        path: '^services/src/[^/]+/',
        pathNot: `^services/src/(${SERVICES_LAYERS.join('|')})/`,
      },
      to: {},
    },
    {
      name: 'back-ends-apart',
      comment: 'A back end imports no other.',
      severity: 'error',
      from: { path: `^services/src/(${BACK_ENDS.replace('?:', '')})/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^services/src/${BACK_ENDS}/`, pathNot: '^services/src/$1/' },
    },
    {
      name: 'gateway-rooms-known',
      comment: 'A folder of gateway/src is one of the rooms, so that a rule says what it may import.',
      severity: 'error',
      from: {
        path: '^gateway/src/[^/]+/',
        pathNot: `^gateway/src/(${Object.keys(GATEWAY_ROOMS).join('|')})/|__generated__`,
      },
      to: {},
    },
    {
      name: 'gateway-server-rooms',
      severity: 'error',
      comment:
        'The folders of the server meet in createGateway and createGraphql only; `request` is open to all.',
      from: { path: '^gateway/src/server/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^gateway/src/server/', pathNot: '^gateway/src/server/($1|request)/' },
    },
    {
      name: 'gateway-refs',
      severity: 'error',
      comment: 'A noun of the graph imports only refs of other nouns, and what all mutations share.',
      from: { path: '^gateway/src/schema/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^gateway/src/schema/[^/]+/',
        pathNot: ['^gateway/src/schema/($1|mutation)/', '\\.ref\\.ts$'],
      },
    },
    {
      name: 'sample-apart',
      severity: 'error',
      comment: 'The services do not import the sample data; only their start fills a database with it.',
      from: { path: '^services/src/', pathNot: '^services/src/main\\.ts$' },
      to: { path: '^sample/' },
    },
    {
      name: 'identity-apart',
      severity: 'error',
      comment:
        'The services do not import the identity service; only their start, settings and contracts do.',
      from: {
        path: '^services/src/',
        pathNot: '^services/src/(main|config/parseConfig|documentation/print)\\.ts$',
      },
      to: { path: '^identity/' },
    },
    {
      name: 'identity-uses-no-back-end',
      severity: 'error',
      comment: 'The identity service imports no back end, as it would not in production.',
      from: { path: '^identity/' },
      to: {
        path: '^services/src/(web-api|more-jobs|ip-lookup|images|partner-site|leads)/',
      },
    },
    {
      name: 'service-apart',
      severity: 'error',
      comment: 'One back end never imports another.',
      from: { path: '^services/src/(web-api|more-jobs|ip-lookup|images|partner-site)/' },
      to: {
        path: '^services/src/(web-api|more-jobs|ip-lookup|images|partner-site)/',
        pathNot: '^services/src/$1/',
      },
    },
    {
      name: 'page-apart',
      severity: 'error',
      comment: 'A page never imports another page.',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/($1/|pageRoutes\\.tsx$)' },
    },
    ...webLayers,
    {
      name: 'web-rooms-known',
      comment: 'A folder of web/src is one of the rooms, so that it has its place in their order.',
      severity: 'error',
      from: { path: `^web/src/[^/]+/`, pathNot: `^web/src/(${WEB_LAYERS.join('|')}|__generated__)/` },
      to: {},
    },
    only(
      'web-ui',
      '^web/src/ui/',
      ['^web/src/ui/', '^schema/pictureSizes\\.json$'],
      'Looks know nothing of ours.',
    ),
    {
      name: 'environment-in-config',
      severity: 'error',
      comment: 'Only config/ reads the environment.',
      from: {
        path: '^((gateway|server|services|web)/src|sample|identity)/',
        pathNot: '/config/|/main\\.ts$|\\.test\\.',
      },
      to: { path: '^node:process$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '__generated__|/dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
