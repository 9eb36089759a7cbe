// One compiler run for the whole site: artifacts beside the code that uses them, operations in schema/persisted.json.
module.exports = {
  src: './web/src',
  schema: './schema/schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/src/__generated__',
  eagerEsModules: true,
  noFutureProofEnums: true,
  excludes: ['**/__generated__/**', '**/node_modules/**'],
  customScalarTypes: {
    CountryCode: 'string',
    CurrencyCode: 'string',
    Date: 'string',
    DateTime: 'string',
    JSON: 'unknown',
    LanguageCode: 'string',
    URL: 'string',
    UUID: 'string',
  },
  // Leaves a fifth out of the artifacts, which the browser loads and parses.
  featureFlags: { skip_printing_nulls: { kind: 'enabled' } },
  persistConfig: { file: './schema/persisted.json', algorithm: 'SHA256' },
};
